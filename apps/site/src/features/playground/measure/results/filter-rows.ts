import { knowsRight, listWorstRows, type Report, type ReportRow } from "@pusula/measure";
import { matchesQuery } from "../../../../lib/words/turkish.ts";

export type RowFilter = "wrong" | "worst" | "differ" | "allWrong" | "failed" | "all";

type Rows = Pick<Report, "items" | "rowMetric">;

/** The filters of a report: only some metrics know right and wrong, the others order rows by their values. */
export function listFilters({ rowMetric }: Rows): readonly [RowFilter, ...RowFilter[]] {
	return knowsRight(rowMetric)
		? ["wrong", "differ", "allWrong", "failed", "all"]
		: ["worst", "differ", "failed", "all"];
}

/** The first filter that any row fits: where no answer is wrong, those that failed, else all. */
export function firstFilter(report: Rows): RowFilter {
	const [first, ...others] = listFilters(report);
	return [first, ...others].find((one) => filterRows(report, one, "").length > 0) ?? first;
}

/** The rows that fit a filter and whose input, right answer or any model's answer holds all words of a query. */
export function filterRows(report: Rows, filter: RowFilter, query: string): readonly ReportRow[] {
	const wanted = query.trim();
	const rows = filter === "worst" ? listWorstRows(report) : report.items.filter(FITS[filter]);
	return rows.filter(({ input, expected, answers }) => {
		const text = [input, expected, ...answers.map((answer) => answer.text)].join(" ");
		return wanted === "" || matchesQuery(text, wanted);
	});
}

const FITS: Readonly<Record<Exclude<RowFilter, "worst">, (row: ReportRow) => boolean>> = {
	wrong: ({ answers }) => answers.some(({ isRight }) => isRight === false),
	differ: ({ answers }) =>
		new Set(answers.filter(({ failure }) => !failure).map(({ text }) => text)).size > 1,
	allWrong: ({ answers }) => answers.length > 0 && answers.every(({ isRight }) => isRight === false),
	failed: ({ answers }) => answers.some(({ failure }) => failure),
	all: () => true,
};
