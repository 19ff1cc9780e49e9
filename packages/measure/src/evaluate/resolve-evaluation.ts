import { METRIC_IDS, type MetricId } from "@pusula/metrics";
import type { CallableTaskId } from "@pusula/tasks";
import { type Evaluation, EVALUATIONS, METRICS_OF_KIND } from "./evaluations.ts";
import { MeasureError } from "./measure-error.ts";

/**
 * How a task is judged, with the caller's metrics in place of its own.
 * @throws MeasureError code `no-evaluation` or `bad-metric`
 */
export function resolveEvaluation(task: CallableTaskId, names: readonly string[] = []): Evaluation {
	const evaluation = EVALUATIONS[task];
	if (!evaluation)
		throw new MeasureError(
			"no-evaluation",
			`The results of ${task} cannot be judged against right answers. Tasks: ${Object.keys(EVALUATIONS).join(", ")}.`,
		);
	const known = METRICS_OF_KIND[evaluation.kind];
	const metrics = names.map((name): MetricId => {
		const found = METRIC_IDS.find((id) => id === name);
		if (found && known.includes(found)) return found;
		throw new MeasureError(
			"bad-metric",
			`The metric "${name}" does not fit ${task}. Metrics: ${known.join(", ")}.`,
		);
	});
	const [first, ...rest] = metrics;
	return first === undefined ? evaluation : { kind: evaluation.kind, metrics: [first, ...rest] };
}
