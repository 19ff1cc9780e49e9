const LONGEST_CODE_BITS = 12;
const MOST_CODES = 1 << LONGEST_CODE_BITS;

/**
 * Compresses palette positions with the variable-length LZW of GIF files.
 * Source: GIF89a specification (CompuServe, 1990), appendix F.
 * @param positions each below `1 << codeBits`
 * @param codeBits bits of one position, 2 to 8
 */
export function compressLzw(positions: Uint8Array, codeBits: number): Buffer {
	const clear = 1 << codeBits;
	const output = new BitWriter();
	let table = new Map<number, number>();
	let next = clear + 2;
	let width = codeBits + 1;
	output.write(clear, width);
	let prefix = positions[0];
	for (const position of positions.subarray(1)) {
		const key = (prefix ?? 0) * 256 + position;
		const known = table.get(key);
		if (known !== undefined) {
			prefix = known;
			continue;
		}
		output.write(prefix ?? 0, width);
		prefix = position;
		if (next === MOST_CODES) {
			output.write(clear, width);
			table = new Map();
			next = clear + 2;
			width = codeBits + 1;
			continue;
		}
		if (next === 1 << width) width += 1;
		table.set(key, next);
		next += 1;
	}
	if (prefix !== undefined) {
		output.write(prefix, width);
		if (next === 1 << width && width < LONGEST_CODE_BITS) width += 1;
	}
	output.write(clear + 1, width);
	return output.toBuffer();
}

/** Packs codes into bytes, the lowest bit first. */
class BitWriter {
	readonly #bytes: number[] = [];
	#pending = 0;
	#pendingBits = 0;

	write(code: number, width: number): void {
		this.#pending |= code << this.#pendingBits;
		this.#pendingBits += width;
		while (this.#pendingBits >= 8) {
			this.#bytes.push(this.#pending & 255);
			this.#pending >>>= 8;
			this.#pendingBits -= 8;
		}
	}

	toBuffer(): Buffer {
		return Buffer.from(this.#pendingBits > 0 ? [...this.#bytes, this.#pending & 255] : this.#bytes);
	}
}
