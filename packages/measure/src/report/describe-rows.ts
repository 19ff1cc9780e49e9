import type { Locale } from "@pusula/tasks";
import { type MetricId, METRICS } from "@pusula/metrics";
import { bestOf, knowsRight } from "../evaluate/score-row.ts";
import { formatScore } from "./format-score.ts";
import type { Report, ReportRow } from "./report.ts";
import type { ReportSection } from "./report-section.ts";
import { nameMetric } from "./name-metric.ts";
import type { ReportWords } from "./words/tr.ts";

type RowAnswer = ReportRow["answers"][number];

/** How many rows are shown, and how. */
interface Shown {
	readonly words: ReportWords;
	readonly locale: Locale;
	readonly most: number;
}

/**
 * The rows with a failure or an answer that could be better, the worst first.
 * @param report The rows of a report, and the metric that judges them.
 * @example
 * const rows = [{ number: 1, args: { inputs: "Lovely" }, input: "Lovely", expected: "good" }];
 * const items = [{ row: 1, candidate: "small", answer: "bad", ms: 12 }];
 * const task = "text-classification";
 * const report = buildReport({ task, evaluation: resolveEvaluation(task), rows, items, candidates: ["small"] });
 * listWorstRows(report).map(({ row }) => row); // [1]
 */
export function listWorstRows({
	items,
	rowMetric,
}: Pick<Report, "items" | "rowMetric">): readonly ReportRow[] {
	const best = bestOf(rowMetric);
	return items
		.filter(({ answers }) => answers.some(({ score }) => score !== best))
		.toSorted((one, other) => toLoss(rowMetric, other) - toLoss(rowMetric, one));
}

/** The rows with a failure or an answer that could be better, as a table. */
export function describeRows(report: Report, shown: Shown): ReportSection {
	const { models, rowMetric } = report;
	const { words, locale, most } = shown;
	const found = listWorstRows(report);
	const rows = found.slice(0, most).map(({ row, input, expected, answers }) => [
		String(row),
		input,
		expected,
		...models.map(({ name }) => {
			const answer = answers.find(({ candidate }) => candidate === name);
			return answer ? printRowAnswer(rowMetric, answer, shown) : words.none;
		}),
	]);
	const more = found.length - rows.length;
	const note =
		found.length === 0 ? words.noWrong : more > 0 ? words.more(formatScore(more, locale)) : undefined;
	return {
		title: knowsRight(rowMetric) ? words.wrong : words.worst(nameMetric(rowMetric, locale)),
		head: [words.row, words.input, words.expected, ...models.map(({ name }) => name)],
		rows,
		...(note !== undefined && { note }),
	};
}

function printRowAnswer(
	metric: MetricId,
	{ failure, text, score, isRight }: RowAnswer,
	{ words, locale }: Shown,
): string {
	if (failure) return `${words.failure}: ${failure.message}`;
	if (isRight) return `✓ ${text}`;
	return score === undefined || knowsRight(metric) ? text : `${formatScore(score, locale)} · ${text}`;
}

/** How bad the worst answer of a row is; a failure has none. */
function toLoss(metric: MetricId, { answers }: ReportRow): number {
	const sign = METRICS[metric].direction === "higher" ? -1 : 1;
	return Math.max(...answers.map(({ score }) => (score === undefined ? -Number.MAX_VALUE : sign * score)));
}
