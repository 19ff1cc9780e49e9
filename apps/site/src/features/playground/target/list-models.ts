import { type CallableTask, TASK_EXAMPLES, TASK_INFO, TASK_SCHEMAS } from "@pusula/tasks";
import { findModelFacts, isWordless } from "../../../facts/models/model-facts.ts";
import { languageRank } from "../../../facts/models/page-models.ts";
import type { Locale } from "../../../lib/locale.ts";
import { hasWords } from "./find-inputs.ts";

/**
 * Models worth trying: those that know the language first, otherwise in the order of the catalogue. Where the example has
 * words, a model that takes none comes after those that do. One that is gone is left out.
 */
export function listModels(
	{ page, schemas, models: own }: Pick<CallableTask, "page" | "schemas" | "models">,
	locale: Locale,
): readonly string[] {
	const { snippetModels, widgetModels, models } = TASK_INFO[page];
	const named = own ?? [
		...(snippetModels ? [snippetModels[locale]] : []),
		...widgetModels,
		...models.map((model) => model.id),
	];
	const [example] = TASK_EXAMPLES[schemas][locale];
	const isForWords = hasWords(TASK_SCHEMAS[schemas].input, example.input);
	const rank = (model: string): number => (isForWords && isWordless(model) ? 1 : languageRank(model, locale));
	const isThere = (model: string): boolean => findModelFacts(model)?.status?.kind !== "gone";
	return [...new Set(named)].filter(isThere).toSorted((a, b) => rank(a) - rank(b));
}
