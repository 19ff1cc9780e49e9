import { type InferenceProvider, INFERENCE_PROVIDERS, type Provider, PROVIDERS } from "@pusula/inference";
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
import { findNearest } from "../args/find-nearest.ts";
import type { ParsedArgs } from "../args/parse.ts";
import { CALLABLE_IDS } from "../calls/find-names.ts";
import type { Context } from "../terminal/context.ts";
import { CliError, EXIT } from "../errors/cli-error.ts";
import { drawTable } from "../terminal/table.ts";
import { wrap } from "../terminal/wrap.ts";

/** `pusula tasks [TASK]`: the tasks of the catalogue, or what is known of one. */
export async function run(context: Context, args: ParsedArgs): Promise<number> {
	const [name] = args.operands;
	const isJson = args.flag("json");
	if (name === undefined) {
		const rows = listTasks(context);
		context.io.stdout.write(isJson ? toJson(rows) : drawTasks(rows, context));
		return EXIT.done;
	}
	const details = describeTask(resolveAny(name, context), context);
	context.io.stdout.write(isJson ? toJson(details) : drawTask(details, context));
	return EXIT.done;
}

export function providersOf(task: CallableTaskId): readonly InferenceProvider[] {
	return INFERENCE_PROVIDERS.filter((id) => {
		const provider: Provider = PROVIDERS[id];
		return provider.tasks[task] !== undefined;
	});
}

interface ListedTask {
	readonly id: TaskId | CallableTaskId;
	readonly name: string;
	readonly isCallable: boolean;
	readonly summary: string;
}

/** The catalogue's tasks, and those that can be called but are explained as part of another one. */
function listTasks({ locale }: Context): readonly ListedTask[] {
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

function drawTasks(rows: readonly ListedTask[], context: Context): string {
	const { words } = context;
	const cells = rows.map(({ id, name, isCallable, summary }) => [
		id,
		name,
		isCallable ? words.tasks.callable : words.tasks.notCallable,
		firstSentence(summary),
	]);
	return drawTable(cells, { ...context, titles: words.tasks.columns });
}

interface TaskDetails {
	readonly id: string;
	readonly name: string;
	readonly summary: string;
	readonly result: string | undefined;
	readonly fields: readonly FieldDetails[];
	readonly metrics: readonly string[];
	readonly models: readonly string[];
	readonly providers: readonly string[];
}

interface FieldDetails {
	readonly name: string;
	readonly kind: InputField["kind"];
	readonly isNeeded: boolean;
	readonly isParameter: boolean;
	readonly meaning: string;
}

function describeTask(id: TaskId | CallableTaskId, { locale }: Context): TaskDetails {
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

function toDetails(
	{ name, kind, isNeeded, path, schema }: InputField,
	locale: Context["locale"],
): FieldDetails {
	const meaning = schema[DESCRIPTION_KEYS[locale]] ?? schema.description ?? "";
	const isParameter = path[0] !== "inputs" && path[0] !== "messages";
	return { name, kind, isNeeded, isParameter, meaning };
}

function drawTask(task: TaskDetails, context: Context): string {
	const { words, style, width } = context;
	const title = (text: string): string => `\n${style("title", text)}\n`;
	const list = (heading: string, ids: readonly string[]): string =>
		ids.length === 0 ? "" : title(heading) + wrap(ids.join(", "), width).join("\n") + "\n";
	const fields = (heading: string, isParameter: boolean): string => {
		const rows = task.fields
			.filter((field) => field.isParameter === isParameter)
			.map(({ name, kind, isNeeded, meaning }) => [
				name,
				kind,
				isNeeded ? words.tasks.needed : words.tasks.optional,
				meaning,
			]);
		return rows.length === 0 ? "" : title(heading) + drawTable(rows, context);
	};
	return [
		...wrap(`${task.name} (${task.id})`, width).map((line) => `${style("title", line)}\n`),
		wrap(task.summary, width).join("\n"),
		"\n",
		fields(words.tasks.fields, false),
		fields(words.tasks.parameters, true),
		list(words.tasks.metrics, task.metrics),
		list(words.tasks.models, task.models),
		list(words.tasks.providers, task.providers),
	].join("");
}

function resolveAny(name: string, { words }: Context): TaskId | CallableTaskId {
	const known: readonly (TaskId | CallableTaskId)[] = [...CALLABLE_IDS, ...TASK_IDS];
	const found = known.find((id) => id === name);
	if (found) return found;
	throw new CliError(words.usage.unknownTask(name, findNearest(name, known)));
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

function firstSentence(text: string): string {
	return /^.*?[.!?](?=\s|$)/su.exec(text)?.[0] ?? text;
}

function toJson(value: unknown): string {
	return `${JSON.stringify(value, null, "\t")}\n`;
}
