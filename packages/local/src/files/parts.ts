import { FROM, toKey } from "./file-keys.ts";
import type { FileFacts } from "./listing.ts";
import type { Place } from "./place.ts";
import type { ModelStore } from "../types/public.ts";

/** What has come of a file that is not whole yet, kept in pieces: a later call goes on behind them. */
export interface Parts {
	/** Bytes of the kept pieces that follow each other from the start. */
	readonly size: () => Promise<number>;
	/** Gives the kept pieces in their order. */
	readonly restore: (onPiece: (piece: Uint8Array) => void) => Promise<void>;
	/** Keeps what is new of the bytes so far, once there is enough of it. A piece that finds no room is not kept. */
	readonly keep: (bytes: Uint8Array<ArrayBuffer>) => void;
	/** Keeps what is new, however little; resolves when it is kept. */
	readonly keepRest: (bytes: Uint8Array<ArrayBuffer>) => Promise<unknown>;
	readonly drop: () => Promise<void>;
}

/** Bytes of a piece. A page that is closed loses less than that. */
const PIECE_BYTES = 8_000_000;
/** The pieces of one version of a file. Undefined where the version is not known, or no part of the file can be requested. */
export function partsOf(place: Place, path: string, facts: FileFacts, store: ModelStore): Parts | undefined {
	const { etag, gitId, isExact, sha256 } = facts;
	if (!isExact || (sha256 ?? gitId ?? etag) === undefined) return undefined;
	const version = etag === undefined ? facts : { ...facts, gitId: encodeURIComponent(etag) };
	return openParts(toKey(place, path, version) + FROM, toKey(place, path, facts), place.model, store);
}

/** The pieces whose keys begin so, of the file with the key `whole`. */
function openParts(key: string, whole: string, model: string, store: ModelStore): Parts {
	let kept = 0;
	let last: Promise<unknown> = Promise.resolve();
	/** Another tab may have kept the whole file by now, and would find no piece to delete any more. */
	async function keepPiece(
		before: Promise<unknown>,
		url: string,
		piece: Uint8Array<ArrayBuffer>,
	): Promise<void> {
		await before;
		if ((await store.sizeOf(whole)) === undefined) await store.keep(url, piece, model);
	}
	const keepFrom = (bytes: Uint8Array<ArrayBuffer>, least: number): Promise<unknown> => {
		const from = kept;
		if (bytes.byteLength - from < least) return last;
		kept = bytes.byteLength;
		const piece = bytes.slice(from);
		last = keepPiece(last, key + from, piece);
		last.catch(() => (kept = Infinity)); // what comes behind a gap could not be found again
		return last;
	};
	return {
		async size() {
			let at = 0;
			for (let size; (size = await store.sizeOf(key + at)); at += size);
			return at;
		},
		async restore(onPiece) {
			for (;;) {
				const piece = await store.read(key + kept);
				if (!piece?.byteLength) return;
				onPiece(piece);
				kept += piece.byteLength;
			}
		},
		keep: (bytes) => void keepFrom(bytes, PIECE_BYTES),
		keepRest: (bytes) => keepFrom(bytes, 1).catch(() => undefined),
		async drop() {
			await last.catch(() => undefined);
			kept = 0;
			// All of them, for another tab may have kept pieces behind a gap.
			for (const { url } of await store.list()) if (url.startsWith(key)) await store.remove(url);
		},
	};
}
