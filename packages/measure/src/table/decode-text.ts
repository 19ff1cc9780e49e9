import { TableError } from "./table-error.ts";

/** Encodings that are detected from the bytes of a file. */
export type TextEncoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1254";

/** The text of a file, and how it was encoded. */
export interface DecodedText {
	/** The text, without the mark. */
	readonly text: string;
	/** How the bytes were encoded. */
	readonly encoding: TextEncoding;
}

/**
 * The text of a file's bytes: by its byte order mark, as UTF-8 where that is possible, and else as Windows-1254, in which
 * spreadsheets on Turkish machines save. The mark is not part of the text.
 * @param bytes The whole file.
 * @throws TableError code `not-text` where zero bytes show that it is no text
 * @example
 * decodeText(new Uint8Array([0x49, 0xfd, 0xf0])); // { text: "Iığ", encoding: "windows-1254" }
 */
export function decodeText(bytes: Uint8Array): DecodedText {
	const marked = findMarkedEncoding(bytes);
	if (marked) return { text: new TextDecoder(marked).decode(bytes), encoding: marked };
	try {
		return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), encoding: "utf-8" };
	} catch {
		return { text: new TextDecoder("windows-1254").decode(bytes), encoding: "windows-1254" };
	}
}

/**
 * The encoding that the byte order mark of a file names; undefined without a mark.
 * @param bytes the file, or its first 8 KB
 * @throws TableError code `not-text` where zero bytes show that it is no text
 * @example
 * findMarkedEncoding(new Uint8Array([0xef, 0xbb, 0xbf, 0x61])); // "utf-8"
 */
export function findMarkedEncoding(bytes: Uint8Array): TextEncoding | undefined {
	const marked = MARKS.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte));
	if (!marked && bytes.subarray(0, LOOKED_AT).includes(0)) throw new TableError("not-text");
	return marked?.encoding;
}

const MARKS: readonly { readonly encoding: TextEncoding; readonly mark: readonly number[] }[] = [
	{ encoding: "utf-8", mark: [0xef, 0xbb, 0xbf] },
	{ encoding: "utf-16le", mark: [0xff, 0xfe] },
	{ encoding: "utf-16be", mark: [0xfe, 0xff] },
];

/** Bytes at the beginning in which a zero byte is looked for. */
const LOOKED_AT = 8192;
