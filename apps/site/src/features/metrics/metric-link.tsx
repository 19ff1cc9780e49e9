import type { Task } from "@pusula/tasks";
import { metricEntriesIn } from "../../../messages/metric-entries.ts";
import { wordsIn } from "../../../messages/words.ts";
import type { Locale } from "../../lib/locale.ts";
import { toHref } from "../../lib/paths.ts";
import { findCalculator } from "./find-calculator.ts";

/** The way from a metric of a task to its calculator; undefined for metrics without one. */
export function MetricLink({
	metric,
	task,
	locale,
}: {
	readonly metric: string;
	readonly task: Task;
	readonly locale: Locale;
}) {
	const id = findCalculator(metric, task.id);
	if (id === undefined) return undefined;
	const { title } = metricEntriesIn(locale)[id];
	return (
		<a href={`${toHref("/metrics/", locale)}#${id}`}>
			{wordsIn(locale).metrics.tryIt}: {title}
		</a>
	);
}
