import { findTags, type Place, toPlace } from "./template-tags.ts";

/** Name of the function that marked templates call; a template cannot reach it by chance. */
export const MARK = "pusula_mark";

/** Statements between the parts of a block, where nothing may be inserted before them. */
const INNER = /^(else|elif|end\w*)\b/;

/**
 * The template with a call before each tag that prints or decides, which reports its number. Running it shows how far a
 * template got; its output is discarded.
 */
export function markTags(template: string): string {
	let marked = "";
	let from = 0;
	for (const [index, tag] of findTags(template).entries()) {
		if (tag.kind === "comment" || INNER.test(tag.code)) continue;
		marked += `${template.slice(from, tag.start)}{{ ${MARK}(${index}) }}`;
		from = tag.start;
	}
	return marked + template.slice(from);
}

/**
 * The first tag that cannot be parsed, found by parsing the template up to the end of each tag. `canRead` is true for
 * a part that parses apart from blocks that are still open.
 */
export function findUnreadable(template: string, canRead: (piece: string) => boolean): Place | undefined {
	for (const tag of findTags(template)) {
		if (tag.kind !== "comment" && !canRead(toWhole(template.slice(tag.start, tag.end), tag.code)))
			return toPlace(template, tag.start);
	}
	return undefined;
}

/** A tag as a template of its own, with the statements that it needs before and after it. */
function toWhole(tag: string, code: string): string {
	const word = /^\w*/.exec(code)?.[0] ?? "";
	if (!tag.startsWith("{%")) return tag;
	if (word.startsWith("end") || word === "else" || word === "break" || word === "continue") return "";
	if (word === "elif") return `{% if true %}${tag}{% endif %}`;
	if (word === "set") return code.includes("=") ? tag : `${tag}{% endset %}`;
	return `${tag}{% end${word} %}`;
}
