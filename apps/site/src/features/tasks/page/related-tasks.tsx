import { type TaskId, TASKS } from "@pusula/tasks";
import { wordsIn } from "../../../../messages/words.ts";
import { toTaskRoute } from "../../../facts/tasks/task-order.ts";
import type { Thumbnails } from "../../../facts/tasks/thumbnails.ts";
import type { Locale } from "../../../lib/locale.ts";
import { toHref } from "../../../lib/urls/paths.ts";
import styles from "./related-tasks.module.css";
import { TaskThumb, ThumbSigns } from "../parts/task-thumb.tsx";

/** The tasks that an article leads to, each with its thumbnail. */
export function RelatedTasks({
	tasks,
	thumbnails,
	locale,
}: {
	readonly tasks: readonly TaskId[];
	readonly thumbnails: Thumbnails;
	readonly locale: Locale;
}) {
	if (tasks.length === 0) return undefined;
	const { related } = wordsIn(locale).task;
	const drawn = tasks.filter((id) => thumbnails[id] === undefined);
	return (
		<nav className={styles.related} aria-label={related}>
			<p>{related}</p>
			{drawn.length > 0 && <ThumbSigns tasks={drawn} locale={locale} />}
			<ul role="list">
				{tasks.map((id) => (
					<li key={id}>
						<a href={toHref(toTaskRoute(id), locale)}>
							<TaskThumb id={id} picture={thumbnails[id]} locale={locale} />
							{TASKS[id].names[locale]}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
