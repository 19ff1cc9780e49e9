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
	listWebGpuChoices,
} from "../../../facts/local/browser-choice.ts";
import type { DeviceError } from "../../../facts/errors/device-errors.ts";
import { findShippedExample, type ShippedExample } from "../../../facts/local/shipped-example.ts";
import type { Locale } from "../../../lib/locale.ts";
import type { CopyWords } from "../../../ui/code/copy-code-button.tsx";
import type { DrawnPart } from "./drawn-part.ts";
import { toFileMark, toFileUrl } from "./file-mark.ts";
import { toPromptless } from "./promptless.ts";
import { toRunArgs } from "./run-args.ts";

/** Why a model does not get the example that its page shows. */
export type OtherReason = "otherLanguage" | "otherModelLanguage" | "promptless" | ShippedExample["reason"];

/** What a page's script needs to run the page's example in the browser; fetched when the reader starts it. */
export interface RunData {
	readonly task: BrowserTask;
	/** Form of the result, by which it is drawn. */
	readonly kind: OutputKind;
	readonly model: string;
	readonly isShipped: boolean;
	readonly megabytes?: number;
	readonly dtype?: string;
	/** Set where the graphics card alone can run it. */
	readonly device?: "webgpu";
	/** Facts of the model in one line. */
	readonly line: string;
	/** Arguments of the call beside model and provider. `FileMark` represents a file. */
	readonly args: Readonly<Record<string, unknown>>;
	/** Why the input is not the page's own, and the input; absent where it is. */
	readonly other?: { readonly reason: OtherReason; readonly input: readonly DrawnPart[] };
	/** Meaning of the errors that a run can end with, by code. */
	readonly errors: Readonly<Record<DeviceError, string>>;
	/** Words around the code of the run. */
	readonly codeWords: CopyWords;
	/** The page's own result in the form of the task's schema; absent where the input is not the page's. */
	readonly expected?: unknown;
}

/** What the caller knows of the site. */
interface RunFacts extends Pick<RunData, "errors"> {
	readonly toLine: (model: Model) => string;
	/** URL of the demo's first picture in small. */
	readonly smallPicture: string | undefined;
}

/** What a task's page can run in the browser, by the name of its data: the model for every browser, and those for WebGPU. */
export function listRunData(page: TaskId, locale: Locale, facts: RunFacts): ReadonlyMap<string, RunData> {
	const choice = findBrowserChoice(page, locale);
	const choices = [...(choice ? [choice] : []), ...listWebGpuChoices(page, locale)];
	return new Map(
		choices.flatMap((one) => {
			const data = toRunData(page, locale, one, facts);
			return data ? [[toRunName(page, one), data] as const] : [];
		}),
	);
}

/** Why a model does not get the example of the page; undefined where it does. */
export function findOtherReason(
	page: TaskId,
	{ isShipped, isPromptless, device, inputLocale }: BrowserChoice,
	locale: Locale,
): OtherReason | undefined {
	if (isShipped) return findShippedExample(page, locale)?.reason;
	if (isPromptless) return "promptless";
	if (inputLocale === locale) return undefined;
	return device ? "otherModelLanguage" : "otherLanguage";
}

/** Name of the data of a run: that of the page, and of the model where the page has another for every browser. */
export function toRunName(page: TaskId, { device, model }: BrowserChoice): string {
	return device ? `${page}--${model.id.replace("/", "--")}` : page;
}

function toRunData(
	page: TaskId,
	locale: Locale,
	choice: BrowserChoice,
	{ toLine, errors, smallPicture }: RunFacts,
): RunData | undefined {
	const { task, model, isShipped, megabytes, dtype, device } = choice;
	const args = toRunArgs(page, task, choice);
	if (args === undefined) return undefined;
	const shipped = isShipped ? findShippedExample(page, locale) : undefined;
	return {
		task,
		kind: TASKS[page].outputKind,
		model: model.id,
		isShipped,
		...(megabytes !== undefined && { megabytes }),
		...(dtype !== undefined && { dtype }),
		...(device && { device }),
		line: toLine(model),
		errors,
		codeWords: wordsIn(locale).code,
		...(shipped
			? toShipped(shipped, locale)
			: (toPromptless(page, choice, smallPicture) ?? {
					args,
					...toOtherInput(page, { choice, locale }),
				})),
	};
}

/** The demo's input as a script draws it. */
function listInput(page: TaskId, locale: Locale): readonly DrawnPart[] {
	return TASK_INFO[page].demo[locale].inputs.flatMap((entry): readonly DrawnPart[] => {
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
		return { args: { inputs: toFileMark(example.page, example.fileName) }, other: { reason, input } };
	}
	const { args } = example;
	return { args, other: { reason, input: [toText(args.inputs, locale)] } };
}

function toText(content: string, locale: Locale): DrawnPart {
	return { type: "text", label: wordsIn(locale).onDevice.run.text, content };
}

/** The input of a model that does not get the page's own, or the page's result where it does. */
function toOtherInput(
	page: TaskId,
	{ choice, locale }: { choice: BrowserChoice; locale: Locale },
): Pick<RunData, "other" | "expected"> {
	const reason = findOtherReason(page, choice, locale);
	const { task, inputLocale } = choice;
	if (reason) return { other: { reason, input: listInput(page, inputLocale) } };
	if (isUnnamed(task)) return {};
	const examples: readonly Example[] = TASK_EXAMPLES[CALLABLE_TASKS[task].schemas][locale];
	const example = examples.find((one) => one.page === page) ?? examples[0];
	return example ? { expected: example.output } : {};
}
