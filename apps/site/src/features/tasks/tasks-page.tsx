import { LIBRARIES, type Task, TASK_INFO, TASK_LIBRARIES } from "@pusula/tasks";
import { wordsIn } from "../../../messages/words.ts";
import { findFirstSentence } from "../../lib/first-sentence.ts";
import { compareIn, type Locale, LOCALES } from "../../lib/locale.ts";
import { toHref } from "../../lib/paths.ts";
import { Badge } from "../../ui/badge.tsx";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { SelectField, TextField } from "../../ui/fields.tsx";
import { FilterBar, FilterNone } from "../../ui/filter-bar.tsx";
import { Heading } from "../../ui/heading.tsx";
import { Lead } from "../../ui/lead.tsx";
import { ReadingFrame } from "../../ui/reading-frame.tsx";
import { RowName, Rows, RowText } from "../../ui/rows.tsx";
import { SectionLead } from "../../ui/section-lead.tsx";
import { MODALITY_COLOURS } from "../../facts/modality-colours.ts";
import { Tick } from "../../ui/tick.tsx";
import { groupTasks, type TaskGroup, toTaskRoute } from "../../facts/task-order.ts";

/** The catalogue: every task by modality with one sentence each. The page's script adds filters. */
export function TasksPage({ locale }: { readonly locale: Locale }) {
	const words = wordsIn(locale).tasks;
	const groups = groupTasks();
	const sections = groups.map(({ modality }) => ({ id: modality.id, title: modality.names[locale] }));
	return (
		<ReadingFrame
			locale={locale}
			sections={sections}
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
				<TasksFilter groups={groups} locale={locale} />
				{groups.map((group) => (
					<TaskGroupSection key={group.modality.id} group={group} locale={locale} />
				))}
				<FilterNone text={words.none} />
			</div>
		</ReadingFrame>
	);
}

function TasksFilter({ groups, locale }: { readonly groups: readonly TaskGroup[]; readonly locale: Locale }) {
	const words = wordsIn(locale).tasks;
	const total = groups.flatMap(({ tasks }) => tasks).length;
	return (
		<FilterBar words={words} total={total}>
			<TextField name="q" label={words.filterText} />
			<SelectField
				name="modality"
				label={words.filterModality}
				all={words.all}
				options={groups.map(({ modality }) => ({ value: modality.id, title: modality.names[locale] }))}
			/>
			<SelectField
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

function TaskGroupSection({ group, locale }: { readonly group: TaskGroup; readonly locale: Locale }) {
	const { modality, tasks } = group;
	return (
		<section data-modality={modality.id}>
			<Heading level={2} id={modality.id} title={modality.names[locale]} locale={locale} />
			<SectionLead>{wordsIn(locale).modalities[modality.id]}</SectionLead>
			<Rows>
				{tasks.map((task) => (
					<TaskItem key={task.id} task={task} locale={locale} />
				))}
			</Rows>
		</section>
	);
}

function TaskItem({ task, locale }: { readonly task: Task; readonly locale: Locale }) {
	const words = wordsIn(locale).tasks;
	const terms = [
		task.id,
		...LOCALES.map((language) => task.names[language]),
		...(task.subtasks ?? []).map(({ names }) => names[locale]),
	];
	return (
		<li data-terms={terms.join(" ")} data-libraries={TASK_LIBRARIES[task.id].join(" ")}>
			<RowName href={toHref(toTaskRoute(task.id), locale)}>
				<Tick color={MODALITY_COLOURS[task.modality]} />
				{task.names[locale]}
			</RowName>
			<RowText>
				{findFirstSentence(TASK_INFO[task.id].summary[locale], locale)}{" "}
				{task.hideInModels && <Badge title={words.hiddenInModelsText}>{words.hiddenInModels}</Badge>}{" "}
				{task.hideInDatasets && <Badge title={words.hiddenInDatasetsText}>{words.hiddenInDatasets}</Badge>}
			</RowText>
		</li>
	);
}
