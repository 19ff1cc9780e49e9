import type { LineMark } from "../../../lib/words/highlight.ts";

/** The signs that a line of a difference begins with, each before a space. */
const SIGNS: Readonly<Record<string, LineMark | undefined>> = {
	"+": "added",
	"-": "removed",
	" ": undefined,
};

/** The state of the code behind a difference, as a copy button gives it. */
export function readNewCode(difference: string): string {
	return readWithout("removed", difference);
}

/** The state of the code before a difference. */
export function readOldCode(difference: string): string {
	return readWithout("added", difference);
}

/** A line of a difference without its sign. */
interface DifferenceLine {
	readonly sign: string;
	readonly text: string;
	readonly mark: LineMark | undefined;
}

/**
 * The lines of a difference.
 * @throws Error for a line that begins otherwise than with `+`, `-` or a space, and a space
 */
export function readDifference(difference: string): readonly DifferenceLine[] {
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

function readWithout(left: LineMark, difference: string): string {
	return readDifference(difference)
		.filter(({ mark }) => mark !== left)
		.map(({ text }) => `${text}\n`)
		.join("");
}
