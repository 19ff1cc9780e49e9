import { download } from "../files/download.ts";
import { request, type Requests } from "../files/request.ts";
import { isNode } from "../lib/is-node.ts";
import type { Library } from "../types/loaded-model.ts";

/** The WebAssembly of ONNX Runtime, which has to be fetched before the first model of a thread runs. */
export interface RuntimeFile {
	/** Undefined where its host names no size, or compresses it. */
	readonly bytes: number | undefined;
	/** Fetches it for the library; every chunk is counted. */
	readonly fetch: (onBytes: (bytes: number) => void) => Promise<void>;
}

const NAME = "ONNX Runtime";

/**
 * What is to come of the runtime; undefined where it is here already or a cache of the page holds it. Where its host cannot
 * be reached now, the library tries for itself.
 */
export async function findRuntime(
	{ env }: Library,
	requests: Requests,
	store = globalThis.caches as CacheStorage | undefined,
): Promise<RuntimeFile | undefined> {
	const { wasm } = env.backends.onnx;
	const { wasm: url } = Object(wasm?.wasmPaths) as { readonly wasm?: string | URL }; // absent where one folder is named
	if (isNode() || !wasm || !url || wasm.wasmBinary) return undefined;
	const path = String(url);
	if (await store?.match(path, { ignoreVary: true })) return undefined;
	const head = await request(path, NAME, { ...requests, method: "HEAD" }).catch(() => undefined);
	if (!head?.ok) return undefined;
	const { headers } = head;
	const bytes = headers.has("content-encoding")
		? undefined
		: Number(headers.get("content-length")) || undefined;
	return {
		bytes,
		async fetch(onBytes) {
			const facts = { bytes, isExact: bytes !== undefined };
			wasm.wasmBinary = await download({ url: path, model: NAME, path, facts, requests, onBytes });
		},
	};
}
