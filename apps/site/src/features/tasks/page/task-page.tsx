import { type Task, TASK_INFO, type TaskId } from "@pusula/tasks";
import type { ReactNode } from "react";
import type { Source } from "../../../../content/sources/source.ts";
import { wordsIn } from "../../../../messages/words.ts";
import { findNeighbourTasks, toTaskRoute } from "../../../facts/tasks/task-order.ts";
import type { Thumbnails } from "../../../facts/tasks/thumbnails.ts";
import type { Locale } from "../../../lib/locale.ts";
import { toHref } from "../../../lib/urls/paths.ts";
import type { Section } from "../../../ui/page/page-contents.tsx";
import { Pager } from "../../../ui/page/pager.tsx";
import { ReadingFrame } from "../../../ui/page/reading-frame.tsx";
import { isLightArticle } from "../article/light-article.ts";
import { type ArticlePart, listActs } from "./list-acts.ts";
import { CallFolds } from "../call/call-folds.tsx";
import { listRelated } from "./list-related.ts";
import { RelatedTasks } from "./related-tasks.tsx";
import { listSituationFacts } from "../situations/situation-facts.ts";
import { SituationList } from "../situations/situation-list.tsx";
import { markSituations } from "../situations/situations.ts";
import { takeCode } from "../article/split-article.ts";
import { TaskActs } from "./task-acts.tsx";
import { SummaryRest, TaskLead } from "./task-lead.tsx";
import { TaskOpening } from "./task-opening.tsx";
import { TaskResources } from "../resources/task-resources.tsx";
import { TaskSections } from "./task-sections.tsx";
import { toTaskSide } from "../parts/task-side-outline.ts";
import styles from "./task-page.module.css";

/** What the page of a task is made of. */
export interface TaskPageProps {
	readonly task: Task;
	readonly locale: Locale;
	/** The article's headings of second rank with their anchors. */
	readonly articleSections: readonly Section[];
	/** The rendered HTML below each of these headings. */
	readonly articleParts: readonly string[];
	/** HTML of a drawing that is the example of a task without a demo. */
	readonly drawnExample: string | undefined;
	/** What the article's claims rest on. */
	readonly sources: readonly Source[];
	/** Code for a call of the task; a slot, so something even when it is empty. */
	readonly snippets?: ReactNode;
	readonly hasSnippets: boolean;
	/** The task as the playground calls it; undefined where it does not offer it. */
	readonly tryTask: string | undefined;
	/** The first models of the page; undefined where it names none. */
	readonly models: ReactNode;
	/** The hub ids of all that it names. */
	readonly modelIds: readonly string[];
	/** Whether there are published results to choose a model by. */
	readonly hasResults: boolean;
	/** Content below a metric, by its id. */
	readonly belowMetric: (metric: string) => ReactNode;
	/** A way to run the example in the reader's browser. */
	readonly run: ReactNode;
	/** The small pictures of tasks. */
	readonly thumbnails: Thumbnails;
}

/**
 * The page of one task: its example beside code that runs, then the article in three acts. A task with little to
 * say, without models of its own and calls, is a short page without acts. What a task does not have is left out.
 */
export function TaskPage(props: TaskPageProps) {
	const { task, locale, articleParts, articleSections, hasSnippets } = props;
	const { code, parts, found } = divideArticle(articleParts, hasSnippets, locale);
	const isLight = TASK_INFO[task.id].isPlaceholder && !hasSnippets && isLightArticle(articleParts);
	const article = articleSections.map((section, index) => ({ ...section, html: parts[index] ?? "" }));
	return (
		<ReadingFrame
			isWide
			locale={locale}
			side={toTaskSide(task.id, locale)}
			lead={<TaskLead task={task} locale={locale} tryTask={props.tryTask} />}
		>
			<TaskOpening
				demo={TASK_INFO[task.id].demo[locale]}
				drawing={props.drawnExample}
				code={hasSnippets ? props.snippets : code}
				{...{ task: task.id, run: props.run, locale }}
			/>
			<TaskText {...props} article={article} advised={found} isLight={isLight} />
			<Onward
				task={task}
				related={listRelated(parts, task.id)}
				thumbnails={props.thumbnails}
				locale={locale}
			/>
		</ReadingFrame>
	);
}

/** The article: in acts, with what a caller looks up; of a light task in one column. */
function TaskText({
	article,
	advised,
	isLight,
	...props
}: TaskPageProps & {
	readonly article: readonly ArticlePart[];
	/** Situations that the article has advice for. */
	readonly advised: readonly Section[];
	readonly isLight: boolean;
}) {
	const { task, locale, modelIds } = props;
	const facts = listSituationFacts(task.id, modelIds, locale);
	const situations = <SituationList facts={facts} advised={advised} locale={locale} />;
	const resources = <TaskResources {...props} modelCount={modelIds.length} level={isLight ? 2 : 3} />;
	const start = <SummaryRest task={task} locale={locale} />;
	if (isLight) {
		return (
			<>
				<div className={styles.start}>
					{start}
					{situations}
				</div>
				<TaskSections parts={article} locale={locale} />
				{resources}
			</>
		);
	}
	const folds = <CallFolds task={task} hasResults={props.hasResults} locale={locale} />;
	return (
		<TaskActs
			acts={listActs(article, wordsIn(locale).task)}
			situations={situations}
			locale={locale}
			starts={{ understand: start }}
			ends={{ run: folds, reference: resources }}
		/>
	);
}

/** The parts of an article with anchors for situations; its first code is taken out where the page has no other. */
function divideArticle(articleParts: readonly string[], hasSnippets: boolean, locale: Locale) {
	const { code, parts } = hasSnippets ? { code: undefined, parts: articleParts } : takeCode(articleParts);
	return { code, ...markSituations(parts, wordsIn(locale).task.situations) };
}

/** Ways to other tasks: those that the article leads to, then the neighbours in the list. */
function Onward({
	task,
	related,
	thumbnails,
	locale,
}: {
	readonly task: Task;
	readonly related: readonly TaskId[];
	readonly thumbnails: Thumbnails;
	readonly locale: Locale;
}) {
	const { previous, next } = findNeighbourTasks(task.id);
	const toCrumb = (one: Task | undefined) =>
		one && { title: one.names[locale], href: toHref(toTaskRoute(one.id), locale) };
	return (
		<>
			<RelatedTasks tasks={related} thumbnails={thumbnails} locale={locale} />
			<Pager
				previous={
					toCrumb(previous) ?? { title: wordsIn(locale).tasks.title, href: toHref("/tasks/", locale) }
				}
				next={toCrumb(next)}
				locale={locale}
			/>
		</>
	);
}
