import { exampleArgs, SampleFile } from "@pusula/snippets";
import { type Example, TASK_EXAMPLES, TASK_INFO, type TaskId } from "@pusula/tasks";
import {
	type BrowserChoice,
	type BrowserTask,
	isUnnamed,
	type UnnamedTask,
} from "../../../facts/local/browser-choice.ts";
import { fitExample } from "../../../facts/models/fit-example.ts";
import type { Locale } from "../../../lib/locale.ts";
import { type FileMark, toFileMark } from "./file-mark.ts";

/** Arguments of a page's call beside model and provider; undefined where the page has no example. `FileMark` represents a file. */
export function toRunArgs(
	page: TaskId,
	task: BrowserTask,
	{ model, inputLocale }: BrowserChoice,
): Readonly<Record<string, unknown>> | undefined {
	if (isUnnamed(task)) return UNNAMED_ARGS[task](inputLocale);
	const example = exampleArgs(task, { locale: inputLocale, page });
	if (!example) return undefined;
	const input = markFiles(example, page) as Example["input"]; // files aside, which stay as they are
	return { ...fitExample({ input }, inputLocale, model), ...MORE_PARAMETERS[page]?.(inputLocale) };
}

/** Arguments of the tasks that the client has no function for, in a language. */
const UNNAMED_ARGS: Readonly<Record<UnnamedTask, (locale: Locale) => Readonly<Record<string, unknown>>>> = {
	"depth-estimation": (locale) => readPictureArgs("depth-estimation", locale),
	"image-feature-extraction": (locale) => readDemoPicture("image-feature-extraction", locale),
	"text-ranking": readRanking,
	"text2text-generation": (locale) => TASK_EXAMPLES["text2text-generation"][locale][0].input,
	"zero-shot-object-detection": (locale) => readPictureArgs("zero-shot-object-detection", locale),
};

/** The query and the texts of the demo: the catalogue has no example call for it. */
function readRanking(locale: Locale): { inputs: { query: string; texts: readonly string[] } } {
	const [query = "", ...texts] = TASK_INFO["text-ranking"].demo[locale].inputs.flatMap((entry) =>
		entry.type === "text" ? [entry.content] : [],
	);
	return { inputs: { query, texts } };
}

/** The picture of the demo: the catalogue has no example call for it. */
function readDemoPicture(page: TaskId, locale: Locale): { inputs: FileMark } {
	const picture = TASK_INFO[page].demo[locale].inputs.find(({ type }) => type === "img");
	if (picture?.type !== "img") throw new Error(`The demo of ${page} has no picture.`);
	return { inputs: toFileMark(page, picture.filename) };
}

/** The example of a task whose `inputs` is a picture. */
function readPictureArgs(
	task: "depth-estimation" | "zero-shot-object-detection",
	locale: Locale,
): Readonly<Record<string, unknown>> {
	const [{ input }] = TASK_EXAMPLES[task][locale];
	const { inputs } = input;
	if (typeof inputs !== "string") throw new Error(`The example of ${task} has no picture.`);
	return { ...input, inputs: toFileMark(task, inputs) };
}

/** A value with a mark in place of each file. */
function markFiles(value: unknown, page: TaskId): unknown {
	if (value instanceof SampleFile) return toFileMark(page, value.fileName);
	if (Array.isArray(value)) return value.map((part) => markFiles(part, page));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, markFiles(part, page)]));
}

/** Parameters that spare a browser's model of a task the guess at the language of the example, which is known. */
// oxlint-disable-next-line pusula/task-is-data -- what the models that browsers run take, not what the tasks are
const MORE_PARAMETERS: { readonly [T in TaskId]?: (locale: Locale) => { readonly parameters: object } } = {
	"automatic-speech-recognition": (language) => ({ parameters: { generation_parameters: { language } } }),
};
