import { type CallableTask, CALLABLE_TASKS, LIBRARIES, TASK_INFO, TASK_LIBRARIES } from "@pusula/tasks";
import { wordsIn } from "../../../../messages/words.ts";
import { toVideoUrl } from "../../../facts/models/hub-links.ts";
import { KNOWN_PROVIDERS, type KnownProvider } from "../../../facts/providers/known-providers.ts";
import { toHref } from "../../../lib/urls/paths.ts";
import { SourceList } from "../../../ui/page/source-list.tsx";
import type { ResourceContext, ResourceKind } from "./resource-kind.ts";
import styles from "./task-resources.module.css";

/** What is elsewhere: libraries, providers, subtasks, a video and the sources of the page. */
export function listOtherKinds({ task, locale, sources }: ResourceContext): readonly ResourceKind[] {
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
