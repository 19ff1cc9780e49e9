import { findTags, type Place, type Tag, toPlace } from "./template-tags.ts";

/** Problems with the tags of a template, as keys of the messages. */
export type BlockFault = "unclosedTag" | "unclosedBlock" | "strayEnd" | "wrongEnd" | "unknownStatement";

/** A problem and its position. */
export interface BlockProblem {
	readonly fault: BlockFault;
	/** The name in question: `if`, `endfor`, an unknown statement. */
	readonly word: string;
	readonly place: Place;
}

const BLOCKS = new Set(["if", "for", "macro", "call", "filter", "generation"]);
const SINGLE = new Set(["set", "else", "elif", "break", "continue"]);

/** The first fault of the blocks, from the start of the template; undefined when every block is closed by its own end. */
export function findBlockProblem(template: string): BlockProblem | undefined {
	const open: { word: string; tag: Tag }[] = [];
	const at = (fault: BlockFault, word: string, tag: Tag): BlockProblem => ({
		fault,
		word,
		place: toPlace(template, tag.start),
	});
	for (const tag of findTags(template)) {
		if (!tag.isClosed) return at("unclosedTag", template.slice(tag.start, tag.start + 2), tag);
		if (tag.kind !== "statement") continue;
		const word = /^\w*/.exec(tag.code)?.[0] ?? "";
		if (word.startsWith("end")) {
			const last = open.pop();
			if (!last) return at("strayEnd", word, tag);
			if (word !== `end${last.word}`) return at("wrongEnd", word, tag);
		} else if (BLOCKS.has(word) || isLongSet(word, tag)) open.push({ word, tag });
		else if (!SINGLE.has(word)) return at("unknownStatement", word, tag);
	}
	const last = open.at(-1);
	return last && at("unclosedBlock", last.word, last.tag);
}

/** `{% set x %}…{% endset %}` has a body; `{% set x = 1 %}` has none. */
function isLongSet(word: string, { code }: Tag): boolean {
	return word === "set" && !code.includes("=");
}
