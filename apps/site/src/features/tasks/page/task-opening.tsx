import type { Demo, TaskId } from "@pusula/tasks";
import type { ReactNode } from "react";
import { wordsIn } from "../../../../messages/words.ts";
import { toAnchor } from "../../../lib/urls/anchors.ts";
import type { Locale } from "../../../lib/locale.ts";
import { TaskDemo } from "../demo/task-demo.tsx";
import styles from "./task-opening.module.css";

/** The first screen of a task: its example with the answer, and the code beside it; below each other on a phone. */
export function TaskOpening({
	task,
	demo,
	drawing,
	code,
	run,
	locale,
}: {
	readonly task: TaskId;
	readonly demo: Demo;
	/** HTML of the example where the demo is empty. */
	readonly drawing?: string | undefined;
	/** Code that calls the task; HTML of the article's first block where no provider offers a call. */
	readonly code: ReactNode;
	/** A way to run the example here, below it; below the code where the page shows none, or the code is one short block. */
	readonly run?: ReactNode;
	readonly locale: Locale;
}) {
	const words = wordsIn(locale).task;
	const hasDemo = demo.inputs.length + demo.outputs.length > 0;
	const hasExample = hasDemo || drawing !== undefined;
	if (!hasExample && !code) return undefined;
	const isBoth = hasExample && Boolean(code);
	const isShort = typeof code === "string";
	return (
		<div className={isBoth ? `${styles.opening} ${styles.both}` : styles.opening}>
			{hasExample && (
				<section className={styles.half} id={toAnchor(words.demo)} aria-label={words.demo}>
					{hasDemo ? (
						<TaskDemo task={task} demo={demo} locale={locale} isStacked={isBoth} />
					) : (
						<div dangerouslySetInnerHTML={{ __html: drawing ?? "" }} />
					)}
					{!isShort && run}
				</section>
			)}
			{code && (
				<section className={styles.half} id={toAnchor(words.code)} aria-label={words.code}>
					{isShort ? <div dangerouslySetInnerHTML={{ __html: code }} /> : code}
					{(!hasExample || isShort) && run}
				</section>
			)}
		</div>
	);
}
