import { type Task, TASK_INFO } from "@pusula/tasks";
import type { ReactNode } from "react";
import type { Source } from "../../../content/sources/source.ts";
import { wordsIn } from "../../../messages/words.ts";
import { findNeighbours, toTaskRoute } from "../../facts/task-order.ts";
import type { Locale } from "../../lib/locale.ts";
import { toHref } from "../../lib/paths.ts";
import type { Section } from "../../ui/page-contents.tsx";
import { Pager } from "../../ui/pager.tsx";
import { ReadingFrame } from "../../ui/reading-frame.tsx";
import { type ArticlePart, listActs } from "./list-acts.ts";
import { CallFolds } from "./call-folds.tsx";
import { markSituations } from "./situations.ts";
import { takeCode } from "./split-article.ts";
import { TaskActs } from "./task-acts.tsx";
import { TaskLead } from "./task-lead.tsx";
import { TaskOpening } from "./task-opening.tsx";
import { TaskResources } from "./task-resources.tsx";
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
}) {
	const words = wordsIn(locale).task;
	const taken = hasSnippets ? { code: undefined, parts: articleParts } : takeCode(articleParts);
	const { parts, found } = markSituations(taken.parts, words.situations);
	const article = articleSections.map((section, index): ArticlePart => ({
		...section,
		html: parts[index] ?? "",
	}));
	return (
		<ReadingFrame
			isWide
			locale={locale}
			side={toTaskSide(task.id, locale)}
			lead={<TaskLead task={task} locale={locale} tryTask={tryTask} />}
		>
			<TaskOpening
				task={task.id}
				demo={TASK_INFO[task.id].demo[locale]}
				code={hasSnippets ? snippets : taken.code}
				locale={locale}
			/>
			<TaskActs
				acts={listActs(article, words)}
				situations={found}
				locale={locale}
				ends={{
					run: <CallFolds task={task} hasResults={hasResults} locale={locale} />,
					reference: <TaskResources {...{ task, locale, models, modelCount, sources, belowMetric }} />,
				}}
			/>
			<TaskPager task={task} locale={locale} />
		</ReadingFrame>
	);
}

function TaskPager({ task, locale }: { readonly task: Task; readonly locale: Locale }) {
	const { previous, next } = findNeighbours(task.id);
	const toCrumb = (one: Task | undefined) =>
		one && { title: one.names[locale], href: toHref(toTaskRoute(one.id), locale) };
	return <Pager previous={toCrumb(previous)} next={toCrumb(next)} locale={locale} />;
}
