import { MetricError, type MetricId, METRICS, scoreOf } from "@pusula/metrics";
import type { Answer } from "./answers.ts";
import type { Evaluation } from "./evaluations.ts";
import type { Normalization } from "./normalization.ts";
import { toContributions } from "./to-contributions.ts";

/** What one answer is worth by the metric of rows. */
export interface RowScore {
	/** Absent where the metric has no value for this row. */
	readonly score?: number;
	/** Absent where the metric knows only better and worse: see `knowsRight`. */
	readonly isRight?: boolean;
}

/** The metric by which single rows are judged: that of the comparison, or where that needs many rows its counterpart. */
export function toRowMetric({ metrics: [metric] }: Pick<Evaluation, "metrics">): MetricId {
	const { input } = METRICS[metric];
	if (input === "labels") return "accuracy";
	return input === "numbers" ? "mae" : metric;
}

/** The best value of a metric of rows. */
export function bestOf(metric: MetricId): number {
	return METRICS[metric].direction === "higher" ? 1 : 0;
}

/**
 * Whether an answer is right or wrong by a metric of rows. Any other metric has a value between: a transcript with one wrong word is not wrong.
 * @param metric Id of a metric of rows.
 * @example
 * knowsRight("exact-match"); // true
 * knowsRight("wer"); // false
 */
export function knowsRight(metric: MetricId): boolean {
	return metric === "accuracy" || metric === "exact-match";
}

/** Judges one answer by a metric of rows. */
export function scoreRow(
	metric: MetricId,
	answer: Answer,
	expected: Answer,
	normalization: Normalization,
): RowScore {
	const score =
		isNothing(answer) && isNothing(expected) ? 1 : tryScore(metric, [answer], [expected], normalization);
	if (score === undefined) return {};
	return { score, ...(knowsRight(metric) && { isRight: score === bestOf(metric) }) };
}

/** No entities, and rightly so: F1 has no value for that, and counts it as 0. */
function isNothing(answer: Answer): boolean {
	return Array.isArray(answer) && answer.length === 0;
}

function tryScore(...given: Parameters<typeof toContributions>): number | undefined {
	try {
		return scoreOf(toContributions(...given));
	} catch (error) {
		if (error instanceof MetricError && error.code === "undefined") return undefined;
		throw error;
	}
}
