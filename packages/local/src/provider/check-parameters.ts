import { Problem } from "../lib/problem.ts";
import { generationOf } from "../tasks/runner.ts";
import { readTask, TASKS, type TaskRow } from "../tasks/task-table.ts";
import type { EngineRequest } from "../types/engine.ts";

/**
 * Checks that the models of a task follow every parameter of a call.
 * @throws Problem `bad-input` for one that they would leave out
 */
export function checkParameters(request: EngineRequest): void {
	const { unread = {} }: TaskRow = TASKS[readTask(request.task)];
	const given = { ...request.fields, ...generationOf(request) };
	for (const [name, known] of Object.entries(unread)) {
		const value = given[name];
		if (isEmpty(value) || known.includes(value)) continue;
		const others = known.map((one) => JSON.stringify(one)).join(", ");
		throw new Problem(
			"bad-input",
			`Models for ${request.task} on this device do not follow ${name}${others && `, other than ${others}`}. Leave it out, or call a provider whose models follow it.`,
		);
	}
}

/** True for a value that says nothing. */
function isEmpty(value: unknown): boolean {
	if (value === undefined || value === null || value === "") return true;
	return typeof value === "object" && Object.keys(value).length === 0;
}
