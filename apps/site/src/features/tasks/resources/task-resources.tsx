import {
	type CallableTask,
	CALLABLE_TASKS,
	LIBRARIES,
	type Task,
	TASK_INFO,
	TASK_LIBRARIES,
} from "@pusula/tasks";
import type { ReactNode } from "react";
import type { Source } from "../../../content/sources/source.ts";
import { wordsIn } from "../../../messages/words.ts";
import {
	findDatasetListUrl,
	findMetricUrl,
	findModelListUrl,
	toDatasetUrl,
	toSpaceUrl,
	toVideoUrl,
} from "../../facts/hub-links.ts";
import { KNOWN_PROVIDERS, type KnownProvider } from "../../facts/known-providers.ts";
import { toModelsRoute } from "../../facts/task-order.ts";
import { toAnchor } from "../../lib/anchors.ts";
import { fill } from "../../lib/fill.ts";
import type { Locale } from "../../lib/locale.ts";
import { toHref } from "../../lib/paths.ts";
import { Heading } from "../../ui/heading.tsx";
import { ResourceList } from "../../ui/resource-list.tsx";
import { SourceList } from "../../ui/source-list.tsx";
import { type Tab, Tabs } from "../../ui/tabs.tsx";
import styles from "./task-resources.module.css";

interface ResourceContext {
	readonly task: Task;
	readonly locale: Locale;
	/** The first models of the page; undefined where it names none. */
	readonly models: ReactNode;
	/** How many models it names altogether. */
	readonly modelCount: number;
	/** What the article's claims rest on. */
	readonly sources: readonly Source[];
	/** Content below a metric, by its id. */
	readonly belowMetric: (metric: string) => ReactNode;
}

/** One kind of resources, and whether there are any. */
interface Kind {
	readonly title: string;
	readonly has: unknown;
	readonly panel: ReactNode;
}

/** Everything beyond the page, one kind at a time: models, data sets, metrics, libraries, providers and more. */
export function TaskResources(context: ResourceContext) {
	const { task, locale } = context;
	const words = wordsIn(locale).task;
	const kinds = [...listHubKinds(context), ...listOtherKinds(context)].filter(({ has }) => has);
	const tabs = kinds.map(({ title, panel }): Tab => {
		const id = toAnchor(title);
		return {
			value: id,
			title,
			panel: (
				<section className={styles.panel} aria-labelledby={id}>
					<h4 id={id}>{title}</h4>
					{panel}
				</section>
			),
		};
	});
	const { noModelFilter, noDatasetFilter } = wordsIn(locale).tasks;
	const notes = [task.hideInModels && noModelFilter, task.hideInDatasets && noDatasetFilter].filter(Boolean);
	if (tabs.length === 0 && notes.length === 0) return undefined;
	return (
		<div className={styles.resources}>
			<Heading level={3} id={toAnchor(words.resources)} title={words.resources} locale={locale} />
			{tabs.length > 0 && <Tabs name="resource" label={words.resourceKind} tabs={tabs} />}
			{notes.length > 0 && <p className={styles.notes}>{notes.join(" ")}</p>}
		</div>
	);
}

function listHubKinds({ task, locale, models, modelCount, belowMetric }: ResourceContext): readonly Kind[] {
	const words = wordsIn(locale).task;
	const { datasets, spaces, metrics } = TASK_INFO[task.id];
	const [modelList, datasetList] = [findModelListUrl(task), findDatasetListUrl(task)];
	return [
		{
			title: words.models,
			has: models,
			panel: (
				<>
					{models}
					{models && (
						<MoreLink
							href={toHref(toModelsRoute(task.id), locale)}
							title={fill(words.modelsPage.all, { count: modelCount })}
						/>
					)}
					{modelList && <MoreLink href={modelList} title={words.allModels} />}
				</>
			),
		},
		{
			title: words.datasets,
			has: datasets.length,
			panel: (
				<>
					<ResourceList resources={datasets} toHref={toDatasetUrl} locale={locale} />
					{datasetList && <MoreLink href={datasetList} title={words.allDatasets} />}
				</>
			),
		},
		{
			title: words.metrics,
			has: metrics.length,
			panel: <ResourceList resources={metrics} toHref={findMetricUrl} below={belowMetric} locale={locale} />,
		},
		{
			title: words.spaces,
			has: spaces.length,
			panel: <ResourceList resources={spaces} toHref={toSpaceUrl} locale={locale} />,
		},
	];
}

function listOtherKinds({ task, locale, sources }: ResourceContext): readonly Kind[] {
	const words = wordsIn(locale).task;
	const { youtubeId } = TASK_INFO[task.id];
	const providers = listProvidersOf(task.id);
	return [
		{
			title: words.libraries,
			has: TASK_LIBRARIES[task.id].length,
			panel: (
				<Names
					lead={words.librariesText}
					names={TASK_LIBRARIES[task.id].map((key) => {
						const library = LIBRARIES[key];
						return { name: library?.name ?? key, href: library && (library.docsUrl ?? library.repoUrl) };
					})}
				/>
			),
		},
		{
			title: words.providers,
			has: providers.length,
			panel: (
				<Names
					lead={words.providersText}
					names={providers.map(({ id, name }) => ({ name, href: toHref(`/providers/${id}/`, locale) }))}
				/>
			),
		},
		{
			title: words.subtasks,
			has: task.subtasks?.length,
			panel: (
				<ul role="list" className={styles.subtasks}>
					{task.subtasks?.map(({ type, names }) => (
						<li key={type}>
							{names[locale]} <code translate="no">{type}</code>
						</li>
					))}
				</ul>
			),
		},
		{
			title: words.video,
			has: youtubeId,
			panel: (
				<p>
					<a href={toVideoUrl(youtubeId ?? "")} hrefLang="en">
						{words.watch}
					</a>{" "}
					({words.videoLanguage})
				</p>
			),
		},
		{
			title: words.sources,
			has: sources.length,
			panel: <SourceList sources={sources} locale={locale} />,
		},
	];
}

/** Providers that serve a task that the page explains. */
function listProvidersOf(id: string): readonly KnownProvider[] {
	const rows = Object.entries<CallableTask>(CALLABLE_TASKS).filter(([, { page }]) => page === id);
	return KNOWN_PROVIDERS.filter(({ tasks }) => rows.some(([task]) => Object.hasOwn(tasks, task)));
}

function Names({
	lead,
	names,
}: {
	readonly lead: string;
	readonly names: readonly { readonly name: string; readonly href: string | undefined }[];
}) {
	return (
		<>
			<p className={styles.lead}>{lead}</p>
			<ul role="list" className={styles.names}>
				{names.map(({ name, href }) => (
					<li key={name} translate="no">
						{href ? <a href={href}>{name}</a> : name}
					</li>
				))}
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
