import type { KeptFile, ModelStore } from "../types/public.ts";

/** Name of the Cache storage that holds the files of models. */
const CACHE = "pusula-models";
/** Header with the model id of a kept file, encoded. */
const MODEL = "x-pusula-model";
/** Header that marks a note about a model, which is no file of it. */
const NOTE = "x-pusula-note";

/** The browser's Cache storage where there is one and it may be used, else the memory of this process. */
export async function openStore(): Promise<ModelStore> {
	return typeof caches === "undefined"
		? memoryStore()
		: caches.open(CACHE).then(cacheStore, () => memoryStore());
}

/** Files in the memory of this process. */
export function memoryStore(): ModelStore {
	const kept = new Map<string, KeptFile & { readonly content: Uint8Array<ArrayBuffer> }>();
	return {
		read: (url) => Promise.resolve(kept.get(url)?.content),
		keep: (url, content, model, isNote = false) => {
			kept.set(url, { url, model, bytes: content.byteLength, isNote, content });
			return Promise.resolve();
		},
		sizeOf: (url) => Promise.resolve(kept.get(url)?.bytes),
		remove: (url) => {
			kept.delete(url);
			return Promise.resolve();
		},
		list: () => Promise.resolve([...kept.values()]),
	};
}

function cacheStore(cache: Cache): ModelStore {
	return {
		read: async (url) => {
			const found = await cache.match(url);
			return found && new Uint8Array(await found.arrayBuffer());
		},
		keep: (url, bytes, model, isNote = false) => {
			const headers = {
				"content-length": String(bytes.byteLength),
				[MODEL]: encodeURIComponent(model),
				...(isNote && { [NOTE]: "1" }),
			};
			return cache.put(url, new Response(bytes, { headers }));
		},
		sizeOf: async (url) => sizeOf(await cache.match(url)),
		remove: async (url) => void (await cache.delete(url)),
		list: async () => {
			const requests = await cache.keys();
			const files = await Promise.all(
				requests.map(async ({ url }) => toKeptFile(url, await cache.match(url))),
			);
			return files.filter((file) => file !== undefined);
		},
	};
}

function sizeOf(response: Response | undefined): number | undefined {
	return response && Number(response.headers.get("content-length"));
}

function toKeptFile(url: string, response: Response | undefined): KeptFile | undefined {
	const model = response?.headers.get(MODEL) ?? undefined;
	if (response === undefined || model === undefined) return undefined;
	return {
		url,
		model: decodeURIComponent(model),
		bytes: sizeOf(response) ?? 0,
		isNote: response.headers.has(NOTE),
	};
}
