import {
	type CallableTask,
	CALLABLE_TASKS,
	LIBRARIES,
	type Task,
	TASK_INFO,
	TASK_LIBRARIES,
	TASK_SCHEMAS,
	type TaskSchemas,
} from "@pusula/tasks";
import type { ReactNode } from "react";
import type { Source } from "../../../content/sources/source.ts";
import { KNOWN_PROVIDERS, type KnownProvider } from "../../facts/known-providers.ts";
import { type Messages, wordsIn } from "../../../messages/words.ts";
import type { Locale } from "../../lib/locale.ts";
import { toHref } from "../../lib/paths.ts";
import { SectionLead } from "../../ui/section-lead.tsx";
import { SourceList } from "../../ui/source-list.tsx";
import { ResourceList } from "../../ui/resource-list.tsx";
import { FieldsTable } from "./fields-table.tsx";
import {
	findDatasetListUrl,
	findMetricUrl,
	findModelListUrl,
	toDatasetUrl,
	toSpaceUrl,
	toVideoUrl,
} from "../../facts/hub-links.ts";
import { listFields } from "./schema-fields.ts";
import { TaskDemo } from "./task-demo.tsx";
import styles from "./task-sections.module.css";

/** A section of a task page. */
export interface TaskSection {
	readonly title: string;
	/** Draws the content; gets the id of the section's heading. */
	readonly render: (headingId: string) => ReactNode;
}

/** A section, and whether it has something to show. */
type Candidate = TaskSection & { readonly has: unknown };

interface SectionContext {
	readonly task: Task;
	readonly locale: Locale;
	readonly snippets: ReactNode;
	/** What the article's claims rest on. */
	readonly sources: readonly Source[];
	/** The models of the page; undefined where it names none. */
	readonly models: ReactNode;
	/** Published results to choose a model by; undefined where there are none. */
	readonly chooser: ReactNode;
	/** Content below a metric, by its id. */
	readonly belowMetric: (metric: string) => ReactNode;
}

/** The sections of a task page that have something to show, in order: those before its article, and those after it. */
export function listTaskSections(context: SectionContext): {
	readonly before: readonly TaskSection[];
	readonly after: readonly TaskSection[];
} {
	const { task, locale, snippets, sources } = context;
	const { task: words, sources: sourceWords } = wordsIn(locale);
	const info = TASK_INFO[task.id];
	const demo = info.demo[locale];
	const schemas = findSchemas(task);
	const opening: Candidate = {
		title: words.demo,
		has: demo.inputs.length + demo.outputs.length > 0,
		render: () => <TaskDemo task={task.id} demo={demo} locale={locale} />,
	};
	const closing: readonly Candidate[] = [
		{ title: words.code, has: snippets, render: () => snippets },
		{
			title: words.providers,
			has: listProvidersOf(task.id).length,
			render: () => <Providers task={task} locale={locale} />,
		},
		{
			title: words.inputFields,
			has: schemas,
			render: (id) =>
				schemas && <Fields id={id} side="input" schemas={schemas} locale={locale} words={words} />,
		},
		{
			title: words.outputFields,
			has: schemas,
			render: (id) =>
				schemas && <Fields id={id} side="output" schemas={schemas} locale={locale} words={words} />,
		},
		{
			title: words.subtasks,
			has: task.subtasks?.length,
			render: () => <Subtasks task={task} locale={locale} />,
		},
		...listResourceSections(context),
		{
			title: sourceWords.title,
			has: sources.length,
			render: () => <SourceList sources={sources} locale={locale} />,
		},
	];
	return { before: [opening].filter(({ has }) => has), after: closing.filter(({ has }) => has) };
}

function listResourceSections(context: SectionContext): readonly Candidate[] {
	const { task, locale, belowMetric } = context;
	const words = wordsIn(locale).task;
	const { datasets, spaces, metrics, youtubeId } = TASK_INFO[task.id];
	const datasetList = findDatasetListUrl(task);
	return [
		...listModelSections(context),
		{
			title: words.datasets,
			has: datasets.length,
			render: () => (
				<>
					<ResourceList resources={datasets} toHref={toDatasetUrl} locale={locale} />
					{datasetList && <MoreLink href={datasetList} title={words.allDatasets} />}
				</>
			),
		},
		{
			title: words.spaces,
			has: spaces.length,
			render: () => <ResourceList resources={spaces} toHref={toSpaceUrl} locale={locale} />,
		},
		{
			title: words.metrics,
			has: metrics.length,
			render: () => (
				<ResourceList resources={metrics} toHref={findMetricUrl} below={belowMetric} locale={locale} />
			),
		},
		{
			title: words.libraries,
			has: TASK_LIBRARIES[task.id].length,
			render: () => <Libraries task={task} words={words} />,
		},
		{
			title: words.video,
			has: youtubeId,
			render: () => (
				<p>
					<a href={toVideoUrl(youtubeId ?? "")} hrefLang="en">
						{words.watch}
					</a>{" "}
					({words.videoLanguage})
				</p>
			),
		},
	];
}

function listModelSections({ task, locale, models, chooser }: SectionContext): readonly Candidate[] {
	const words = wordsIn(locale);
	const modelList = findModelListUrl(task);
	return [
		{
			title: words.task.models,
			has: models,
			render: () => (
				<>
					{models}
					{modelList && <MoreLink href={modelList} title={words.task.allModels} />}
				</>
			),
		},
		{ title: words.chooser.title, has: chooser, render: () => chooser },
	];
}

/** The schemas of a task, where the catalogue has them. */
function findSchemas(task: Task): TaskSchemas | undefined {
	const schemas: Readonly<Record<string, TaskSchemas>> = TASK_SCHEMAS;
	return schemas[task.id];
}

function Subtasks({ task, locale }: { readonly task: Task; readonly locale: Locale }) {
	return (
		<ul role="list" className={styles.subtasks}>
			{task.subtasks?.map(({ type, names }) => (
				<li key={type}>
					{names[locale]} <code translate="no">{type}</code>
				</li>
			))}
		</ul>
	);
}

function Fields({
	id,
	side,
	schemas,
	locale,
	words,
}: {
	readonly id: string;
	readonly side: "input" | "output";
	readonly schemas: TaskSchemas;
	readonly locale: Locale;
	readonly words: Messages["task"];
}) {
	return (
		<>
			<SectionLead>{side === "input" ? words.inputFieldsText : words.outputFieldsText}</SectionLead>
			<FieldsTable
				fields={listFields(schemas[side])}
				labelledBy={id}
				required={side === "input" ? words.required : words.always}
				locale={locale}
			/>
		</>
	);
}

/** Providers that serve a task that the page explains. */
function listProvidersOf(id: string): readonly KnownProvider[] {
	const rows = Object.entries<CallableTask>(CALLABLE_TASKS).filter(([, { page }]) => page === id);
	return KNOWN_PROVIDERS.filter(({ tasks }) => rows.some(([task]) => Object.hasOwn(tasks, task)));
}

function Providers({ task, locale }: { readonly task: Task; readonly locale: Locale }) {
	return (
		<>
			<SectionLead>{wordsIn(locale).task.providersText}</SectionLead>
			<ul role="list" className={styles.libraries}>
				{listProvidersOf(task.id).map(({ id, name }) => (
					<li key={id} translate="no">
						<a href={toHref(`/providers/${id}/`, locale)}>{name}</a>
					</li>
				))}
			</ul>
		</>
	);
}

function Libraries({ task, words }: { readonly task: Task; readonly words: Messages["task"] }) {
	return (
		<>
			<SectionLead>{words.librariesText}</SectionLead>
			<ul role="list" className={styles.libraries}>
				{TASK_LIBRARIES[task.id].map((key) => {
					const library = LIBRARIES[key];
					return (
						<li key={key} translate="no">
							{library ? <a href={library.docsUrl ?? library.repoUrl}>{library.name}</a> : key}
						</li>
					);
				})}
			</ul>
		</>
	);
}

function MoreLink({ href, title }: { readonly href: string; readonly title: string }) {
	return (
		<p className={styles.more}>
			<a href={href}>{title}</a>
		</p>
	);
}
