import { Problem, TOO_LARGE } from "../lib/problem.ts";

/** Room for the first bytes of a file whose size is not known. */
const FIRST_ROOM = 65_536;

/** The bytes of a file as they come. */
export interface ReceivedBytes {
	/** How many have come, those above the expected size included. */
	readonly count: () => number;
	readonly add: (chunk: Uint8Array) => void;
	readonly clear: () => void;
	readonly whole: () => Uint8Array<ArrayBuffer>;
}

/**
 * Room for a file: taken once where its size is known, so that it lies in memory a single time.
 * @throws Problem `out-of-memory`
 */
export function receiveBytes(size?: number): ReceivedBytes {
	let bytes = allocate(size ?? FIRST_ROOM);
	let count = 0;
	return {
		count: () => count,
		add: (chunk) => {
			const end = count + chunk.byteLength;
			if (size === undefined && end > bytes.byteLength) {
				const more = allocate(2 * end);
				more.set(bytes);
				bytes = more;
			}
			bytes.set(chunk.subarray(0, Math.max(0, bytes.byteLength - count)), Math.min(count, bytes.byteLength));
			count = end;
		},
		clear: () => (count = 0),
		whole: () => bytes.subarray(0, count),
	};
}

function allocate(size: number): Uint8Array<ArrayBuffer> {
	try {
		return new Uint8Array(size);
	} catch (cause) {
		throw new Problem("out-of-memory", TOO_LARGE, { cause });
	}
}
