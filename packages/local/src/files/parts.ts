import { FROM, toKey } from "./file-keys.ts";
import type { FileFacts } from "./listing.ts";
import type { Place } from "./place.ts";
import type { ModelStore } from "../types/public.ts";

/** What has come of a file that is not whole yet, kept in chunks: a later call goes on behind them. */
export interface Parts {
	/** Bytes of the kept chunks that follow each other from the start. */
	readonly size: () => Promise<number>;
	/** Gives the kept chunks in their order. */
	readonly restore: (onChunk: (chunk: Uint8Array) => void) => Promise<void>;
	/** Keeps what is new of the bytes so far, once there is enough of it. A chunk that finds no room is not kept. */
	readonly keep: (bytes: Uint8Array<ArrayBuffer>) => void;
	/** Keeps what is new, however little; resolves when it is kept. */
	readonly keepRest: (bytes: Uint8Array<ArrayBuffer>) => Promise<unknown>;
	readonly drop: () => Promise<void>;
}

/** Bytes of a chunk. A page that is closed loses less than that. */
const CHUNK_BYTES = 8_000_000;
/** The chunks of one version of a file. Undefined where the version is not known, or no part of the file can be requested. */
export function partsOf(place: Place, path: string, facts: FileFacts, store: ModelStore): Parts | undefined {
	const { etag, gitId, isExact, sha256 } = facts;
	if (!isExact || (sha256 ?? gitId ?? etag) === undefined) return undefined;
	const version = etag === undefined ? facts : { ...facts, gitId: encodeURIComponent(etag) };
	return openParts(toKey(place, path, version) + FROM, toKey(place, path, facts), place.model, store);
}

/** The chunks whose keys begin so, of the file with the key `whole`. */
function openParts(key: string, whole: string, model: string, store: ModelStore): Parts {
	let kept = 0;
	let last: Promise<unknown> = Promise.resolve();
	/** Another tab may have kept the whole file by now, and would find no chunk to delete any more. */
	async function keepChunk(
		before: Promise<unknown>,
		url: string,
		chunk: Uint8Array<ArrayBuffer>,
	): Promise<void> {
		await before;
		if ((await store.sizeOf(whole)) === undefined) await store.keep(url, chunk, model);
	}
	const keepFrom = (bytes: Uint8Array<ArrayBuffer>, least: number): Promise<unknown> => {
		const from = kept;
		if (bytes.byteLength - from < least) return last;
		kept = bytes.byteLength;
		const chunk = bytes.slice(from);
		last = keepChunk(last, key + from, chunk);
		last.catch(() => (kept = Infinity)); // what comes behind a gap could not be found again
		return last;
	};
	return {
		async size() {
			let at = 0;
			for (let size; (size = await store.sizeOf(key + at)); at += size);
			return at;
		},
		async restore(onChunk) {
			for (;;) {
				const chunk = await store.read(key + kept);
				if (!chunk?.byteLength) return;
				onChunk(chunk);
				kept += chunk.byteLength;
			}
		},
		keep: (bytes) => void keepFrom(bytes, CHUNK_BYTES),
		keepRest: (bytes) => keepFrom(bytes, 1).catch(() => undefined),
		async drop() {
			await last.catch(() => undefined);
			kept = 0;
			// All of them, for another tab may have kept chunks behind a gap.
			for (const { url } of await store.list()) if (url.startsWith(key)) await store.remove(url);
		},
	};
}
