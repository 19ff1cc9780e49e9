import { settingsOf } from "../tasks/parts/runner.ts";
import { readTask, TASKS, type TaskRow } from "../tasks/task-table.ts";
import { checkUnread } from "../tasks/unread.ts";
import type { EngineRequest } from "../types/engine.ts";

/**
 * Checks that the models of a task follow every parameter of a call.
 * @throws Problem `bad-input` for one that they would leave out
 */
export function checkParameters(request: EngineRequest): void {
	const { unread = {} }: TaskRow = TASKS[readTask(request.task)];
	checkUnread(settingsOf(request), unread, {
		who: `Models for ${request.task} on this device do`,
		advice: "call a provider whose models follow it",
	});
}
