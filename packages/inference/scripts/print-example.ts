import { readFileSync } from "node:fs";
import { type Example, type JsonSchema, TASK_EXAMPLES, TASK_INFO } from "@pusula/tasks";
import { type Entry, printKey, type TaskRow } from "./task-rows.ts";

/** Prints the `@example` of a task's function: its call with the catalogue's example, its results if it streams. */
export function printExample(row: TaskRow, entry: Entry, isStream = false): string {
	const fields = Object.entries(findInput(row)).map(
		([name, value]) => `\t${name}: ${printValue(value, row.input.properties?.[name])},`,
	);
	const { imports, lines } = entry === "core" ? toCoreTarget(row) : toTarget(row);
	const opened = fields.some((line) => line.includes("openAsBlob("));
	const call = [`${row.method}${isStream ? "Stream" : ""}({`, ...lines, ...fields, "})"].join("\n");
	return [
		"@example",
		...(opened ? ['import { openAsBlob } from "node:fs";'] : []),
		...imports,
		...(opened || imports.length > 0 ? [""] : []),
		isStream ? `for await (const chunk of ${call}) console.log(chunk);` : `const result = await ${call};`,
	].join("\n");
}

interface Target {
	readonly imports: readonly string[];
	readonly lines: readonly string[];
}

/** The platform's key and the catalogue's model, for which the client finds a provider at the hub. */
function toTarget(row: TaskRow): Target {
	return { imports: [], lines: ['\taccessToken: process.env["HF_TOKEN"],', `\tmodel: "${findModel(row)}",`] };
}

/** A provider as a value, with its own name of the model, which the core sends as it is. */
function toCoreTarget(row: TaskRow): Target {
	const queued = readMappedId(row, "hf-inference") === undefined ? readMappedId(row, "fal-ai") : undefined;
	const model = queued ?? findModel(row);
	const [name, file, key] =
		queued === undefined
			? ["hfInference", "hf-inference", "HF_TOKEN"]
			: ["falAi", "fal-ai", "FAL_AI_API_KEY"];
	return {
		imports: [`import { ${name} } from "@pusula/inference/providers/${file}";`],
		lines: [`\tprovider: ${name},`, `\taccessToken: process.env["${key}"],`, `\tmodel: "${model}",`],
	};
}

/** A provider's own name of a model in its fixture of a task; undefined without a fixture. */
function readMappedId({ id }: TaskRow, provider: string): string | undefined {
	try {
		const file = new URL(`../fixtures/${provider}/${id}.json`, import.meta.url);
		const { mapping } = JSON.parse(readFileSync(file, "utf8")) as { mapping?: { providerId?: string } }; // a fixture
		return mapping?.providerId ?? "";
	} catch {
		return undefined;
	}
}

/**
 * The catalogue's model, as the site's pages take it: the one for code, else the one that is ready to be tried, else the first
 * of the list. Until it has one for a new task, the form of an id.
 */
function findModel({ page, models = [], snippetModels }: TaskRow): string {
	const info = TASK_INFO[page];
	const listed = [...models, ...info.widgetModels, ...info.models.map(({ id }) => id)];
	return (snippetModels ?? info.snippetModels)?.en ?? listed[0] ?? "owner/model";
}

/** The catalogue's example; of a long text the first two sentences, of a table of numbers the first row. */
function findInput({ schemas }: TaskRow): object {
	const examples: readonly Example[] = TASK_EXAMPLES[schemas].en;
	const example = examples.find(({ page }) => page === undefined);
	if (!example) throw new Error(`The catalogue has no example of ${schemas}.`);
	return example.input;
}

/** Media types of the catalogue's files, by their ending. */
const MEDIA_TYPES: Readonly<Record<string, string>> = { png: "image/png", wav: "audio/wav" };

/** Letters of a text above which it is cut. */
const LONG_TEXT = 160;

function printValue(value: unknown, schema: JsonSchema | undefined): string {
	if (schema?.["x-media"] && typeof value === "string") return printFile(value);
	if (typeof value === "string") return JSON.stringify(value.length > LONG_TEXT ? cut(value) : value);
	if (Array.isArray(value)) return `[${value.map((one) => printValue(one, undefined)).join(", ")}]`;
	if (typeof value !== "object" || value === null) return JSON.stringify(value);
	const fields = Object.entries(value).map(([name, inner]: [string, unknown]) => {
		const shown = name === "data" ? takeFirstRow(inner) : inner;
		return `${printKey(name)}: ${printValue(shown, schema?.properties?.[name])}`;
	});
	return `{ ${fields.join(", ")} }`;
}

function printFile(name: string): string {
	const type = MEDIA_TYPES[name.slice(name.lastIndexOf(".") + 1)];
	if (type === undefined) throw new Error(`The example's file ${name} has no known media type.`);
	return `await openAsBlob("${name}", { type: "${type}" })`;
}

/** The columns of a table with their first cell alone. */
function takeFirstRow(columns: unknown): object {
	return Object.fromEntries(
		Object.entries(columns as Readonly<Record<string, readonly unknown[]>>) // the tabular tasks' `data`
			.map(([name, cells]) => [name, cells.slice(0, 1)]),
	);
}

function cut(text: string): string {
	return text.split(/(?<=\.) /, 2).join(" ");
}
