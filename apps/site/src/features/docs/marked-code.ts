import { type CodeLanguage, highlight, type HighlightedCode, type LineMark } from "../../lib/highlight.ts";

/** The signs that a line of a difference begins with, each before a space. */
const SIGNS: Readonly<Record<string, LineMark | undefined>> = {
	"+": "added",
	"-": "removed",
	" ": undefined,
};

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

/** The state of the code behind a difference, as a copy button gives it. */
export function readNewCode(difference: string): string {
	return readWithout("removed", difference);
}

/** The state of the code before a difference. */
export function readOldCode(difference: string): string {
	return readWithout("added", difference);
}

function readWithout(left: LineMark, difference: string): string {
	return readDifference(difference)
		.filter(({ mark }) => mark !== left)
		.map(({ text }) => `${text}\n`)
		.join("");
}

interface DifferenceLine {
	readonly sign: string;
	readonly text: string;
	readonly mark: LineMark | undefined;
}

function readDifference(difference: string): readonly DifferenceLine[] {
	return difference
		.replace(/\n$/, "")
		.split("\n")
		.map((line) => {
			const [sign = ""] = line || " ";
			if (!Object.hasOwn(SIGNS, sign) || (line[1] ?? " ") !== " ")
				throw new Error(`A line of a difference begins with "+ ", "- " or two spaces, not as "${line}".`);
			return { sign, text: line.slice(2), mark: SIGNS[sign] };
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
