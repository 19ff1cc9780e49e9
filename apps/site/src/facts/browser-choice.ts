import type { ClientTask } from "@pusula/inference";
import { type CallableTask, CALLABLE_TASKS, type TaskId } from "@pusula/tasks";
import { knowsLanguage, listBrowserModels, type Model } from "@pusula/tasks/models";
import { type Locale, LOCALES } from "../lib/locale.ts";
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
}

/** Models that fit a task's example better than the first of the list does; null where none in a browser can do it. */
const CHOSEN: { readonly [T in TaskId]?: string | null } = {
	"automatic-speech-recognition": "Xenova/whisper-base",
	"image-to-text": "Xenova/vit-gpt2-image-captioning",
	"image-segmentation": "Xenova/detr-resnet-50-panoptic",
	"text-ranking": "jinaai/jina-reranker-v1-tiny-en",
	"text-to-speech": "Xenova/mms-tts-eng",
	"image-to-image": null,
	"image-feature-extraction": null,
	"text2text-generation": null,
};
/** Tasks that the client has no function for and that models on the reader's device do all the same, by their pages. */
const UNNAMED = {
	"depth-estimation": "depth-estimation",
	"text-ranking": "text-ranking",
	"zero-shot-object-detection": "zero-shot-object-detection",
} as const satisfies { readonly [T in TaskId]?: T };

/** Id of a task that runs in a browser and that the client has no function for. */
export type UnnamedTask = keyof typeof UNNAMED;

/** A task that a page can run in the browser. */
export type BrowserTask = ClientTask | UnnamedTask;

/** True for a task that the client has no function for. */
export function isUnnamed(task: BrowserTask): task is UnnamedTask {
	return Object.hasOwn(UNNAMED, task);
}

/** Models that read one language alone and write another, by the language of their input. */
const READS: Readonly<Record<string, Locale>> = { "Xenova/opus-mt-tr-en": "tr" };

/**
 * The model that a browser runs for a task's example: one that comes with the site, else the smallest that knows the
 * page's language, else the smallest of all. Models that only WebGPU can run, and those whose id no source names, are
 * left out. Undefined where none is left, or neither the client nor a model on the device does the task.
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
			inputLocale: toInput(shipped, locale),
		};
	if (CHOSEN[task] === null) return undefined;
	const models = listBrowserModels(task, locale).filter(
		({ confidence, browser }) => confidence !== "memory" && browser.device === undefined,
	);
	const model = models.find(({ id }) => id === CHOSEN[task]) ?? models[0];
	if (!model) return undefined;
	const { dtype, megabytes } = model.browser;
	return {
		task: call,
		model,
		isShipped: false,
		megabytes: megabytes?.[dtype],
		dtype,
		inputLocale: toInput(model, locale),
	};
}

function toInput(model: Model, locale: Locale): Locale {
	const known = [locale, ...LOCALES].find((one) => knowsLanguage(model, one) === true);
	return READS[model.id] ?? known ?? locale;
}

/** The call that has the page's name, or the first of those that the page explains. */
function findCall(page: TaskId): BrowserTask | undefined {
	const rows = Object.entries<CallableTask>(CALLABLE_TASKS).filter(([, row]) => row.page === page);
	const [id] = rows.find(([name]) => name === page) ?? rows[0] ?? [];
	const unnamed: { readonly [T in TaskId]?: UnnamedTask } = UNNAMED;
	return (id as ClientTask | undefined) ?? unnamed[page]; // a key of the table
}
