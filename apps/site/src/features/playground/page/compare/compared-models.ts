import { type Catalogue, listProvidersOf, chooseModel } from "../../target/state/catalogue.ts";

/** Another provider and model that the same input is sent to. */
export interface ComparedModel {
	/** Unique on the page. */
	readonly id: number;
	readonly provider: string;
	readonly model: string;
}

/** Most compared models beside the first choice. */
export const MOST_COMPARED = 3;

/** The URL parameter of the compared models, once for each: `with=groq:meta-llama/Llama-3.1-8B-Instruct`. */
const NAME = "with";

/** The compared models in a URL; those whose provider does not offer the task are left out. */
export function readComparedModels(
	params: URLSearchParams,
	catalogue: Catalogue,
	task: string,
): readonly ComparedModel[] {
	if (params.get("task") !== task) return [];
	const offered = new Set(listProvidersOf(catalogue, task).map(({ id }) => id));
	return params
		.getAll(NAME)
		.map((text, id) => {
			const border = text.indexOf(":");
			return { id, provider: text.slice(0, border), model: text.slice(border + 1).trim() };
		})
		.filter(({ provider }) => offered.has(provider))
		.slice(0, MOST_COMPARED);
}

/** The compared models of a task, each as `provider:model`, as a URL holds them. */
export function toComparedParams(task: string, compared: readonly string[]): URLSearchParams {
	return new URLSearchParams([["task", task], ...compared.map((one) => [NAME, one])]);
}

/** A compared model as a URL holds it: `provider:model`. */
export function printCompared({ provider, model }: ComparedModel): string {
	return `${provider}:${model}`;
}

/** A URL with its compared models. */
export function withComparedModels(
	params: URLSearchParams,
	comparedModels: readonly ComparedModel[],
): URLSearchParams {
	const next = new URLSearchParams(params);
	next.delete(NAME);
	for (const one of comparedModels) next.append(NAME, printCompared(one));
	return next;
}

/** The list with one more: the first provider not yet compared, with a model of its own. */
export function addComparedModel(
	comparedModels: readonly ComparedModel[],
	{
		catalogue,
		task,
		provider,
		models,
	}: {
		readonly catalogue: Catalogue;
		readonly task: string;
		/** The first choice, which the compared models follow. */
		readonly provider: string;
		readonly models: readonly string[];
	},
): readonly ComparedModel[] {
	if (comparedModels.length >= MOST_COMPARED) return comparedModels;
	const offered = listProvidersOf(catalogue, task);
	const taken = new Set([provider, ...comparedModels.map((comparedModel) => comparedModel.provider)]);
	const next = offered.find(({ id }) => !taken.has(id)) ?? offered[0];
	const id = Math.max(-1, ...comparedModels.map((comparedModel) => comparedModel.id)) + 1;
	return [...comparedModels, { id, provider: next?.id ?? provider, model: chooseModel(models, next, task) }];
}
