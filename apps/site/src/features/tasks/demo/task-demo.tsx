import type { Demo, DemoEntry, TaskId } from "@pusula/tasks";
import { ArrowRight } from "lucide-react";
import { wordsIn } from "../../../../messages/words.ts";
import type { Locale } from "../../../lib/locale.ts";
import { DemoView } from "./demo-view.tsx";
import styles from "./task-demo.module.css";

/** Input and output of a task: side by side, below each other on a phone and where there is code beside them. */
export function TaskDemo({
	task,
	demo,
	locale,
	isStacked,
}: {
	readonly task: TaskId;
	readonly demo: Demo;
	readonly locale: Locale;
	readonly isStacked: boolean;
}) {
	const words = wordsIn(locale).task;
	return (
		<>
			<div className={isStacked ? `${styles.demo} ${styles.stacked}` : styles.demo}>
				<DemoSide task={task} title={words.input} entries={demo.inputs} locale={locale} />
				<ArrowRight className={styles.arrow} aria-hidden="true" focusable="false" />
				<DemoSide task={task} title={words.output} entries={demo.outputs} locale={locale} />
			</div>
			<p className={styles.origin}>{words.handmade}</p>
		</>
	);
}

function DemoSide({
	task,
	title,
	entries,
	locale,
}: {
	readonly task: TaskId;
	readonly title: string;
	readonly entries: readonly DemoEntry[];
	readonly locale: Locale;
}) {
	return (
		<section className={styles.side} aria-label={title}>
			<p className={styles.title}>{title}</p>
			{entries.map((entry) => (
				<DemoView key={JSON.stringify(entry)} task={task} entry={entry} locale={locale} />
			))}
		</section>
	);
}
