import { FROM, toKey } from "./file-keys.ts";
import type { FileFacts } from "./listing.ts";
import type { Place } from "./place.ts";
import type { ModelStore } from "../types/public.ts";

/** What has come of a file that is not whole yet, kept in pieces: a later call goes on behind them. */
export interface Parts {
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
	return openParts(toKey(place, path, version) + FROM, place.model, store);
}

/** The pieces whose keys begin so. */
function openParts(key: string, model: string, store: ModelStore): Parts {
	let kept = 0;
	let last: Promise<unknown> = Promise.resolve();
	const keepFrom = (bytes: Uint8Array<ArrayBuffer>, least: number): Promise<unknown> => {
		const from = kept;
		if (bytes.byteLength - from < least) return last;
		kept = bytes.byteLength;
		const piece = bytes.slice(from);
		last = last.then(() => store.keep(key + from, piece, model));
		last.catch(() => (kept = Infinity)); // what comes behind a gap could not be found again
		return last;
	};
	return {
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
			for (let at = 0, size; (size = await store.sizeOf(key + at)); at += size) await store.remove(key + at);
		},
	};
}
