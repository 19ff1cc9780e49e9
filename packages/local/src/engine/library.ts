import type { ModelFiles } from "../files/model-files.ts";
import type { Device, LocalOptions } from "../types/public.ts";
import type { Library } from "../types/loaded-model.ts";
import { resolveDevice } from "./device.ts";
import { isNode } from "../lib/is-node.ts";
import { randomId } from "../lib/random.ts";
import { prepareNode } from "./prepare-node.ts";

/** Files that the library may read, by the name under which it knows their model. Its settings are one for a thread, and so is this. */
const opened = new Map<string, ModelFiles>();

/** Loads the library and lets it read through `withFiles` alone: it fetches nothing and keeps nothing itself. */
export async function loadLibrary(options: LocalOptions): Promise<Library> {
	const { runtimeUrl } = options;
	await prepareNode();
	const library = await import("@huggingface/transformers");
	const { env } = library;
	env.allowLocalModels = false;
	env.useWasmCache = false;
	env.useCustomCache = true;
	env.customCache = { match: readOpened, put: () => Promise.resolve() };
	env.fetch = fetchOpened;
	env.logLevel = library.LogLevel.NONE;
	const { wasm } = env.backends.onnx;
	if (wasm) {
		wasm.numThreads = countThreads();
		if (runtimeUrl !== undefined) wasm.wasmPaths = runtimeFiles(runtimeUrl, await resolveDevice(options));
		else if (isNode()) delete wasm.wasmPaths; // the runtime finds its own files there
	}
	return library;
}

/**
 * Calls with a name under which the library finds these files. A name is used once, also by another copy of this module
 * in the thread, for the library caches what it read.
 */
export async function withFiles<Result>(
	files: ModelFiles,
	use: (name: string) => Promise<Result>,
): Promise<Result> {
	const name = `pusula/${randomId()}`;
	opened.set(name, files);
	try {
		return await use(name);
	} finally {
		opened.delete(name);
	}
}

/** Threads of WebAssembly: one, unless the page is isolated from others. */
export function countThreads(): number {
	const { crossOriginIsolated = false, navigator } = globalThis as Partial<typeof globalThis>;
	return crossOriginIsolated ? Math.min(8, navigator?.hardwareConcurrency ?? 1) : 1;
}

/** The build without WebGPU has half the bytes of the one with it, and runs in browsers that cannot run the other. */
function runtimeFiles(folder: string, device: Device): { mjs: string; wasm: string } {
	const build = `ort-wasm-simd-threaded${device === "webgpu" ? ".asyncify" : ""}`;
	const name = `${folder.endsWith("/") ? folder : `${folder}/`}${build}`;
	return { mjs: `${name}.mjs`, wasm: `${name}.wasm` };
}

/** The whole file behind a URL of the library; undefined for any other URL, and for a file that the model lacks. */
async function readOpened(url: string): Promise<Response | undefined> {
	const { files, path } = toOpened(url);
	const bytes = await files?.read(path);
	return bytes && new Response(bytes, { headers: { "content-length": String(bytes.byteLength) } });
}

/** What the library would fetch: of our files the sizes alone, for it has read what is there. */
async function fetchOpened(input: string | URL, init?: RequestInit): Promise<Response> {
	const { files, path } = toOpened(String(input));
	if (path === "") return fetch(input, init);
	const facts = await files?.factsOf(path);
	const { bytes } = facts ?? {};
	return new Response(null, {
		status: facts ? 200 : 404,
		headers: bytes === undefined ? {} : { "content-length": String(bytes) },
	});
}

/** The file behind a URL of the library; an empty path for any other URL. */
function toOpened(url: string): { readonly files: ModelFiles | undefined; readonly path: string } {
	const [, name = "", path = ""] = /\/(pusula\/[\w-]+)\/resolve\/main\/(.+)$/.exec(url) ?? [];
	return { files: opened.get(name), path: decodeURIComponent(path) };
}
