import { type CallableTaskId, TASK_IDS, type TaskId } from "@pusula/tasks";
import { findNearest } from "../args/find-nearest.ts";
import type { ParsedArgs } from "../args/parse.ts";
import { describeTask, type ListedTask, listTasks, type TaskDetails } from "../calls/describe-task.ts";
import { CALLABLE_IDS } from "../calls/find-names.ts";
import { CliError, EXIT } from "../errors/cli-error.ts";
import type { Context } from "../terminal/context.ts";
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

function firstSentence(text: string): string {
	return /^.*?[.!?](?=\s|$)/su.exec(text)?.[0] ?? text;
}

function toJson(value: unknown): string {
	return `${JSON.stringify(value, null, "\t")}\n`;
}
