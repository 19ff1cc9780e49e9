import type { SearchEntry, SearchKind } from "../entry/search-entry.ts";
import type { WrittenParts } from "../index/read-sections.ts";
import { cutQuery } from "./cut-query.ts";
import { findLine } from "./find-line.ts";
import { countTyped, type TextPiece } from "./mark-words.ts";

/** A line of its page that has words of a query. */
interface ResultLine {
	/** Leads to the part of the page that has the line. */
	readonly href: string;
	/** What is above the line: a heading, or the page of a part. */
	readonly place: string | undefined;
	readonly pieces: readonly TextPiece[];
}

/** Parts of one page that holds more text of them than the index, although it has no keywords of them. */
const PARTS: ReadonlySet<SearchKind> = new Set(["metric", "term"]);

/** Guides are written texts without keywords in the index. */
const GUIDES = "/docs/transformers/";

/** Kinds whose entries in that folder are its texts; models are rows of its table. */
const TEXTS: ReadonlySet<SearchKind> = new Set(["page", "section"]);

/** True for what has a written text of its own, of which the index holds a few words only: its headings have the anchors of such texts. */
export function isWritten({ kind, words, href }: SearchEntry): boolean {
	if (words !== undefined || PARTS.has(kind)) return true;
	return TEXTS.has(kind) && href.includes(GUIDES) && !href.endsWith(GUIDES);
}

/** True where name and description have all words of a query, so that no line can have more. */
export function hasAllWords(
	{ title, text }: SearchEntry,
	query: string,
	split: (text: string) => readonly TextPiece[],
): boolean {
	return (
		text !== undefined && countTyped([...split(title), ...split(text)]) >= countTyped(split(cutQuery(query)))
	);
}

/**
 * The line of an entry's page, or of its part of that page, that has most words of a query, which `split` marks; undefined
 * where none has more than its name and description.
 */
export function findResultLine(
	page: WrittenParts,
	{ href, title, under, text }: SearchEntry,
	split: (text: string) => readonly TextPiece[],
): ResultLine | undefined {
	const [path = "", part] = href.split("#");
	const known = text === undefined ? 0 : countTyped([...split(title), ...split(text)]);
	const line = findLine(part === undefined ? page : takePart(page, part, title), split, known);
	if (!line) return undefined;
	if (part !== undefined) return { href, place: under, pieces: line.pieces };
	return {
		href: line.anchor === undefined ? href : `${path}#${line.anchor}`,
		place: line.title,
		pieces: line.pieces,
	};
}

/** The part with an anchor; metrics and terms have anchors of their own, and their name for a heading. */
function takePart({ sections }: WrittenParts, part: string, title: string): WrittenParts {
	return { opening: "", sections: sections.filter((one) => one.anchor === part || one.title === title) };
}
