/**
 * Undoes `compressLzw`. Source: GIF89a specification (CompuServe, 1990), appendix F.
 * @throws Error where the codes make no sense or lack their end.
 */
export function decompressLzw(codes: Buffer, codeBits: number): Uint8Array {
	const clear = 1 << codeBits;
	const end = clear + 1;
	const output: number[] = [];
	let table: number[][] = [];
	let width = codeBits + 1;
	let before: number[] | undefined;
	let bit = 0;
	while (bit + width <= codes.length * 8) {
		const code = readBits(codes, bit, width);
		bit += width;
		if (code === end) return Uint8Array.from(output);
		if (code === clear) {
			table = Array.from({ length: clear + 2 }, (_, i) => [i]);
			width = codeBits + 1;
			before = undefined;
			continue;
		}
		const entry = table[code] ?? (before && code === table.length ? [...before, before[0] ?? 0] : undefined);
		if (entry === undefined) throw new Error(`Code ${code} is not in the table yet.`);
		output.push(...entry);
		if (before && table.length < 4096) table.push([...before, entry[0] ?? 0]);
		if (table.length === 1 << width && width < 12) width += 1;
		before = entry;
	}
	throw new Error("The codes lack their end.");
}

function readBits(bytes: Buffer, start: number, count: number): number {
	let value = 0;
	for (let i = 0; i < count; i++) {
		const bit = start + i;
		value |= (((bytes[bit >> 3] ?? 0) >> (bit & 7)) & 1) << i;
	}
	return value;
}
