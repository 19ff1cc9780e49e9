import type { WrittenParts } from "../index/read-sections.ts";
import { countTyped, type TextPiece } from "./mark-words.ts";

/** A line of a page that has words of a query. */
interface FoundLine {
	/** Heading of its part; undefined before the first one. */
	readonly title: string | undefined;
	readonly anchor: string | undefined;
	readonly pieces: readonly TextPiece[];
}

/** Letters of a line before its first marked word, and in all: what one row shows. */
const LETTERS_BEFORE = 24;
const MOST_LETTERS = 180;

/**
 * The line of a page that has most words of a query, which `split` marks; the first of several. Undefined where none has
 * more than `known` of them.
 */
export function findLine(
	{ opening, sections }: WrittenParts,
	split: (text: string) => readonly TextPiece[],
	known = 0,
): FoundLine | undefined {
	let best: FoundLine | undefined;
	let most = known;
	for (const { title, anchor, text } of [
		{ title: undefined, anchor: undefined, text: opening },
		...sections,
	]) {
		for (const sentence of splitSentences(text)) {
			const pieces = split(sentence);
			const count = countTyped(pieces);
			if (count <= most) continue;
			best = { title, anchor, pieces: cut(pieces) };
			most = count;
		}
	}
	return best;
}

function splitSentences(text: string): readonly string[] {
	return text.split(/\n|(?<=[.!?…]) +(?=[\p{Lu}\p{N}“"])/u);
}

/** The pieces from shortly before the first marked one, with an ellipsis where words are left out. */
function cut(pieces: readonly TextPiece[]): readonly TextPiece[] {
	const first = pieces.findIndex(({ typed }) => typed !== undefined);
	const before = pieces
		.slice(0, first)
		.map(({ text }) => text)
		.join("");
	const shown =
		before.length <= LETTERS_BEFORE ? before : before.slice(-LETTERS_BEFORE).replace(/^\S*\s/, "");
	const lead = shown === before ? before : `…${shown}`;
	let letters = lead.length;
	const rest = pieces.slice(first).filter(({ text }) => (letters += text.length) <= MOST_LETTERS);
	const end = letters > MOST_LETTERS ? [{ text: "…", typed: undefined }] : [];
	return [{ text: lead, typed: undefined }, ...rest, ...end].filter(({ text }) => text !== "");
}
