import { download } from "../files/download.ts";
import { request, type Requests } from "../files/request.ts";
import { absoluteUrl } from "../files/place.ts";
import { isNode } from "../lib/is-node.ts";
import type { Library } from "../types/loaded-model.ts";
import type { TesseractFiles } from "../types/public.ts";

/** What runs models, as one file that has to be fetched before the first model of a thread runs. */
export interface RuntimeFile {
	/** Undefined where its host names no size, or compresses it. */
	readonly bytes: number | undefined;
	/** Fetches it; every chunk is counted. */
	readonly fetch: (onBytes: (bytes: number) => void) => Promise<void>;
}

/** What is to come of ONNX Runtime; undefined where it is here already or a cache of the page holds it. */
export async function findRuntime({ env }: Library, requests: Requests): Promise<RuntimeFile | undefined> {
	const { wasm } = env.backends.onnx;
	const { wasm: url } = Object(wasm?.wasmPaths) as { readonly wasm?: string | URL }; // absent where one folder is named
	if (isNode() || !wasm || !url || wasm.wasmBinary) return undefined;
	return findFile("ONNX Runtime", String(url), requests, (bytes) => (wasm.wasmBinary = bytes));
}

/**
 * What is to come of Tesseract, which its thread then finds in the cache of the page or of HTTP; undefined where a cache of the
 * page holds it already, or a folder is named.
 */
export async function findTextReader(
	{ coreUrl = "" }: TesseractFiles,
	requests: Requests,
): Promise<RuntimeFile | undefined> {
	if (isNode() || !coreUrl.endsWith(".js")) return undefined;
	return findFile("Tesseract", absoluteUrl(coreUrl), requests);
}

/** Where the file's host cannot be reached now, what needs the file tries for itself. */
async function findFile(
	name: string,
	url: string,
	requests: Requests,
	use?: (file: Uint8Array<ArrayBuffer>) => void,
): Promise<RuntimeFile | undefined> {
	const { caches } = globalThis as Partial<typeof globalThis>;
	if (await caches?.match(url, { ignoreVary: true })) return undefined;
	const head = await request(url, name, { ...requests, method: "HEAD" }).catch(() => undefined);
	if (!head?.ok) return undefined;
	const { headers } = head;
	const bytes = headers.has("content-encoding")
		? undefined
		: Number(headers.get("content-length")) || undefined;
	return {
		bytes,
		async fetch(onBytes) {
			const facts = { bytes, isExact: bytes !== undefined };
			const file = await download({ url, model: name, path: url, facts, requests, onBytes });
			use?.(file);
		},
	};
}
