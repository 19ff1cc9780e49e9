import { type GuideProgram, readProgram } from "./guide-program.ts";
import type { GuideRecord } from "./guide-record.ts";

/** A guide: its program and what the last run of it left. */
export interface Guide extends GuideProgram {
	readonly id: string;
	readonly record: GuideRecord;
}

const PROGRAMS = import.meta.glob<string>("../../../content/guides/*.py", {
	query: "?raw",
	import: "default",
	eager: true,
});
const RECORDS = import.meta.glob<GuideRecord>("../../../generated/guides/*.json", {
	import: "default",
	eager: true,
});

/** Ids of all guides that have a program, in the order of the alphabet. */
export const GUIDE_IDS: readonly string[] = Object.keys(PROGRAMS).map(toId).toSorted();

/**
 * A guide by its id.
 * @throws Error for one without a program, or with a program that was never run
 */
export function findGuide(id: string): Guide {
	const program = PROGRAMS[`../../../content/guides/${id}.py`];
	if (program === undefined)
		throw new Error(`No guide is called "${id}". There are: ${GUIDE_IDS.join(", ")}.`);
	const record = RECORDS[`../../../generated/guides/${id}.json`];
	if (!record) throw new Error(`The guide "${id}" was never run: npm run guides -- ${id}`);
	return { id, ...readProgram(program), record };
}

function toId(path: string): string {
	return path.replace(/^.*\/|\.py$/g, "");
}
