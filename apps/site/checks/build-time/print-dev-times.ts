/** What was measured of `npm run dev`. */
export interface DevTimes {
	/** Seconds from the start of the command to the end of its first page. */
	readonly start: number;
	/** Seconds from the change of a file to a page that has it; one for each try. */
	readonly edits: readonly number[];
	/** Day of the measurement: `2026-11-27`. */
	readonly date: string;
	/** Cores of the machine, and how many processes waited for them when the measurement began. */
	readonly cores: number;
	readonly load: number;
}

const START = "<!-- dev-time:start -->";
const END = "<!-- dev-time:end -->";

/** The sentence about the times, with the middle one of the edits. */
export function printDevTimes({ start, edits, date, cores, load }: DevTimes): string {
	const sorted = edits.toSorted((left, right) => left - right);
	const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
	const others = load > cores ? `, with a load of ${load.toFixed(0)} by other work` : "";
	return `On ${date}, on ${cores} cores${others}, \`npm run dev\` had its first page after ${start.toFixed(1)} seconds, and an edit was in the page after ${middle.toFixed(2)} (\`npm run dev:time --workspace apps/site -- --write\`).`;
}

/**
 * A text with the sentence between its marks.
 * @throws Error for a text without the marks
 */
export function replaceDevTimes(text: string, sentence: string): string {
	const from = text.indexOf(START);
	const to = text.indexOf(END);
	if (from === -1 || to < from) throw new Error(`There is no ${START} … ${END}.`);
	return `${text.slice(0, from + START.length)}\n\n${sentence}\n\n${text.slice(to)}`;
}
