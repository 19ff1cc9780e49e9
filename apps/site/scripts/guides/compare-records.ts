import type { GuideRecord } from "../../src/features/guides/guide-record.ts";

type Printed = Pick<GuideRecord, "cells" | "figures">;

/**
 * What a new run printed or computed otherwise than the record says, a paragraph each; none where all is the same. Timed
 * figures differ from run to run and are left out.
 */
export function compareRecords(
	record: Printed | undefined,
	run: Printed,
	timed: readonly string[],
): readonly string[] {
	const cells = run.cells.map(({ id, output }) => ({
		name: `cell "${id}" printed`,
		is: output,
		was: record?.cells.find((cell) => cell.id === id)?.output,
	}));
	const figures = Object.entries(run.figures)
		.filter(([id]) => !timed.includes(id))
		.map(([id, figure]) => ({
			name: `figure "${id}" has`,
			is: JSON.stringify(figure),
			was: record && JSON.stringify(record.figures[id]),
		}));
	return [...cells, ...figures]
		.filter(({ is, was }) => is !== was)
		.map(({ name, is, was }) => `${name}:\n${is}\nThe record says:\n${was ?? "(nothing)"}`);
}
