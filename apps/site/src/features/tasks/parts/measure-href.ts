import { listMeasuredTasks } from "@pusula/measure";
import { type CallableTask, CALLABLE_TASKS, type TaskId } from "@pusula/tasks";
import type { Locale } from "../../../lib/locale.ts";
import { toHref } from "../../../lib/urls/paths.ts";

/** The measuring page with the task of a page chosen; undefined for a task that it cannot measure. */
export function findMeasureHref(page: TaskId, locale: Locale): string | undefined {
	const tasks: Readonly<Record<string, CallableTask>> = CALLABLE_TASKS;
	const measured = listMeasuredTasks().find((task) => tasks[task]?.page === page);
	return measured && `${toHref("/measure/", locale)}?task=${measured}`;
}
