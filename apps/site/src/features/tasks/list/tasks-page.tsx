import { LIBRARIES, type Task, TASK_INFO, TASK_LIBRARIES } from "@pusula/tasks";
import { wordsIn } from "../../../../messages/words.ts";
import { findFirstSentence } from "../../../lib/words/first-sentence.ts";
import { type Locale, LOCALES } from "../../../lib/locale.ts";
import { toHref } from "../../../lib/urls/paths.ts";
import { compareIn } from "../../../locales/forms.ts";
import { Breadcrumbs } from "../../../ui/page/breadcrumbs.tsx";
import { FilterField, TextField } from "../../../ui/fields/fields.tsx";
import { FilterBar, FilterNone } from "../../../ui/fields/filter-bar.tsx";
import { Heading } from "../../../ui/text/heading.tsx";
import { Lead } from "../../../ui/text/lead.tsx";
import { Pager } from "../../../ui/page/pager.tsx";
import { ReadingFrame } from "../../../ui/page/reading-frame.tsx";
import { SectionLead } from "../../../ui/text/section-lead.tsx";
import { MODALITY_COLOURS } from "../../../facts/tasks/modality-colours.ts";
import { Tick } from "../../../ui/text/tick.tsx";
import { groupTasks, type TaskGroup, toTaskRoute } from "../../../facts/tasks/task-order.ts";
import type { Thumbnails } from "../../../facts/tasks/thumbnails.ts";
import { toTaskSide } from "../parts/task-side-outline.ts";
import { TaskThumb, ThumbSigns } from "../parts/task-thumb.tsx";
import styles from "./tasks-page.module.css";

/** The catalogue: every task by modality with one sentence each. The page's script adds filters. */
export function TasksPage({
	locale,
	thumbnails,
}: {
	readonly locale: Locale;
	readonly thumbnails: Thumbnails;
}) {
	const words = wordsIn(locale).tasks;
	const groups = groupTasks();
	const first = groups[0]?.tasks[0];
	return (
		<ReadingFrame
			locale={locale}
			side={toTaskSide(undefined, locale)}
			isWide
			lead={
				<>
					<Breadcrumbs
						crumbs={[{ title: wordsIn(locale).site.start, href: toHref("/", locale) }]}
						current={{ title: words.title, route: "/tasks/" }}
						locale={locale}
					/>
					<Lead title={words.title}>{words.lead}</Lead>
				</>
			}
		>
			<div data-task-list="">
				<ThumbSigns tasks={groups.flatMap((group) => group.tasks.map(({ id }) => id))} locale={locale} />
				<TasksFilter groups={groups} locale={locale} />
				{groups.map((group) => (
					<TaskGroupSection key={group.modality.id} group={group} thumbnails={thumbnails} locale={locale} />
				))}
				<FilterNone text={words.none} />
			</div>
			<Pager
				previous={undefined}
				next={first && { title: first.names[locale], href: toHref(toTaskRoute(first.id), locale) }}
				locale={locale}
			/>
		</ReadingFrame>
	);
}

function TasksFilter({ groups, locale }: { readonly groups: readonly TaskGroup[]; readonly locale: Locale }) {
	const words = wordsIn(locale).tasks;
	const total = groups.flatMap(({ tasks }) => tasks).length;
	return (
		<FilterBar words={words} total={total}>
			<TextField name="q" label={words.filterText} />
			<FilterField
				name="modality"
				label={words.filterModality}
				all={words.all}
				options={groups.map(({ modality }) => ({ value: modality.id, title: modality.names[locale] }))}
			/>
			<FilterField
				name="library"
				label={words.filterLibrary}
				all={words.all}
				options={listLibraries(locale)}
			/>
		</FilterBar>
	);
}

/** The libraries that support any task, by name. */
function listLibraries(locale: Locale): readonly { readonly value: string; readonly title: string }[] {
	const keys = [...new Set(Object.values(TASK_LIBRARIES).flat())];
	const byTitle = compareIn(locale);
	return keys
		.map((value) => ({ value, title: LIBRARIES[value]?.name ?? value }))
		.toSorted((a, b) => byTitle(a.title, b.title));
}

interface ListProps {
	readonly thumbnails: Thumbnails;
	readonly locale: Locale;
}

function TaskGroupSection({ group, ...list }: ListProps & { readonly group: TaskGroup }) {
	const { locale } = list;
	const { modality, tasks } = group;
	return (
		<section data-modality={modality.id}>
			<Heading level={2} id={modality.id} title={modality.names[locale]} locale={locale} />
			<SectionLead>{wordsIn(locale).modalities[modality.id]}</SectionLead>
			<ul role="list" className={styles.list}>
				{tasks.map((task) => (
					<TaskItem key={task.id} task={task} {...list} />
				))}
			</ul>
		</section>
	);
}

function TaskItem({ task, thumbnails, locale }: ListProps & { readonly task: Task }) {
	const terms = [
		task.id,
		...LOCALES.map((language) => task.names[language]),
		...(task.subtasks ?? []).map(({ names }) => names[locale]),
	];
	return (
		<li data-terms={terms.join(" ")} data-libraries={TASK_LIBRARIES[task.id].join(" ")}>
			<a href={toHref(toTaskRoute(task.id), locale)}>
				<TaskThumb id={task.id} picture={thumbnails[task.id]} locale={locale} />
				<span>
					<Tick color={MODALITY_COLOURS[task.modality]} />
					{task.names[locale]}
				</span>
			</a>
			<p>{findFirstSentence(TASK_INFO[task.id].summary[locale], locale)}</p>
		</li>
	);
}
