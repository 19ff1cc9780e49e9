import type { KeptFile, ModelStore } from "../types/public.ts";
import { FROM } from "./file-keys.ts";

/** Name of the Cache storage that holds the files of models. */
const CACHE = "pusula-models";
/** Header with the model id of a kept file, encoded. */
const MODEL = "x-pusula-model";
/** Header that marks a note about a model, which is no file of it. */
const NOTE = "x-pusula-note";

/**
 * The browser's Cache storage where there is one and it may be used, else the memory of this process.
 * @param memoryBytes Most bytes of all files in memory, but for those of one model that is larger. Default: 512 MiB.
 */
export async function openStore(memoryBytes?: number): Promise<ModelStore> {
	return typeof caches === "undefined"
		? memoryStore(memoryBytes)
		: caches.open(CACHE).then(cacheStore, () => memoryStore(memoryBytes));
}

/** 512 MiB. */
const MEMORY_BYTES = 536_870_912;

/**
 * Files in the memory of this process. Where they are more than `mostBytes`, those of other models than the one that a file is
 * kept for go, the model kept first before the others. The chunks of a file go before it is kept, so that it does not count twice.
 */
export function memoryStore(mostBytes = MEMORY_BYTES): ModelStore {
	const kept = new Map<string, KeptFile & { readonly content: Uint8Array<ArrayBuffer> }>();
	const isFull = (): boolean => [...kept.values()].reduce((sum, { bytes }) => sum + bytes, 0) > mostBytes;
	return {
		read: (url) => Promise.resolve(kept.get(url)?.content),
		keep: (url, content, model, isNote = false) => {
			const start = `${url.split("?")[0]}?`; // chunks have the hash of their version behind it
			if (!url.includes(FROM))
				for (const key of kept.keys()) if (key.startsWith(start) && key.includes(FROM)) kept.delete(key);
			kept.set(url, { url, model, bytes: content.byteLength, isNote, content });
			while (isFull()) {
				const first = [...kept.values()].find((file) => file.model !== model);
				if (!first) break;
				for (const [key, file] of kept) if (file.model === first.model) kept.delete(key);
			}
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
