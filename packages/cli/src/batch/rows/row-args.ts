import { dirname, resolve } from "node:path";
import { type InputField, listFields, mainField, placeFields } from "@pusula/measure";
import type { CallableTaskId } from "@pusula/tasks";
import type { ParsedArgs } from "../../args/parse.ts";
import { readBlob } from "../../calls/read-files.ts";
import { pairs, readParams, resolveField, toArgs, toValue } from "../../calls/read-values.ts";
import { CliError } from "../../errors/cli-error.ts";
import type { Messages } from "../../messages/messages.ts";
import { cut } from "../../terminal/wrap.ts";
import { cellOf, type Row } from "./open-rows.ts";

/** How rows become calls. */
export interface CallPlan {
	readonly task: CallableTaskId;
	/** Columns by the names of the fields that they hold. */
	readonly columns: ReadonlyMap<string, string>;
	/** Values that are the same in every call. */
	readonly shared: Readonly<Record<string, unknown>>;
	/** Folder from which the paths in cells are meant. */
	readonly folder: string;
}

/**
 * Which column is which field: `--input` names that of the main field, `--column FIELD=COLUMN` others; else a column
 * belongs to the field of its name.
 */
export function planCalls(task: CallableTaskId, path: string, args: ParsedArgs, words: Messages): CallPlan {
	const input = args.text("input");
	const named = pairs(args.list("column"), "column", words);
	for (const [name] of named) resolveField(task, name, words);
	const shared = Object.fromEntries(
		pairs(args.list("field"), "field", words).map(([name, text]) => [
			name,
			toValue(resolveField(task, name, words), text, words),
		]),
	);
	return {
		task,
		columns: new Map([...(input === undefined ? [] : [[mainField(task).name, input] as const]), ...named]),
		shared: { ...shared, ...readParams(args, words) },
		folder: dirname(resolve(path)),
	};
}

/**
 * The arguments of a row's call, with paths in place of files. Throws a `CliError` that names the row.
 * A row of JSONL that holds arguments itself (`inputs` as an object, or `messages`) is taken as it is.
 */
export function toRowArgs(row: Row, plan: CallPlan, words: Messages): Record<string, unknown> {
	const { number, cells } = row;
	const { task, columns, shared } = plan;
	for (const column of columns.values())
		if (cellOf(row, column) === undefined)
			throw new CliError(words.rows.noColumn(number, column, Object.keys(cells)));
	if (columns.size === 0 && isArgs(cells)) {
		const { inputs, messages, parameters } = cells;
		return {
			...mergeParameters(parameters, plan),
			...(inputs !== undefined && { inputs }),
			...(messages !== undefined && { messages }),
		};
	}
	const values: Record<string, unknown> = { ...shared };
	for (const field of fieldsOf(task)) {
		const column = columns.get(field.name) ?? field.name;
		const cell = cellOf(row, column);
		if (cell === undefined || cell === "" || (field.isNeeded && isBlank(cell))) continue;
		if (field.kind !== "json" && (typeof cell === "number" || typeof cell === "boolean"))
			throw new CliError(words.rows.inRow(number, words.rows.needsText(column, String(cell))));
		if (field.schema.type === "string" && typeof cell === "object" && cell !== null)
			throw new CliError(
				words.rows.inRow(number, words.rows.needsPlain(column, cut(JSON.stringify(cell), 60))),
			);
		values[field.name] = typeof cell === "string" ? toValue(field, cell, words) : cell;
	}
	try {
		return toArgs(task, values, words);
	} catch (error) {
		if (!(error instanceof CliError)) throw error;
		const isInput = error.message === words.usage.missing(words.operands.INPUT);
		const { name } = mainField(task);
		const column = columns.get(name) ?? name;
		const noInput = Object.hasOwn(cells, column)
			? words.rows.emptyCell(column)
			: words.rows.noInput(name, Object.keys(cells));
		const reason = isInput ? noInput : error.message;
		throw new CliError(words.rows.inRow(number, reason));
	}
}

/** The arguments with the files in place of their paths. Throws a `CliError` for one that cannot be read. */
export async function readRowFiles(
	args: Readonly<Record<string, unknown>>,
	{ task, folder }: CallPlan,
	words: Messages,
): Promise<Record<string, unknown>> {
	const loaded: Record<string, unknown> = structuredClone(args);
	for (const { kind, path } of listFields(task)) {
		const [first = "", second] = path;
		if (kind !== "file") continue;
		const holder = (second === undefined ? loaded : loaded[first]) as Record<string, unknown>; // as `placeFields` made it
		const name = second ?? first;
		if (typeof holder[name] === "string") holder[name] = await readBlob(resolve(folder, holder[name]), words);
	}
	return loaded;
}

function fieldsOf(task: CallableTaskId): readonly InputField[] {
	const system: InputField = { name: "system", path: ["system"], kind: "text", isNeeded: false, schema: {} };
	return mainField(task).kind === "turns" ? [...listFields(task), system] : listFields(task);
}

function isBlank(cell: unknown): boolean {
	return typeof cell === "string" && cell.trim() === "";
}

function isArgs({ inputs, messages }: Row["cells"]): boolean {
	return (typeof inputs === "object" && inputs !== null && !Array.isArray(inputs)) || Array.isArray(messages);
}

/** The settings of all rows below those of this one. */
function mergeParameters(parameters: unknown, { task, shared }: CallPlan): Record<string, unknown> {
	const { parameters: own, ...rest } = placeFields(task, shared);
	const all = { ...Object(own), ...Object(parameters) };
	return { ...rest, ...(Object.keys(all).length > 0 && { parameters: all }) };
}
