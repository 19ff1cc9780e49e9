import { toAnchors } from "../../../lib/urls/anchors.ts";

/** A part of a written page below one heading. */
export interface WrittenSection {
	/** Anchor of the heading on its page. */
	readonly anchor: string;
	readonly title: string;
	/** Its prose, without code blocks and marks; a line is a paragraph, an item of a list or a row of a table. */
	readonly text: string;
}

/** A page's prose before the first heading, and its parts. */
export interface WrittenParts {
	readonly opening: string;
	readonly sections: readonly WrittenSection[];
}

const CODE_BLOCK = /^(`{3,})[^\n]*\n[\s\S]*?^\1\s*$/gm;
const HEADING = /^#{2,6} +(.+?) *$/m;

/** Takes the Markdown of a page apart at its headings. Anchors follow the rule of the pages, see `toAnchors`. */
export function readSections(markdown: string): WrittenParts {
	const [opening = "", ...pieces] = markdown.replace(CODE_BLOCK, "").split(HEADING);
	const titles = pieces.filter((_, place) => place % 2 === 0).map(withoutMarks);
	const texts = pieces.filter((_, place) => place % 2 === 1).map(toProse);
	const anchors = toAnchors(titles);
	return {
		opening: toProse(opening),
		sections: titles.map((title, place) => ({
			title,
			anchor: anchors[place] ?? "",
			text: texts[place] ?? "",
		})),
	};
}

/** Markdown without its marks: links keep their words, lists and tables what they hold, components their content. */
function toProse(markdown: string): string {
	return withoutMarks(markdown.replace(/^\s*(?:[-*]|\d+\.)\s+/gm, ""));
}

/** The same of a heading: a number before its words is one of its words. */
function withoutMarks(markdown: string): string {
	return markdown
		.replace(/^(?:import|export) .*$/gm, "")
		.replace(/<\/?[A-Za-z][^>]*>/g, "")
		.replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
		.replace(/^\|?[\s:|-]+\|$/gm, "")
		.replace(/[^\S\n]*\|[^\S\n]*/g, " ")
		.replace(/[`*]|\{[^}]*\}/g, "")
		.replace(/[^\S\n]+/g, " ")
		.replace(/ ?\n\s*/g, "\n")
		.trim();
}
