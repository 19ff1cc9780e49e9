import { type Task, TASK_INFO, type TaskId } from "@pusula/tasks";
import type { ReactNode } from "react";
import type { Source } from "../../../content/sources/source.ts";
import { wordsIn } from "../../../messages/words.ts";
import { findNeighbourTasks, toTaskRoute } from "../../facts/task-order.ts";
import type { Thumbnails } from "../../facts/thumbnails.ts";
import type { Locale } from "../../lib/locale.ts";
import { toHref } from "../../lib/paths.ts";
import type { Section } from "../../ui/page-contents.tsx";
import { Pager } from "../../ui/pager.tsx";
import { ReadingFrame } from "../../ui/reading-frame.tsx";
import { listActs } from "./list-acts.ts";
import { CallFolds } from "./call-folds.tsx";
import { listRelated } from "./list-related.ts";
import { RelatedTasks } from "./related-tasks.tsx";
import { markSituations } from "./situations.ts";
import { takeCode } from "./split-article.ts";
import { TaskActs } from "./task-acts.tsx";
import { SummaryRest, TaskLead } from "./task-lead.tsx";
import { TaskOpening } from "./task-opening.tsx";
import { TaskResources } from "./resources/task-resources.tsx";
import { toTaskSide } from "./task-side-outline.ts";

/**
 * The page of one task: its example beside code that runs, then the article in three acts. What a task does not have is
 * left out.
 */
export function TaskPage({
	task,
	locale,
	articleSections,
	articleParts,
	sources,
	snippets,
	hasSnippets,
	tryTask,
	models,
	modelCount,
	hasResults,
	belowMetric,
	run,
	thumbnails,
}: {
	readonly task: Task;
	readonly locale: Locale;
	/** The article's headings of second rank with their anchors. */
	readonly articleSections: readonly Section[];
	/** The rendered HTML below each of these headings. */
	readonly articleParts: readonly string[];
	/** What the article's claims rest on. */
	readonly sources: readonly Source[];
	/** Code for a call of the task; a slot, so something even when it is empty. */
	readonly snippets?: ReactNode;
	readonly hasSnippets: boolean;
	/** The task as the playground calls it; undefined where it does not offer it. */
	readonly tryTask: string | undefined;
	/** The first models of the page; undefined where it names none. */
	readonly models: ReactNode;
	/** How many models it names altogether. */
	readonly modelCount: number;
	/** Whether there are published results to choose a model by. */
	readonly hasResults: boolean;
	/** Content below a metric, by its id. */
	readonly belowMetric: (metric: string) => ReactNode;
	/** A way to run the example in the reader's browser. */
	readonly run: ReactNode;
	/** The small pictures of tasks. */
	readonly thumbnails: Thumbnails;
}) {
	const words = wordsIn(locale).task;
	const { code, parts, found } = divideArticle(articleParts, hasSnippets, locale);
	const article = articleSections.map((section, index) => ({ ...section, html: parts[index] ?? "" }));
	return (
		<ReadingFrame
			isWide
			locale={locale}
			side={toTaskSide(task.id, locale)}
			lead={<TaskLead task={task} locale={locale} tryTask={tryTask} />}
		>
			<TaskOpening
				demo={TASK_INFO[task.id].demo[locale]}
				code={hasSnippets ? snippets : code}
				{...{ task: task.id, run, locale }}
			/>
			<TaskActs
				acts={listActs(article, words)}
				situations={found}
				locale={locale}
				starts={{ understand: <SummaryRest task={task} locale={locale} /> }}
				ends={{
					run: <CallFolds task={task} hasResults={hasResults} locale={locale} />,
					reference: <TaskResources {...{ task, locale, models, modelCount, sources, belowMetric }} />,
				}}
			/>
			<Onward task={task} related={listRelated(parts, task.id)} {...{ thumbnails, locale }} />
		</ReadingFrame>
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
