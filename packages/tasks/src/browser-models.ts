import { MODELS } from "./generated/models.ts";
import type { TaskId } from "./types/generated/task-ids.ts";
import { knowsLanguage, type Model, type ModelInBrowser } from "./types/model.ts";

/** A model with what a browser needs to run it. */
export type BrowserModel = Model & { readonly browser: ModelInBrowser };

/**
 * Models that a browser can run for a task: those that know the language first, then those that nobody knows it of;
 * among these the one that suits the example of the task first, then the smallest download, and sizes that are not known last.
 * @param task Id of a task of the catalogue.
 * @param language Language tag: `tr`, `en`.
 * @example
 * listBrowserModels("fill-mask", "tr").length > 0; // true
 */
export function listBrowserModels(task: TaskId, language: string): readonly BrowserModel[] {
	const models = MODELS.filter(isForBrowser).filter(({ tasks }) => tasks.includes(task));
	return models.toSorted(
		(a, b) => rank(a, language) - rank(b, language) || suits(b) - suits(a) || toMegabytes(a) - toMegabytes(b),
	);
}

function isForBrowser(model: Model): model is BrowserModel {
	return model.browser !== undefined;
}

function rank(model: Model, language: string): number {
	const knows = knowsLanguage(model, language);
	return knows === "unknown" ? 1 : knows ? 0 : 2;
}

function suits({ browser }: BrowserModel): number {
	return Number(browser.suitsExample ?? false);
}

function toMegabytes({ browser: { dtype, megabytes } }: BrowserModel): number {
	return megabytes?.[dtype] ?? Number.MAX_VALUE;
}
