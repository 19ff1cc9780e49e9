import { type TaskId, TASK_INFO, type TaskResource } from "@pusula/tasks";
import type { Locale } from "../../lib/locale.ts";
import { listModelsIn, modelKnows } from "./model-facts.ts";

/** Number of models that a task's page shows, unless its code calls more; all of them are on a page of their own. */
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

/**
 * The models that a task's page shows of all of its list, in the order of the list: those that its code calls, be it the
 * call of its example or the article's own, then the first others.
 */
export function listShownModels(
	models: readonly TaskResource[],
	called: string | undefined,
	article: string,
): readonly TaskResource[] {
	const code = article.match(/^```[^]*?^```/gmu) ?? [];
	const inCode = new Set(listModelsIn([called ?? "", ...code].join("\n")));
	const others = models.filter(({ id }) => !inCode.has(id)).slice(0, Math.max(0, SHOWN_MODELS - inCode.size));
	const shown = new Set(others);
	return models.filter((model) => inCode.has(model.id) || shown.has(model));
}

/** 0 for a model that knows a language, 1 for others: the order in which lists show models. */
export function languageRank(id: string, locale: Locale): number {
	return Number(modelKnows(id, locale) !== true);
}
