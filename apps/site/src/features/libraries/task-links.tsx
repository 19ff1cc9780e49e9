import type { Task } from "@pusula/tasks";
import { wordsIn } from "../../../messages/words.ts";
import { fill } from "../../lib/fill.ts";
import type { Locale } from "../../lib/locale.ts";
import { toHref } from "../../lib/urls/paths.ts";
import styles from "./task-links.module.css";

/** Most tasks that are named beside a library. */
const MAX_NAMED = 3;

/** The first tasks of a library, and a link to all of them in the list of tasks where there are more. */
export function TaskLinks({
	tasks,
	libraryKey,
	locale,
}: {
	readonly tasks: readonly Task[];
	/** The library in the filter of the list of tasks; none for one that is not in the catalogue. */
	readonly libraryKey: string | undefined;
	readonly locale: Locale;
}) {
	if (tasks.length === 0) return undefined;
	const isCut = libraryKey !== undefined && tasks.length > MAX_NAMED + 1;
	return (
		<span className={styles.tasks}>
			{(isCut ? tasks.slice(0, MAX_NAMED) : tasks).map(({ id, names }) => (
				<a key={id} href={toHref(`/tasks/${id}/`, locale)}>
					{names[locale]}
				</a>
			))}
			{isCut && (
				<a href={`${toHref("/tasks/", locale)}?library=${encodeURIComponent(libraryKey)}`}>
					{fill(wordsIn(locale).libraries.allTasks, { count: tasks.length })}
				</a>
			)}
		</span>
	);
}
