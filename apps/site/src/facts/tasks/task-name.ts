import type { ClientTask } from "@pusula/inference";
import { type CallableTask, CALLABLE_TASKS, TASKS } from "@pusula/tasks";
import type { Locale } from "../../lib/locale.ts";

export function toTaskName(task: ClientTask, locale: Locale): string {
	const { names, page }: CallableTask = CALLABLE_TASKS[task];
	return (names ?? TASKS[page].names)[locale];
}
