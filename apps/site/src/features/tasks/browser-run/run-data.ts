import { exampleArgs, SampleFile } from "@pusula/snippets";
import {
	CALLABLE_TASKS,
	type Example,
	type OutputKind,
	TASK_EXAMPLES,
	TASK_INFO,
	type TaskId,
	TASKS,
} from "@pusula/tasks";
import type { Model } from "@pusula/tasks/models";
import { wordsIn } from "../../../../messages/words.ts";
import {
	type BrowserChoice,
	type BrowserTask,
	findBrowserChoice,
	isUnnamed,
	type UnnamedTask,
} from "../../../facts/browser-choice.ts";
import type { DeviceError } from "../../../facts/device-errors.ts";
import { fitExample } from "../../../facts/fit-example.ts";
import { findShippedExample, type ShippedExample } from "../../../facts/shipped-example.ts";
import type { Locale } from "../../../lib/locale.ts";
import type { CopyWords } from "../../../ui/copy-button.tsx";
import { findDemoPicture, findDemoSound } from "../demo-files.ts";
import type { Drawing } from "./drawing.ts";

/** What a page's script needs to run the page's example in the browser; fetched when the reader starts it. */
export interface RunData {
	readonly task: BrowserTask;
	/** Form of the result, by which it is drawn. */
	readonly kind: OutputKind;
	readonly model: string;
	readonly isShipped: boolean;
	readonly megabytes?: number;
	readonly dtype?: string;
	/** Facts of the model in one line. */
	readonly line: string;
	/** Arguments of the call beside model and provider. `FileMark` represents a file. */
	readonly args: Readonly<Record<string, unknown>>;
	/** Why the input is not the page's own, and the input; absent where it is. */
	readonly other?: {
		readonly reason: "otherLanguage" | ShippedExample["reason"];
		readonly input: readonly Drawing[];
	};
	/** Meaning of the errors that a run can end with, by code. */
	readonly errors: Readonly<Record<DeviceError, string>>;
	/** Words around the code of the run. */
	readonly codeWords: CopyWords;
	/** The page's own result in the form of the task's schema; absent where the input is not the page's. */
	readonly expected?: unknown;
}

/** In place of a file in the arguments: where it lies. */
export interface FileMark {
	readonly $file: string;
}

/** What a task's page can run in the browser; undefined where no model can do its example. */
export function buildRunData(
	page: TaskId,
	locale: Locale,
	{ toLine, errors }: { readonly toLine: (model: Model) => string } & Pick<RunData, "errors">,
): RunData | undefined {
	const choice = findBrowserChoice(page, locale);
	if (!choice) return undefined;
	const { task, model, isShipped, megabytes, dtype } = choice;
	const args = toArgs(page, task, choice);
	if (args === undefined) return undefined;
	const shipped = isShipped ? findShippedExample(page, locale) : undefined;
	return {
		task,
		kind: TASKS[page].outputKind,
		model: model.id,
		isShipped,
		...(megabytes !== undefined && { megabytes }),
		...(dtype !== undefined && { dtype }),
		line: toLine(model),
		errors,
		codeWords: wordsIn(locale).code,
		...(shipped ? toShipped(shipped, locale) : { args, ...toOtherLanguage(page, task, choice, locale) }),
	};
}

function toArgs(
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
	return { inputs: toMark(page, picture.filename) };
}

/** The example of a task whose `inputs` is a picture. */
function readPictureArgs(
	task: "depth-estimation" | "zero-shot-object-detection",
	locale: Locale,
): Readonly<Record<string, unknown>> {
	const [{ input }] = TASK_EXAMPLES[task][locale];
	const { inputs } = input;
	if (typeof inputs !== "string") throw new Error(`The example of ${task} has no picture.`);
	return { ...input, inputs: toMark(task, inputs) };
}

/** A value with a mark in place of each file. */
function markFiles(value: unknown, page: TaskId): unknown {
	if (value instanceof SampleFile) return toMark(page, value.fileName);
	if (Array.isArray(value)) return value.map((part) => markFiles(part, page));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, markFiles(part, page)]));
}

/** Parameters without which a browser's model of a task takes another language for granted. */
// oxlint-disable-next-line pusula/task-is-data -- what the models that browsers run take, not what the tasks are
const MORE_PARAMETERS: { readonly [T in TaskId]?: (locale: Locale) => { readonly parameters: object } } = {
	"automatic-speech-recognition": (language) => ({ parameters: { generation_parameters: { language } } }),
};

function toMark(page: TaskId, fileName: string): FileMark {
	return { $file: toFileUrl(page, fileName) };
}

function toFileUrl(page: TaskId, fileName: string): string {
	const url = findDemoPicture(page, fileName)?.src ?? findDemoSound(page, fileName);
	if (url === undefined) throw new Error(`The site has no file ${fileName} of ${page}.`);
	return url;
}

/** The demo's input as a script draws it. */
function listInput(page: TaskId, locale: Locale): readonly Drawing[] {
	return TASK_INFO[page].demo[locale].inputs.flatMap((entry): readonly Drawing[] => {
		if (entry.type === "img")
			return [{ type: "picture", src: toFileUrl(page, entry.filename), alt: entry.alt }];
		if (entry.type === "audio") return [{ type: "sound", src: toFileUrl(page, entry.filename) }];
		return entry.type === "text" ? [entry] : [];
	});
}

/** The arguments of a model that comes with the site, and its input as it is drawn. */
function toShipped(example: ShippedExample, locale: Locale): Pick<RunData, "args" | "other"> {
	const { reason } = example;
	if (reason === "otherPicture") {
		const input = listInput(example.page, locale).filter(({ type }) => type === "picture");
		return { args: { inputs: toMark(example.page, example.fileName) }, other: { reason, input } };
	}
	const { args } = example;
	const label = wordsIn(locale).onDevice.run.text;
	return { args, other: { reason, input: [{ type: "text", label, content: args.inputs }] } };
}

function toOtherLanguage(
	page: TaskId,
	task: BrowserTask,
	{ inputLocale }: BrowserChoice,
	locale: Locale,
): Pick<RunData, "other" | "expected"> {
	if (inputLocale !== locale)
		return { other: { reason: "otherLanguage", input: listInput(page, inputLocale) } };
	if (isUnnamed(task)) return {};
	const examples: readonly Example[] = TASK_EXAMPLES[CALLABLE_TASKS[task].schemas][locale];
	const example = examples.find((one) => one.page === page) ?? examples[0];
	return example ? { expected: example.output } : {};
}
