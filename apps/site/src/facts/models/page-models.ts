import { type TaskId, TASK_INFO, type TaskResource } from "@pusula/tasks";
import type { Locale } from "../../lib/locale.ts";
import { listModelsIn, modelKnows } from "./model-facts.ts";

/** Number of models that a task's page shows; all of them are on a page of their own. */
export const SHOWN_MODELS = 4;

/**
 * The models of a task's page: those of the catalogue, then those that its code and its article name; of all these, those
 * that know the page's language come first.
 */
export function listPageModels(
	{ task, locale }: { readonly task: TaskId; readonly locale: Locale },
	called: string | undefined,
	article: string,
): readonly TaskResource[] {
	const listed = TASK_INFO[task].models;
	const others = [...(called === undefined ? [] : [called]), ...listModelsIn(article)];
	const known = new Set(listed.map(({ id }) => id));
	const all = [...listed, ...[...new Set(others)].filter((id) => !known.has(id)).map((id) => ({ id }))];
	return all.toSorted((a, b) => languageRank(a.id, locale) - languageRank(b.id, locale));
}

/** 0 for a model that knows a language, 1 for others: the order in which lists show models. */
export function languageRank(id: string, locale: Locale): number {
	return Number(modelKnows(id, locale) !== true);
}
