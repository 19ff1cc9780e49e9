import type { Task } from "@pusula/tasks";
import { TASK_INFO } from "@pusula/tasks";
import { metricEntriesIn } from "../../../messages/metric-entries.ts";
import { wordsIn } from "../../../messages/words.ts";
import type { Locale } from "../../lib/locale.ts";
import { toHref } from "../../lib/paths.ts";
import { CalculatorView } from "./calculator-view.tsx";
import { findCalculator } from "./find-calculator.ts";
import styles from "./metric-fold.module.css";

/**
 * The folded calculator under a metric of a task. Metrics that share a calculator show it once, and the others link to
 * it. Renders nothing for metrics without one. Stays out of the page's Markdown, where nothing can be changed.
 */
export function MetricFold({
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
	const words = wordsIn(locale).metrics;
	const { title } = metricEntriesIn(locale)[id];
	const first = TASK_INFO[task.id].metrics.find((one) => findCalculator(one.id, task.id) === id);
	const anchor = `calculator-${id}`;
	if (first?.id !== metric)
		return (
			<a className={styles.elsewhere} href={`#${anchor}`} data-interactive="">
				{words.above}
			</a>
		);
	return (
		<details className={styles.fold} data-interactive="">
			<summary>
				{words.tryIt}: <span>{title}</span>
			</summary>
			<div id={anchor} className={styles.inside}>
				<CalculatorView id={id} locale={locale} />
				<p className={styles.more}>
					<a href={`${toHref("/metrics/", locale)}#${id}`}>{words.more}</a>
				</p>
			</div>
		</details>
	);
}
