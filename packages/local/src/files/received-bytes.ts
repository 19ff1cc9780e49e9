import { Problem, TOO_LARGE } from "../lib/problem.ts";

/** The bytes of a file as they come. */
export interface ReceivedBytes {
	/** How many have come, those above the expected size included. */
	readonly count: () => number;
	readonly add: (piece: Uint8Array) => void;
	readonly clear: () => void;
	readonly whole: () => Uint8Array<ArrayBuffer>;
}

/**
 * Room for a file: taken once where its size is known, so that it lies in memory a single time.
 * @throws Problem `out-of-memory`
 */
export function receiveBytes(size: number | undefined): ReceivedBytes {
	return size === undefined ? growing() : fixed(size);
}

function fixed(size: number): ReceivedBytes {
	const bytes = allocate(size);
	let count = 0;
	return {
		count: () => count,
		add: (piece) => {
			bytes.set(piece.subarray(0, Math.max(0, size - count)), Math.min(count, size));
			count += piece.byteLength;
		},
		clear: () => (count = 0),
		whole: () => bytes.subarray(0, Math.min(count, size)),
	};
}

function growing(): ReceivedBytes {
	const pieces: Uint8Array[] = [];
	const count = (): number => pieces.reduce((sum, { byteLength }) => sum + byteLength, 0);
	return {
		count,
		add: (piece) => pieces.push(piece),
		clear: () => (pieces.length = 0),
		whole: () => {
			const bytes = allocate(count());
			let at = 0;
			for (const piece of pieces) {
				bytes.set(piece, at);
				at += piece.byteLength;
			}
			return bytes;
		},
	};
}

function allocate(size: number): Uint8Array<ArrayBuffer> {
	try {
		return new Uint8Array(size);
	} catch (cause) {
		throw new Problem("out-of-memory", TOO_LARGE, { cause });
	}
}
