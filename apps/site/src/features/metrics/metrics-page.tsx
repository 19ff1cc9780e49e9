import { TASKS } from "@pusula/tasks";
import type { ReactNode } from "react";
import { wordsIn } from "../../../messages/words.ts";
import type { Locale } from "../../lib/locale.ts";
import { toHref } from "../../lib/urls/paths.ts";
import { Breadcrumbs } from "../../ui/page/breadcrumbs.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Lead } from "../../ui/text/lead.tsx";
import { CALCULATOR_IDS, type CalculatorId } from "../../facts/generated/calculator-ids.ts";
import { findMetricWords } from "../../facts/tasks/metric-words.ts";
import { findReferenceNeighbours, listReferenceCrumbs } from "../../facts/pages/reference-pages.ts";
import { toReferenceSide } from "../../facts/pages/reference-side.ts";
import { Pager } from "../../ui/page/pager.tsx";
import { ReadingFrame } from "../../ui/page/reading-frame.tsx";
import { CalculatorView } from "./calculator-view.tsx";
import { listTasksOf } from "./find-calculator.ts";
import styles from "./metrics-page.module.css";

/** A drawing to a metric, by the id of its calculator. */
export type MetricDrawings = Partial<Readonly<Record<CalculatorId, ReactNode>>>;

/** Every metric that can be calculated in the page: its meaning, when it misleads, and its calculator. */
export function MetricsPage({
	locale,
	drawings,
}: {
	readonly locale: Locale;
	readonly drawings: MetricDrawings;
}) {
	const { metrics: words } = wordsIn(locale);
	return (
		<ReadingFrame
			locale={locale}
			side={toReferenceSide("/metrics/", locale)}
			sections={CALCULATOR_IDS.map((id) => ({ id, title: findMetricWords(id, locale).title }))}
			lead={
				<>
					<Breadcrumbs
						crumbs={listReferenceCrumbs(locale)}
						current={{ title: words.title, route: "/metrics/" }}
						locale={locale}
					/>
					<Lead title={words.title}>{words.lead}</Lead>
				</>
			}
		>
			{CALCULATOR_IDS.map((id) => (
				<MetricSection key={id} id={id} drawing={drawings[id]} locale={locale} />
			))}
			<Pager {...findReferenceNeighbours("/metrics/", locale)} locale={locale} />
		</ReadingFrame>
	);
}

function MetricSection({
	id,
	drawing,
	locale,
}: {
	readonly id: CalculatorId;
	readonly drawing: ReactNode;
	readonly locale: Locale;
}) {
	const words = wordsIn(locale).metrics;
	const { title, says, misleads } = findMetricWords(id, locale);
	const tasks = listTasksOf(id);
	return (
		<section className={styles.metric}>
			<Heading level={2} id={id} title={title} locale={locale} />
			<p>{says}</p>
			{misleads !== undefined && (
				<p className={styles.misleads}>
					<strong>{words.caution}</strong> {misleads}
				</p>
			)}
			<CalculatorView id={id} locale={locale} />
			{drawing}
			{tasks.length > 0 && (
				<p className={styles.tasks}>
					{words.tasks}{" "}
					{tasks.map((task) => (
						<a key={task} href={toHref(`/tasks/${task}/`, locale)}>
							{TASKS[task].names[locale]}
						</a>
					))}
				</p>
			)}
		</section>
	);
}
