import type { TaskId } from "@pusula/tasks";
import { wordsIn } from "../../../messages/words.ts";
import type { Locale } from "../../lib/locale.ts";
import { toHref } from "../../lib/paths.ts";
import { groupTasks, toTaskRoute } from "../../facts/task-order.ts";
import styles from "./task-side-list.module.css";

/** All tasks beside a task page, folded by modality; the group of the current task is open. */
export function TaskSideList({ current, locale }: { readonly current: TaskId; readonly locale: Locale }) {
	return (
		<nav className={styles.list} aria-label={wordsIn(locale).task.sideList}>
			{groupTasks().map(({ modality, tasks }) => (
				<details key={modality.id} open={tasks.some(({ id }) => id === current)}>
					<summary>{modality.names[locale]}</summary>
					<ul role="list">
						{tasks.map(({ id, names }) => (
							<li key={id}>
								<a href={toHref(toTaskRoute(id), locale)} aria-current={id === current ? "page" : undefined}>
									{names[locale]}
								</a>
							</li>
						))}
					</ul>
				</details>
			))}
		</nav>
	);
}
