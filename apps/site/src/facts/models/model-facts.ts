import { knowsLanguage, type Model, MODELS } from "@pusula/tasks/models";
import { type Locale, LOCALES } from "../../lib/locale.ts";

/** What the model table says of a model; undefined for one that it does not hold. */
export function findModelFacts(id: string): Model | undefined {
	return BY_ID.get(id);
}

/** Whether a model was made for a language: `unknown` where its maker does not say, or the table does not hold it. */
export function modelKnows(id: string, locale: Locale): boolean | "unknown" {
	const model = BY_ID.get(id);
	return model ? knowsLanguage(model, locale) : "unknown";
}

/** True for a model that takes and gives no texts. */
export function isWordless(id: string): boolean {
	return BY_ID.get(id)?.languages === "none";
}

/**
 * The language of the example that a model gets: the page's own, else the first other one that the model knows, else
 * one that it may know.
 */
export function toInputLocale(model: Model | undefined, locale: Locale): Locale {
	if (!model) return locale;
	if (model.input?.language) return model.input.language;
	const locales = [locale, ...LOCALES];
	const known = locales.find((one) => knowsLanguage(model, one) === true);
	return known ?? locales.find((one) => knowsLanguage(model, one) !== false) ?? locale;
}

/** The models of the table that a text names, in the order of the table. */
export function listModelsIn(text: string): readonly string[] {
	const words = new Set(text.match(/[\w.-]+\/[\w.-]*\w/g));
	return MODELS.map(({ id }) => id).filter((id) => words.has(id));
}

const BY_ID: ReadonlyMap<string, Model> = new Map(MODELS.map((model) => [model.id, model]));
