import { listFields } from "@pusula/measure";
import { CALLABLE_TASKS, type CallableTask, type CallableTaskId } from "@pusula/tasks";

/** Whether input or result of a task's calls are files. */
export function hasFiles(task: CallableTaskId): boolean {
	const row: CallableTask = CALLABLE_TASKS[task];
	return row.file !== undefined || listFields(task).some(({ kind }) => kind === "file");
}
