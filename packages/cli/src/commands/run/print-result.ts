import { readText } from "@pusula/measure";
import type { CallableTask, OutputKind } from "@pusula/tasks";
import type { Context } from "../../terminal/context.ts";
import { hideControls } from "../../errors/print-error.ts";
import { formatNumber } from "../../terminal/format.ts";
import { drawTable } from "../../terminal/table.ts";

/** Fields of an entry that are in columns, by the kind of result; every other kind is printed as JSON. */
const COLUMNS: { readonly [Kind in OutputKind]?: readonly string[] } = {
	labels: ["label", "score"],
	fillings: ["token_str", "score", "sequence"],
	spans: ["entity_group", "entity", "word", "start", "end", "score"],
	boxes: ["label", "score", "box"],
};

/** A result as text for people: a text as it is, lists as tables, anything else as JSON. Ends with a line break. */
export function printResult(output: unknown, { outputKind }: CallableTask, context: Context): string {
	const columns = COLUMNS[outputKind];
	if (columns !== undefined && Array.isArray(output)) return drawRows(output, columns, context);
	const text = readText(output);
	return `${text === undefined ? JSON.stringify(output, null, "\t") : hideControls(text)}\n`;
}

function drawRows(entries: readonly unknown[], columns: readonly string[], context: Context): string {
	const rows = entries.map((entry) => columns.map((name) => toCell(readField(entry, name), context)));
	const used = columns.map((_, index) => rows.some((row) => row[index] !== ""));
	return drawTable(
		rows.map((row) => row.filter((_, index) => used[index])),
		context,
	);
}

function readField(entry: unknown, name: string): unknown {
	return typeof entry === "object" && entry !== null ? Reflect.get(entry, name) : undefined;
}

function toCell(value: unknown, { locale }: Context): string {
	if (value === undefined || value === null) return "";
	if (typeof value === "number") return formatNumber(value, locale, 4);
	return hideControls(typeof value === "string" ? value : JSON.stringify(value));
}
