import { readSections, type WrittenParts } from "../index/read-sections.ts";

/** The parts of a page from the Markdown that is served: without title, buttons, and backslashes before signs. */
export function readServedPage(markdown: string): WrittenParts {
	const text = markdown.replace(/^# .*$/m, "").replace(LINK_LINE, "");
	return readSections(text.replace(/\\(?=[!-/:-@[-`{-~])/g, ""));
}

/** A line that is nothing but links, as a button is. */
const LINK_LINE = /^(?:\[[^\]\n]*\]\([^)\n]*\) ?)+$/gm;
