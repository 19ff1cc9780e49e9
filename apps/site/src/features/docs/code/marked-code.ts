import { type CodeLanguage, highlight, type HighlightedCode } from "../../../lib/words/highlight.ts";
import { readDifference } from "./difference.ts";

/**
 * Highlighted code whose lines of a list stand out.
 * @param lines numbers and ranges of lines, from 1: `2,5-7`
 * @throws Error for a list that is none, or that names a line behind the last one
 */
export async function highlightMarked(
	code: string,
	language: CodeLanguage,
	lines: string,
): Promise<HighlightedCode> {
	const marked = readLines(lines);
	const highlighted = await highlight(code, language);
	const beyond = [...marked].find((number) => number > highlighted.length);
	if (beyond !== undefined)
		throw new Error(`Line ${beyond} cannot be marked in code of ${highlighted.length} lines.`);
	return highlighted.map((line) => (marked.has(line.number) ? { ...line, mark: "marked" } : line));
}

/**
 * A difference between two states of a program, highlighted as one: each line begins with `+`, `-` or a space, and a
 * space.
 * @throws Error for a line that begins otherwise
 */
export async function highlightDifference(
	difference: string,
	language: CodeLanguage,
): Promise<HighlightedCode> {
	const lines = readDifference(difference);
	const highlighted = await highlight(lines.map(({ text }) => text).join("\n"), language);
	return highlighted.map((line, index) => {
		const { sign = " ", mark } = lines[index] ?? {};
		const tokens = [{ start: -1, text: `${sign} ` }, ...line.tokens];
		return { ...line, tokens, ...(mark && { mark }) };
	});
}

function readLines(lines: string): ReadonlySet<number> {
	const numbers = lines.split(",").flatMap((range) => {
		const [, from, to = from] = /^(\d+)(?:-(\d+))?$/.exec(range) ?? [];
		const count = Number(to) - Number(from) + 1;
		if (from === undefined || Number(from) < 1 || count < 1)
			throw new Error(`Lines are marked as "2,5-7", not "${lines}".`);
		return Array.from({ length: count }, (_, index) => Number(from) + index);
	});
	return new Set(numbers);
}
