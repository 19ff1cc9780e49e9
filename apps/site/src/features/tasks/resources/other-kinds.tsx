import { LIBRARIES, TASK_INFO, TASK_LIBRARIES } from "@pusula/tasks";
import { wordsIn } from "../../../../messages/words.ts";
import { toVideoUrl } from "../../../facts/models/hub-links.ts";
import { SourceList } from "../../../ui/page/source-list.tsx";
import { listTaskProviders } from "./list-task-providers.ts";
import { Names } from "./names.tsx";
import type { ResourceContext, ResourceKind } from "./resource-kind.ts";
import { TaskProviders } from "./task-providers.tsx";
import styles from "./task-resources.module.css";

/** What is elsewhere: libraries, providers, subtasks, a video and the sources of the page. */
export function listOtherKinds({ task, locale, sources }: ResourceContext): readonly ResourceKind[] {
	const words = wordsIn(locale).task;
	const { youtubeId } = TASK_INFO[task.id];
	const providers = listTaskProviders(task.id);
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
			panel: <TaskProviders providers={providers} locale={locale} />,
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
