import type { ProsePage } from "./prose.ts";
import { readMdx } from "./read-mdx.ts";

/**
 * The examples in the docstrings of a source, as a page that holds nothing else: the reference shows them. Every line keeps
 * its place.
 */
export function readDocstrings(path: string, source: string): ProsePage {
	let isExample = false;
	const lines = source.split("\n").map((line) => {
		if (isExample && END.test(line)) {
			isExample = false;
			return "```";
		}
		if (isExample) return line.replace(STAR, "");
		isExample = /^\s*\* @example\b/.test(line);
		return isExample ? "```ts" : "";
	});
	return readMdx(path, "en", path, lines.join("\n"));
}

/** Where an example ends: at the next tag, or with its docstring. */
const END = /^\s*\*(?:\/| @\w)/;
const STAR = /^\s*\* ?/;
