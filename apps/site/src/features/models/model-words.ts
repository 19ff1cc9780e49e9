import { knowsLanguage, type Model, type ModelField } from "@pusula/tasks/models";
import type { Messages } from "../../../messages/words.ts";
import { toMonthWords } from "../../lib/words/date-words.ts";
import { fill } from "../../lib/fill.ts";
import { type Locale, TURKISH } from "../../lib/locale.ts";
import { printSize } from "../../lib/words/print-size.ts";
import { languageNamesIn, numbersIn } from "../../locales/forms.ts";

type Words = Messages["modelFacts"];

/** A model as far as its languages go. */
export type Speaker = Pick<Model, "languages" | "unverified">;

/** Fields that a list shows, in the order of what it says. */
const SHOWN: readonly ModelField[] = [
	"languages",
	"parameters",
	"contextLength",
	"licence",
	"gated",
	"released",
];

/** Facts of a model in one line: languages, size, window, licence, date; what is not known is left out. */
export function listFactWords(model: Model, words: Words, locale: Locale): readonly string[] {
	const { parameters, contextLength, licence, released, gated } = model;
	return [
		printLanguages(model, words, locale),
		parameters === undefined
			? undefined
			: fill(words.parameters, { size: printSize(parameters, words, locale) }),
		contextLength === undefined
			? undefined
			: fill(words.context, { count: numbersIn(locale).format(contextLength) }),
		licence.name ?? words.noLicence,
		gated ? words.gated : undefined,
		released === undefined ? undefined : toMonthWords(released, locale),
	].filter((word) => word !== undefined);
}

/** That a model's files were seen to be given without terms, for lists in which that is not known of others. */
export function listAccess({ gated }: Model, words: Words): readonly string[] {
	return gated === false ? [words.open] : [];
}

/** Whether it is known if a model's files are given only after terms were accepted. */
export function isAccessKnown(model: Model | undefined): boolean {
	return model?.gated !== undefined;
}

/** Names of shown fields that no source was seen for; empty where all were. */
export function listUnverified(model: Model, words: Words): string {
	const fields = SHOWN.filter((field) => isUnverified(model, field) && isPrinted(model, field));
	return fields.map((field) => words.fields[field]).join(", ");
}

/** Whether no source was seen for a field of a model. */
export function isUnverified({ unverified = [] }: Pick<Model, "unverified">, field: ModelField): boolean {
	return unverified.includes(field);
}

/** Whether a model knows Turkish; `none` for a model without text. */
export type TurkishMark = "yes" | "no" | "unknown" | "none";

/** What a model's languages say of Turkish. */
export function toTurkish(model: Speaker): TurkishMark {
	if (model.languages === "none") return "none";
	const knows = knowsLanguage(model, TURKISH);
	return knows === "unknown" ? "unknown" : knows ? "yes" : "no";
}

/** Names of a model's languages, or how many there are and whether Turkish is one; undefined for a model without text. */
export function printLanguages(model: Speaker, words: Words, locale: Locale): string | undefined {
	const { languages } = model;
	if (languages === "none") return undefined;
	const turkish = words.turkish[toTurkish(model)];
	if (!("tags" in languages)) {
		return languages.count === undefined
			? `${words.multilingual}, ${turkish}`
			: `${fill(words.languages, { count: numbersIn(locale).format(languages.count) })}, ${turkish}`;
	}
	const { tags } = languages;
	if (tags.length > 3) return `${fill(words.languages, { count: tags.length })}, ${turkish}`;
	const names = languageNamesIn(locale);
	return tags.map((tag) => names.of(tag) ?? tag).join(", ");
}

/** That a model is given without terms is not said; the other fields are, where they are known. */
function isPrinted({ gated }: Model, field: ModelField): boolean {
	return field !== "gated" || gated === true;
}
