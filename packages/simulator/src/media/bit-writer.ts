import type { Bytes } from "./bytes.ts";

/** Collects bits, the highest of each byte first, as video headers are written. */
export interface BitWriter {
	/** The lowest `count` bits of a value. */
	readonly bits: (value: number, count: number) => void;
	/** An unsigned Exp-Golomb number. */
	readonly golomb: (value: number) => void;
	/** Whole bytes after filling the current one with zero bits. */
	readonly bytes: (bytes: Bytes) => void;
	/** The end mark of a unit (a one, then zeros to a full byte) and everything written. */
	readonly end: () => Bytes;
}

/** Makes an empty writer. */
export function createBitWriter(): BitWriter {
	const written: number[] = [];
	let current = 0;
	let filled = 0;
	const bit = (value: number): void => {
		current = (current << 1) | (value & 1);
		filled += 1;
		if (filled < 8) return;
		written.push(current);
		current = 0;
		filled = 0;
	};
	const bits = (value: number, count: number): void => {
		for (let place = count - 1; place >= 0; place--) bit(value >>> place);
	};
	const align = (): void => {
		bits(0, (8 - filled) % 8);
	};
	return {
		bits,
		golomb: (value) => {
			const length = 32 - Math.clz32(value + 1);
			bits(0, length - 1);
			bits(value + 1, length);
		},
		bytes: (bytes) => {
			align();
			for (const byte of bytes) written.push(byte);
		},
		end: () => {
			bit(1);
			align();
			return Uint8Array.from(written);
		},
	};
}
