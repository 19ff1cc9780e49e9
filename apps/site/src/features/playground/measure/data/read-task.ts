import type { CallableTaskId } from "@pusula/tasks";

/** The task that a URL's query names, where it can be measured. */
export function readTask(query: string, tasks: readonly CallableTaskId[]): CallableTaskId | undefined {
	const wanted = new URLSearchParams(query).get("task");
	return tasks.find((id) => id === wanted);
}
