import type { ClientTask } from "@pusula/inference";
import {
	type CallableTask,
	CALLABLE_TASKS,
	TASK_EXAMPLES,
	type TaskExamples,
	type TaskId,
} from "@pusula/tasks";
import { listBrowserModels, type Model } from "@pusula/tasks/models";
import { CODE_LOCALE, type Locale } from "../../lib/locale.ts";
import { toInputLocale } from "../models/model-facts.ts";
import { SHIPPED_MODELS, type ShippedModel } from "./shipped-models.ts";

/** The model that a page runs in the reader's browser. */
export interface BrowserChoice {
	/** Id of the task in `client.call`. */
	readonly task: BrowserTask;
	readonly model: Model;
	/** The site serves its files itself. */
	readonly isShipped: boolean;
	/** Megabytes to download at the first run; undefined where no source states them. */
	readonly megabytes: number | undefined;
	/** Precision of its weights; undefined where it has one alone. */
	readonly dtype: string | undefined;
	/** Language of the example that it gets: the page's own, unless it does not know that. */
	readonly inputLocale: Locale;
	/** The example has a prompt, and the model does not read it. */
	readonly isPromptless?: true;
	/** It runs on the graphics card alone. */
	readonly device?: "webgpu";
}

/** Tasks that the client has no function for and that models on the reader's device do all the same, by their pages. */
const UNNAMED = {
	"depth-estimation": "depth-estimation",
	"image-feature-extraction": "image-feature-extraction",
	"text-ranking": "text-ranking",
	"text2text-generation": "text2text-generation",
	"zero-shot-object-detection": "zero-shot-object-detection",
} as const satisfies { readonly [T in TaskId]?: T };

type BrowserModel = ReturnType<typeof listBrowserModels>[number];

/** Id of a task that runs in a browser and that the client has no function for. */
export type UnnamedTask = keyof typeof UNNAMED;

/** A task that a page can run in the browser. */
export type BrowserTask = ClientTask | UnnamedTask;

/** True for a task that the client has no function for. */
export function isUnnamed(task: BrowserTask): task is UnnamedTask {
	return Object.hasOwn(UNNAMED, task);
}

/**
 * The model that a browser runs for a task's example: one that comes with the site, else the first of those that know the
 * page's language, else the first of all, in the order of `listBrowserModels`; one that does not read the prompt of the example only where none does. Left out
 * are models that only WebGPU can run, which `listWebGpuChoices` has, and those whose id no source names. Undefined where none
 * is left, or neither the client nor a model on the device does the task.
 */
export function findBrowserChoice(
	task: TaskId,
	locale: Locale,
	shippedModels: readonly ShippedModel[] = SHIPPED_MODELS,
): BrowserChoice | undefined {
	const call = findCall(task);
	if (call === undefined) return undefined;
	const shipped = shippedModels.find(({ tasks }) => tasks.includes(task));
	if (shipped)
		return {
			task: call,
			model: shipped,
			isShipped: true,
			megabytes: shipped.megabytes,
			dtype: shipped.browser?.dtype,
			inputLocale: toInputLocale(shipped, locale),
		};
	const models = listBrowserModels(task, locale).filter(canRun);
	const reading = hasPrompt(task) ? models.filter(({ supports }) => supports?.prompt !== false) : models;
	const model = reading[0] ?? models[0];
	if (!model) return undefined;
	return { ...toChoice(call, model, locale), ...(!reading.includes(model) && { isPromptless: true }) };
}

/** The models for a task's example that only WebGPU can run: those that know the page's language first, then the smallest. */
export function listWebGpuChoices(task: TaskId, locale: Locale): readonly BrowserChoice[] {
	const call = findCall(task);
	if (call === undefined) return [];
	return listBrowserModels(task, locale)
		.filter(isVouchedFor)
		.filter(({ browser }) => browser.device === "webgpu")
		.map((model) => ({ ...toChoice(call, model, locale), device: "webgpu" }));
}

function toChoice(task: BrowserTask, model: BrowserModel, locale: Locale): BrowserChoice {
	const { dtype, megabytes } = model.browser;
	return {
		task,
		model,
		isShipped: false,
		megabytes: megabytes?.[dtype],
		dtype,
		inputLocale: toInputLocale(model, locale),
	};
}

function canRun(model: Model): boolean {
	return isVouchedFor(model) && model.browser?.device === undefined;
}

function isVouchedFor({ confidence }: Model): boolean {
	return confidence !== "memory";
}

function hasPrompt(task: TaskId): boolean {
	const examples: { readonly [T in TaskId]?: TaskExamples } = TASK_EXAMPLES;
	const parameters = examples[task]?.[CODE_LOCALE][0].input["parameters"];
	return typeof parameters === "object" && parameters !== null && "prompt" in parameters;
}

/** The call that has the page's name, or the first of those that the page explains. */
function findCall(page: TaskId): BrowserTask | undefined {
	const rows = Object.entries<CallableTask>(CALLABLE_TASKS).filter(([, row]) => row.page === page);
	const [id] = rows.find(([name]) => name === page) ?? rows[0] ?? [];
	const unnamed: { readonly [T in TaskId]?: UnnamedTask } = UNNAMED;
	return (id as ClientTask | undefined) ?? unnamed[page]; // a key of the table
}
