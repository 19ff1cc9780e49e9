import { TASK_IDS, TASK_INFO, type TaskId } from "@pusula/tasks";
import type { Metric } from "./table/metric.ts";
import { METRIC_IDS, type MetricId, METRICS } from "./table/metrics.ts";

/**
 * The metrics that the catalogue means by one of its ids in a task: several where it names a family such as `rouge`, none
 * where this package has no such metric.
 * @param name The catalogue's id of a metric: `rouge`, `wer`.
 * @param task Id of the task that lists it.
 * @example
 * metricsNamed("rouge", "summarization"); // ["rouge-1", "rouge-2", "rouge-l", "rouge-lsum"]
 */
export function metricsNamed(name: string, task: TaskId): readonly MetricId[] {
	const known = METRIC_IDS.filter((id) => rowOf(id).names?.includes(name));
	const claimed = known.filter((id) => rowOf(id).only?.includes(task));
	return claimed.length > 0 ? claimed : known.filter((id) => rowOf(id).only === undefined);
}

/**
 * The metrics of a task: those that the catalogue lists, then others that it uses.
 * @param task Id of a task of the catalogue.
 * @example
 * metricsOf("automatic-speech-recognition"); // ["wer", "cer"]
 */
export function metricsOf(task: TaskId): readonly MetricId[] {
	const listed = TASK_INFO[task].metrics.flatMap(({ id }) => metricsNamed(id, task));
	return [...new Set([...listed, ...METRIC_IDS.filter((id) => rowOf(id).also?.includes(task))])];
}

/**
 * The tasks that use a metric, in the catalogue's order.
 * @param metric Id of a metric of this package.
 * @example
 * tasksOf("wer"); // ["automatic-speech-recognition"]
 */
export function tasksOf(metric: MetricId): readonly TaskId[] {
	return TASK_IDS.filter((task) => metricsOf(task).includes(metric));
}

function rowOf(id: MetricId): Metric {
	return METRICS[id];
}
