import { MODALITIES, type Task, TASK_INFO, TASKS } from "@pusula/tasks";
import type { ReactNode } from "react";
import type { Source } from "../../../content/sources/source.ts";
import { wordsIn } from "../../../messages/words.ts";
import { toAnchors } from "../../lib/anchors.ts";
import type { Locale } from "../../lib/locale.ts";
import { toHref } from "../../lib/paths.ts";
import { Badge } from "../../ui/badge.tsx";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { Heading } from "../../ui/heading.tsx";
import { Lead, LeadLine } from "../../ui/lead.tsx";
import type { Section } from "../../ui/page-contents.tsx";
import { Pager } from "../../ui/pager.tsx";
import { Prose } from "../../ui/prose.tsx";
import { ReadingFrame } from "../../ui/reading-frame.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { findNeighbours, toTaskRoute } from "../../facts/task-order.ts";
import { listTaskSections, type TaskSection } from "./task-sections.tsx";
import { toTaskSide } from "./task-side-outline.ts";

/** The page of one task: what it is, an example, its fields, and where to go on. Sections without content are left out. */
export function TaskPage({
	task,
	locale,
	article,
	articleSections,
	sources,
	snippets,
	hasSnippets,
	tryTask,
	models,
	chooser,
	belowMetric,
}: {
	readonly task: Task;
	readonly locale: Locale;
	/** The article of the task: its uses and how it works. */
	readonly article?: ReactNode;
	/** The article's headings with their anchors. */
	readonly articleSections: readonly Section[];
	/** What the article's claims rest on. */
	readonly sources: readonly Source[];
	/** Code for a call of the task; a slot, so something even when it is empty. */
	readonly snippets?: ReactNode;
	readonly hasSnippets: boolean;
	/** The task as the playground calls it; nothing where it does not offer it. */
	readonly tryTask: string | undefined;
	/** The models of the page; undefined where it names none. */
	readonly models: ReactNode;
	/** Published results to choose a model by; undefined where there are none. */
	readonly chooser: ReactNode;
	/** Content below a metric, by its id. */
	readonly belowMetric: (metric: string) => ReactNode;
}) {
	const context = { task, locale, sources, snippets: hasSnippets && snippets, models, chooser, belowMetric };
	const { before, after } = listTaskSections(context);
	const anchors = toAnchors([...before, ...after].map(({ title }) => title));
	const anchored = [...before, ...after].map((section, index) => ({ ...section, id: anchors[index] ?? "" }));
	const opening = anchored.slice(0, before.length);
	const closing = anchored.slice(before.length);
	return (
		<ReadingFrame
			locale={locale}
			sections={[...opening, ...articleSections, ...closing]}
			side={toTaskSide(task.id, locale)}
			lead={<TaskLead task={task} locale={locale} tryTask={tryTask} />}
		>
			<Sections sections={opening} locale={locale} />
			{articleSections.length > 0 && <Prose>{article}</Prose>}
			<Sections sections={closing} locale={locale} />
			<TaskPager task={task} locale={locale} />
		</ReadingFrame>
	);
}

function Sections({
	sections,
	locale,
}: {
	readonly sections: readonly (TaskSection & Section)[];
	readonly locale: Locale;
}) {
	return sections.map(({ id, title, render }) => (
		<section key={id}>
			<Heading level={2} id={id} title={title} locale={locale} />
			{render(id)}
		</section>
	));
}

function TaskLead({
	task,
	locale,
	tryTask,
}: {
	readonly task: Task;
	readonly locale: Locale;
	readonly tryTask: string | undefined;
}) {
	const words = wordsIn(locale);
	const modality = MODALITIES.find(({ id }) => id === task.modality);
	const tasksHref = toHref("/tasks/", locale);
	return (
		<>
			<Breadcrumbs
				crumbs={[
					{ title: words.site.start, href: toHref("/", locale) },
					{ title: words.navigation.tasks, href: tasksHref },
					{ title: modality?.names[locale] ?? "", href: `${tasksHref}#${task.modality}` },
				]}
				current={{ title: task.names[locale], route: toTaskRoute(task.id) }}
				locale={locale}
			/>
			<Lead title={task.names[locale]}>{TASK_INFO[task.id].summary[locale]}</Lead>
			<Canonical task={task} locale={locale} />
			<LeadLine>
				{task.names[locale] !== task.names.en && <span lang="en">{task.names.en}</span>}
				<span>
					{words.task.id}: <code translate="no">{task.id}</code>
				</span>
				{tryTask && <a href={`${toHref("/playground/", locale)}?task=${tryTask}`}>{words.task.tryIt}</a>}
				{task.hideInModels && (
					<Badge title={words.tasks.hiddenInModelsText}>{words.tasks.hiddenInModels}</Badge>
				)}
				{task.hideInDatasets && (
					<Badge title={words.tasks.hiddenInDatasetsText}>{words.tasks.hiddenInDatasets}</Badge>
				)}
			</LeadLine>
		</>
	);
}

/** Which broader task this one is a case of, where there is one. */
function Canonical({ task, locale }: { readonly task: Task; readonly locale: Locale }) {
	const { canonicalId } = TASK_INFO[task.id];
	if (!canonicalId) return undefined;
	const link = <a href={toHref(toTaskRoute(canonicalId), locale)}>{TASKS[canonicalId].names[locale]}</a>;
	return (
		<LeadLine>
			<span>
				<Sentence text={wordsIn(locale).task.canonical} parts={{ link }} />
			</span>
		</LeadLine>
	);
}

function TaskPager({ task, locale }: { readonly task: Task; readonly locale: Locale }) {
	const { previous, next } = findNeighbours(task.id);
	const toCrumb = (one: Task | undefined) =>
		one && { title: one.names[locale], href: toHref(toTaskRoute(one.id), locale) };
	return <Pager previous={toCrumb(previous)} next={toCrumb(next)} locale={locale} />;
}
