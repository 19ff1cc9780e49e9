import { listFields, listNeededFields, mainField } from "@pusula/measure";
import type { CallableTaskId } from "@pusula/tasks";
import { type Draft, readDraft, type Reading, toDraft } from "../../form/draft/draft.ts";
import type { TaskData } from "../../target/task-data.ts";

/** Paths of the fields that the rows of the data fill; all others are settings of a model. */
export function listRowPaths(task: CallableTaskId): readonly string[] {
	const fromRows = [mainField(task), ...listNeededFields(task)];
	return listFields(task)
		.filter(({ name }) => fromRows.some((one) => one.name === name))
		.map(({ path }) => path.join("."));
}

/** What a model begins with: the values of the example for it where it takes only some, such as the names of languages. */
export function firstSettings(data: TaskData, model: string): Draft {
	const example = data.fitted.find(({ models }) => models.includes(model))?.example ?? data.example;
	const paths = Object.keys(data.choices[model] ?? {});
	return Object.fromEntries(
		Object.entries(toDraft(data.input, example)).filter(([path]) => paths.includes(path)),
	);
}

/** The settings as arguments of a call; problems are those of the settings alone. */
export function readSettings(task: CallableTaskId, data: TaskData, draft: Draft): Reading {
	const rowPaths = listRowPaths(task);
	const { args, problems } = readDraft(data.input, draft);
	return { args, problems: new Map([...problems].filter(([path]) => !rowPaths.includes(path))) };
}

/** Settings that differ from those at the beginning, as people read them: `temperature 0`. */
export function printSettings(draft: Draft, first: Draft): string {
	const paths = [...new Set([...Object.keys(first), ...Object.keys(draft)])];
	return paths
		.filter((path) => (draft[path] ?? "") !== (first[path] ?? ""))
		.map((path) => `${path.replace(/^.*\./, "")} ${toShown(draft[path])}`)
		.join(", ");
}

function toShown(value: Draft[string] | undefined): string {
	return typeof value === "string" && value !== "" ? value : "–";
}
