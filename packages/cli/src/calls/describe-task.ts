import { type InferenceProvider, INFERENCE_PROVIDERS } from "@pusula/inference";
import { type InputField, listFields } from "@pusula/measure";
import {
	CALLABLE_TASKS,
	type CallableTask,
	type CallableTaskId,
	DESCRIPTION_KEYS,
	TASK_IDS,
	TASK_INFO,
	type TaskId,
	TASKS,
} from "@pusula/tasks";
import { CALLABLE_IDS } from "./find-names.ts";
import { splitTasks } from "./served-tasks.ts";
import type { Context } from "../terminal/context.ts";

/** A row of the list of tasks. */
export interface ListedTask {
	readonly id: TaskId | CallableTaskId;
	readonly name: string;
	readonly isCallable: boolean;
	readonly summary: string;
}

/** What is known of one task. */
export interface TaskDetails {
	readonly id: string;
	readonly name: string;
	readonly summary: string;
	readonly result: string | undefined;
	readonly fields: readonly FieldDetails[];
	readonly metrics: readonly string[];
	readonly models: readonly string[];
	readonly providers: readonly string[];
}

/** A field of its input. */
interface FieldDetails {
	readonly name: string;
	readonly kind: InputField["kind"];
	readonly isNeeded: boolean;
	readonly isParameter: boolean;
	readonly meaning: string;
}

/** The catalogue's tasks, and those that can be called but are explained as part of another one. */
export function listTasks({ locale }: Pick<Context, "locale">): readonly ListedTask[] {
	const parts = CALLABLE_IDS.filter((id) => !TASK_IDS.some((one) => one === id));
	const all: readonly (TaskId | CallableTaskId)[] = [...parts, ...TASK_IDS];
	return all.map((id) => {
		const row = findRow(id);
		const page: TaskId = row?.page ?? pageOf(id);
		return {
			id,
			name: (row?.names ?? TASKS[page].names)[locale],
			isCallable: row !== undefined,
			summary: TASK_INFO[page].summary[locale],
		};
	});
}

/** What is known of a task, in the words of a language. */
export function describeTask(id: TaskId | CallableTaskId, { locale }: Pick<Context, "locale">): TaskDetails {
	const row = findRow(id);
	const page: TaskId = row?.page ?? pageOf(id);
	const callable = CALLABLE_IDS.find((one) => one === id);
	const info = TASK_INFO[page];
	return {
		id,
		name: (row?.names ?? TASKS[page].names)[locale],
		summary: info.summary[locale],
		result: row?.outputKind,
		fields: callable === undefined ? [] : listFields(callable).map((field) => toDetails(field, locale)),
		metrics: info.metrics.map((metric) => metric.id),
		models: info.models.map((model) => model.id),
		providers: callable === undefined ? [] : providersOf(callable),
	};
}

/** The providers through which a task can be called, without those that have no current models for it. */
export function providersOf(task: CallableTaskId): readonly InferenceProvider[] {
	return INFERENCE_PROVIDERS.filter((id) => splitTasks(id).served.includes(task));
}

function toDetails(
	{ name, kind, isNeeded, path, schema }: InputField,
	locale: Context["locale"],
): FieldDetails {
	const meaning = schema[DESCRIPTION_KEYS[locale]] ?? schema.description ?? "";
	const isParameter = path[0] !== "inputs" && path[0] !== "messages";
	return { name, kind, isNeeded, isParameter, meaning };
}

function findRow(id: TaskId | CallableTaskId): CallableTask | undefined {
	const callable = CALLABLE_IDS.find((one) => one === id);
	return callable === undefined ? undefined : CALLABLE_TASKS[callable];
}

function pageOf(id: TaskId | CallableTaskId): TaskId {
	const found = TASK_IDS.find((one) => one === id);
	if (found) return found;
	throw new Error(`The task ${id} has no page.`);
}
