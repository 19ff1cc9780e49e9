import { globSync, readFileSync } from "node:fs";
import { readNewCode, readOldCode } from "../../src/features/docs/code/difference.ts";

/** A block of code in a content page. */
export interface CodeBlockSource {
	/** Page below `content/`, and the line of the opening fence: `tr/docs/how-to/errors.mdx:14`. */
	readonly place: string;
	/** Language behind the fence. */
	readonly language: string;
	/** Marked `run`: the block prints what the `text` block behind it holds. */
	readonly isRun: boolean;
	/** Lines of a change, which leave out the program around them. */
	readonly isPart: boolean;
	readonly code: string;
	/** Of a difference the code before it. */
	readonly before?: string;
	/** What the block behind it says is printed; undefined when there is none. */
	readonly output: string | undefined;
}

const CONTENT = new URL("../../content/", import.meta.url).pathname;
const BLOCK =
	/^```(?:(\w+)( run)?(?: title="[^"\n]+")?(?: \{[\d,-]+\})?|diff (\w+)( run)?)\n(.*?)^```$(?:\n\n```text\n(.*?)^```$)?/gms;

/** The blocks of code of a page; of a difference the code that it leads to, with the code before it. */
export function findBlocks(markdown: string, page: string): readonly CodeBlockSource[] {
	return [...markdown.matchAll(BLOCK)].map(
		({ 1: plain, 2: run, 3: changed, 4: changedRun, 5: code = "", 6: output, index }) => ({
			place: `${page}:${markdown.slice(0, index).split("\n").length}`,
			language: plain ?? changed ?? "",
			isRun: (run ?? changedRun) !== undefined,
			isPart: changed !== undefined && changedRun === undefined,
			code: changed === undefined ? code : readNewCode(code),
			...(changed !== undefined && { before: readOldCode(code) }),
			output: output?.trimEnd(),
		}),
	);
}

/** The blocks of code of all content pages. */
export function readBlocks(): readonly CodeBlockSource[] {
	return readPages().flatMap(({ page, markdown }) => findBlocks(markdown, page));
}

/** All content pages, by their paths below `content/`. */
export function readPages(): readonly { readonly page: string; readonly markdown: string }[] {
	return globSync("**/*.mdx", { cwd: CONTENT }).map((page) => ({
		page,
		markdown: readFileSync(CONTENT + page, "utf8"),
	}));
}
