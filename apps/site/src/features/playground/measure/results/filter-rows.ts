import type { ReportRow } from "@pusula/measure";
import { matchesQuery } from "../../../../lib/turkish.ts";

export const ROW_FILTERS = ["wrong", "differ", "allWrong", "failed", "all"] as const;

export type RowFilter = (typeof ROW_FILTERS)[number];

/** The rows that fit a filter and whose input, right answer or any model's answer holds all words of a query. */
export function filterRows(
	rows: readonly ReportRow[],
	filter: RowFilter,
	query: string,
): readonly ReportRow[] {
	const wanted = query.trim();
	return rows.filter((row) => {
		if (!FITS[filter](row)) return false;
		const text = [row.input, row.expected, ...row.answers.map((answer) => answer.text)].join(" ");
		return wanted === "" || matchesQuery(text, wanted);
	});
}

const FITS: Readonly<Record<RowFilter, (row: ReportRow) => boolean>> = {
	wrong: ({ answers }) => answers.some(({ isRight }) => !isRight),
	differ: ({ answers }) =>
		new Set(answers.filter(({ failure }) => !failure).map(({ text }) => text)).size > 1,
	allWrong: ({ answers }) => answers.length > 0 && answers.every(({ isRight }) => !isRight),
	failed: ({ answers }) => answers.some(({ failure }) => failure),
	all: () => true,
};
