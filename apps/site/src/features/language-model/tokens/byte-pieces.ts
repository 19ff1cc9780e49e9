/** A part of a token as a reader sees it: letters, or a byte that is no whole letter by itself. */
export type TokenPart =
	{ readonly kind: "text"; readonly text: string } | { readonly kind: "byte"; readonly byte: number };

/**
 * The bytes of a token of a byte-level vocabulary, which writes each byte as a visible letter: `Ġ` is a space, `ÄŁ` the
 * two bytes of `ğ`.
 */
export function toBytes(token: string): readonly number[] {
	return Array.from(token).flatMap((letter) => BYTES.get(letter) ?? [...new TextEncoder().encode(letter)]);
}

/** The parts of a token: as much text as its bytes hold, and single bytes where a letter is cut. */
export function toParts(bytes: readonly number[]): readonly TokenPart[] {
	const parts: TokenPart[] = [];
	for (let at = 0; at < bytes.length;) {
		const letter = readLetter(bytes, at);
		const last = parts.at(-1);
		if (letter === undefined) parts.push({ kind: "byte", byte: bytes[at] ?? 0 });
		else if (last?.kind === "text") parts.splice(-1, 1, { kind: "text", text: last.text + letter.text });
		else parts.push({ kind: "text", text: letter.text });
		at += letter?.length ?? 1;
	}
	return parts;
}

/** The text of some bytes, with a replacement mark for each letter that is not whole. */
export function decodeBytes(bytes: readonly number[]): string {
	return new TextDecoder().decode(Uint8Array.from(bytes));
}

/** A byte as two letters: `C4`. */
export function toHex(byte: number): string {
	return byte.toString(16).toUpperCase().padStart(2, "0");
}

/** The whole letter that begins at a byte; undefined where none does. */
function readLetter(
	bytes: readonly number[],
	at: number,
): { readonly text: string; readonly length: number } | undefined {
	const first = bytes[at] ?? 0;
	const length = first < 0x80 ? 1 : first < 0xc0 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
	if (length === 0 || at + length > bytes.length) return undefined;
	try {
		const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
		return { text: decoder.decode(Uint8Array.from(bytes.slice(at, at + length))), length };
	} catch {
		return undefined;
	}
}

/** The letter by which byte-level vocabularies write each byte: itself where it is visible, else one from 256 on. */
const BYTES: ReadonlyMap<string, number> = (() => {
	const isVisible = (byte: number): boolean =>
		(byte >= 0x21 && byte <= 0x7e) || (byte >= 0xa1 && byte <= 0xac) || byte >= 0xae;
	const bytes = Array.from({ length: 256 }, (_, byte) => byte);
	const hidden = bytes.filter((byte) => !isVisible(byte));
	return new Map([
		...bytes.filter(isVisible).map((byte) => [String.fromCodePoint(byte), byte] as const),
		...hidden.map((byte, index) => [String.fromCodePoint(256 + index), byte] as const),
	]);
})();
