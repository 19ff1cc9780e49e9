import { MetricError, type MetricId, METRICS, scoreOf } from "@pusula/metrics";
import type { Answer } from "./answers.ts";
import type { Evaluation } from "./evaluations.ts";
import type { Normalization } from "./normalization.ts";
import { toContributions } from "./to-contributions.ts";

/** What one answer is worth by the metric of rows. */
export interface RowScore {
	/** Absent where the metric has no value for this row. */
	readonly score?: number;
	/** The best value there is. Absent where the metric knows only better and worse, as those of translations and numbers. */
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
	return { score, ...(!GRADED.includes(metric) && { isRight: score === bestOf(metric) }) };
}

/** Metrics of which even a good answer seldom reaches the best value. */
const GRADED: readonly MetricId[] = ["bleu", "chrf", "chrf++", "rouge-1", "rouge-2", "rouge-l", "mae"];

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
