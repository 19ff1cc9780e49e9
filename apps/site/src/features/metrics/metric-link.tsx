import type { Task } from "@pusula/tasks";
import { wordsIn } from "../../../messages/words.ts";
import { findMetricWords } from "../../facts/tasks/metric-words.ts";
import type { Locale } from "../../lib/locale.ts";
import { toHref } from "../../lib/urls/paths.ts";
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
	const { title } = findMetricWords(id, locale);
	return (
		<a href={`${toHref("/metrics/", locale)}#${id}`}>
			{wordsIn(locale).metrics.tryIt}: {title}
		</a>
	);
}
