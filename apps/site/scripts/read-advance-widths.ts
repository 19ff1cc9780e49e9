/**
 * How far each of the letters that a TrueType font has moves the pen, in thousandths of the font's size.
 * Reads the tables `cmap` (format 4), `head`, `hhea` and `hmtx` of the OpenType specification.
 */
export function readAdvanceWidths(font: Uint8Array, letters: string): ReadonlyMap<string, number> {
	const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
	const tables = listTables(view);
	const unitsPerEm = view.getUint16(tables("head") + 18);
	const lastWidth = view.getUint16(tables("hhea") + 34) - 1;
	const toGlyph = readCharacterMap(view, tables("cmap"));
	const widths = new Map<string, number>();
	for (const letter of letters) {
		const glyph = toGlyph(letter.codePointAt(0) ?? 0);
		if (glyph === 0) continue;
		const advance = view.getUint16(tables("hmtx") + 4 * Math.min(glyph, lastWidth));
		widths.set(letter, Math.round((1000 * advance) / unitsPerEm));
	}
	return widths;
}

function listTables(view: DataView): (tag: string) => number {
	const offsets = new Map<string, number>();
	for (let index = 0; index < view.getUint16(4); index++) {
		const record = 12 + 16 * index;
		const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(record + byte)));
		offsets.set(tag, view.getUint32(record + 8));
	}
	return (tag) => {
		const offset = offsets.get(tag);
		if (offset === undefined) throw new Error(`The font has no table ${tag}`);
		return offset;
	};
}

/** The glyph of a code point by the first subtable of format 4; 0 where there is none. */
function readCharacterMap(view: DataView, cmap: number): (code: number) => number {
	const subtables = Array.from({ length: view.getUint16(cmap + 2) }, (_, index) =>
		view.getUint32(cmap + 8 + 8 * index),
	);
	const table = subtables.map((offset) => cmap + offset).find((at) => view.getUint16(at) === 4);
	if (table === undefined) throw new Error("The font has no character map of format 4");
	const size = view.getUint16(table + 6);
	const ends = table + 14;
	const starts = ends + size + 2;
	return (code) => {
		for (let at = 0; at < size; at += 2) {
			if (view.getUint16(ends + at) < code) continue;
			const start = view.getUint16(starts + at);
			if (start > code) return 0;
			const delta = view.getUint16(starts + size + at);
			const ranges = starts + 2 * size + at;
			const range = view.getUint16(ranges);
			if (range === 0) return (code + delta) & 0xffff;
			const glyph = view.getUint16(ranges + range + 2 * (code - start));
			return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
		}
		return 0;
	};
}
