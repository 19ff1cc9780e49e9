import type { Demo, DemoEntry, ExampleOrigin, TaskId } from "@pusula/tasks";
import { ArrowRight } from "lucide-react";
import { wordsIn } from "../../../../messages/words.ts";
import { toModelUrl } from "../../../facts/models/hub-links.ts";
import type { Locale } from "../../../lib/locale.ts";
import { Sentence } from "../../../ui/text/sentence.tsx";
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
			<p className={styles.origin}>
				<Origin origin={demo.origin} locale={locale} />
			</p>
		</>
	);
}

/** Who made the output: a model, with the page that shows it, or nobody but the site. */
function Origin({ origin, locale }: { readonly origin: ExampleOrigin | undefined; readonly locale: Locale }) {
	const words = wordsIn(locale).task;
	if (!origin) return words.handmade;
	const { model, source } = origin;
	return (
		<Sentence
			text={words.madeByModel}
			parts={{
				model: (
					<a href={toModelUrl(model)} translate="no">
						{model}
					</a>
				),
				source: <a href={source}>{words.originSource}</a>,
			}}
		/>
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
