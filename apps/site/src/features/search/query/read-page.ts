import { readSections, type WrittenParts } from "../index/read-sections.ts";

/**
 * The parts of a page from the Markdown that is served: without title, buttons, and backslashes before signs. An item of
 * a list that begins with a link to itself, as a term of the glossary does, is a part with the name of its link.
 */
export function readServedPage(markdown: string): WrittenParts {
	const [, url = ""] = /^<(\S+)>$/m.exec(markdown) ?? [];
	const text = markdown
		.replace(/^# .*$/m, "")
		.replace(LINK_LINE, "")
		.replace(LINKED_ITEM, (item, name: string, target: string, rest: string) =>
			target.startsWith(`${url}#`) ? `### ${name}\n${rest}` : item,
		);
	return readSections(text.replace(/\\(?=[!-/:-@[-`{-~])/g, ""));
}

/** The first line of an item of a list, where a link begins it. */
const LINKED_ITEM = /^- \[([^\]\n]*)\]\(([^)\n]*)\)(.*)$/gm;

/** A line that is nothing but links, as a button is. */
const LINK_LINE = /^(?:\[[^\]\n]*\]\([^)\n]*\) ?)+$/gm;
