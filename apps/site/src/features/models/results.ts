import type { TaskId } from "@pusula/tasks";
import { RESULTS } from "@pusula/tasks/models";

/** True when there are published results for a task. */
export function hasResults(task: TaskId): boolean {
	return RESULTS[task] !== undefined;
}
