import type { MetricId } from "@pusula/metrics";
import { printAnswer } from "../evaluate/answers.ts";
import type { MeasuredRow } from "../evaluate/measured.ts";
import type { Normalization } from "../evaluate/normalization.ts";
import { scoreRow } from "../evaluate/score-row.ts";
import type { ItemIndex } from "./index-items.ts";
import type { ReportRow } from "./report.ts";

/** What rows are judged by, and whose answers. */
export interface RowOptions {
	readonly candidates: readonly string[];
	readonly find: ItemIndex;
	readonly metric: MetricId;
	readonly normalization: Normalization;
}

/** A row with the answers of all models that were put to it, each judged by itself. */
export function toReportRow(
	{ number, args, input, expected }: MeasuredRow,
	{ candidates, find, metric, normalization }: RowOptions,
): ReportRow {
	return {
		row: number,
		input,
		expected: printAnswer(expected, args["inputs"]),
		answers: candidates.flatMap((candidate) => {
			const item = find(number, candidate);
			if (!item) return [];
			const { answer, failure } = item;
			return [
				{
					candidate,
					text: printAnswer(answer, args["inputs"]),
					...(answer === undefined ? {} : scoreRow(metric, answer, expected, normalization)),
					...(failure && { failure }),
				},
			];
		}),
	};
}
