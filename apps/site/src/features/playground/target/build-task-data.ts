import {
	type CallableTask,
	CALLABLE_TASKS,
	type Example,
	type JsonSchema,
	TASK_SCHEMAS,
	type TaskId,
} from "@pusula/tasks";
import { findShippedExample } from "../../../facts/local/shipped-example.ts";
import type { Locale } from "../../../lib/locale.ts";
import type { PictureSize } from "../parts/picture-size.ts";
import type { TaskData } from "./task-data.ts";
import { listFieldChoices, withChosenFields } from "./field-choices.ts";
import { listMediaPaths } from "./find-inputs.ts";
import { listFirstExamples, listFitted } from "./fitted-examples.ts";
import { inLanguage } from "./in-language.ts";
import { listModels } from "./list-models.ts";

/** Fields of a call that the client sets itself, or that are rarely of use. */
const NOT_IN_FORM: ReadonlySet<string> = new Set([
	"model",
	"stream",
	"stream_options",
	"tool_prompt",
	"logit_bias",
	"logprobs",
	"top_logprobs",
	"n",
]);

/** The URL of a file of a task's demo; undefined when the site does not have it. */
export type FindShippedFile = (task: TaskId, filename: string) => string | undefined;

/** The size of a picture by its URL; undefined for other files. */
export type FindPictureSize = (url: string) => PictureSize | undefined;

export function buildTaskData(
	id: string,
	locale: Locale,
	findFile: FindShippedFile = () => undefined,
	findPictureSize: FindPictureSize = () => undefined,
): TaskData {
	const rows: Readonly<Record<string, CallableTask>> = CALLABLE_TASKS;
	const row = rows[id];
	if (!row) throw new Error(`No task ${id} that can be called.`);
	const { schemas, page } = row;
	const { input } = TASK_SCHEMAS[schemas];
	const models = listModels(row, locale);
	const filesOf = (example: Example): TaskData["files"] => listFiles(input, example, page, findFile);
	const choices = listFieldChoices(page, input);
	const fitted = listFitted({ row, locale, filesOf }, models[0] ?? "");
	const shipped = id === page ? listShipped(page, locale, findFile) : {};
	return {
		input: inLanguage(withChosenFields(withoutFields(input, NOT_IN_FORM), choices), locale),
		...fitted,
		...shipped,
		pictures: listPictures([fitted, ...fitted.fitted, shipped.shipped ?? {}], findPictureSize),
		results: Object.assign({}, ...listFirstExamples(row).map((one) => listResults(one, page, findFile))),
		models,
		choices,
	};
}

/** What the model that comes with the site is tried on, where that is not the page's example. */
function listShipped(page: TaskId, locale: Locale, findFile: FindShippedFile): Pick<TaskData, "shipped"> {
	const other = findShippedExample(page, locale);
	if (!other) return {};
	if (other.reason === "otherText") return { shipped: { example: other.args } };
	const inputs = findFile(other.page, other.fileName);
	return inputs === undefined ? {} : { shipped: { files: { inputs } } };
}

/** Sizes of the pictures of examples, by URL. */
function listPictures(
	examples: readonly Partial<Pick<TaskData, "files">>[],
	findPictureSize: FindPictureSize,
): TaskData["pictures"] {
	const urls = examples.flatMap(({ files = {} }) => Object.values(files));
	return Object.fromEntries(
		urls.flatMap((url) => {
			const size = findPictureSize(url);
			return size ? [[url, size] as const] : [];
		}),
	);
}

function withoutFields(schema: JsonSchema, names: ReadonlySet<string>): JsonSchema {
	const fields = Object.entries(schema.properties ?? {}).filter(([name]) => !names.has(name));
	return { ...schema, properties: Object.fromEntries(fields) };
}

/** URLs of the example's files, by the paths of their fields. */
function listFiles(
	schema: JsonSchema,
	{ input }: Example,
	page: TaskId,
	findFile: FindShippedFile,
): Readonly<Record<string, string>> {
	const files = listMediaPaths(schema).flatMap(([path]) => {
		const name = path
			.split(".")
			.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), input);
		const url = typeof name === "string" ? findFile(page, name) : undefined;
		return url === undefined ? [] : [[path, url] as const];
	});
	return Object.fromEntries(files);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
	return typeof value === "object" && value !== null;
}

/** URLs of the files that an example results in, by task and name. */
function listResults(
	{ output }: Example,
	page: TaskId,
	findFile: FindShippedFile,
): Readonly<Record<string, string>> {
	const texts = listTexts(output).map((name) => [name, findFile(page, name)] as const);
	return Object.fromEntries(
		texts.flatMap(([name, url]) => (url === undefined ? [] : [[`${page}/${name}`, url] as const])),
	);
}

function listTexts(value: unknown): readonly string[] {
	if (typeof value === "string") return [value];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(listTexts) : [];
}
