import type { TaskId } from "@pusula/tasks";
import type { Locale } from "../../../lib/locale.ts";
import { toHref } from "../../../lib/urls/paths.ts";
import { toTaskRoute } from "../../../facts/tasks/task-order.ts";
import { toRunAnchor } from "./browser-run.tsx";
import styles from "./run-link.module.css";

/** A link from another page to the button that runs a task's example on a real model. */
export function RunLink({
	task,
	locale,
	children,
}: {
	readonly task: TaskId;
	readonly locale: Locale;
	readonly children: string;
}) {
	return (
		<p className={styles.link}>
			<a href={`${toHref(toTaskRoute(task), locale)}#${toRunAnchor(locale)}`}>{children}</a>
		</p>
	);
}
