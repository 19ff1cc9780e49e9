import type { Model, ModelField, ModelLanguages, ModelStatus } from "@pusula/tasks/models";
import { toMonthWords } from "../../../../lib/words/date-words.ts";
import { fill } from "../../../../lib/fill.ts";
import type { Locale } from "../../../../lib/locale.ts";
import { printSize } from "../../../../lib/words/print-size.ts";
import { numbersIn } from "../../../../locales/forms.ts";
import type { Messages } from "../../../../../messages/words.ts";

type Words = Messages["playground"]["models"];

/**
 * What the model table says of a model, in one line, with reasons against it first; facts that no source was seen
 * for are marked.
 */
export function printFacts(facts: Model, words: Words, locale: Locale): string {
	const { licence, parameters, contextLength, languages, released, gated, status, unverified } = facts;
	const parts: readonly (readonly [ModelField | "status", string | undefined])[] = [
		["status", status && toStatusWords(status, words)],
		["licence", words.commercial[licence.commercial]],
		[
			"parameters",
			parameters === undefined ? "" : fill(words.size, { size: printSize(parameters, words, locale) }),
		],
		[
			"contextLength",
			contextLength === undefined
				? ""
				: fill(words.window, { count: numbersIn(locale).format(contextLength) }),
		],
		["languages", languages === "none" ? "" : toLanguageWords(languages, words, locale)],
		["licence", licence.name],
		["released", released && fill(words.released, { date: toMonthWords(released.slice(0, 7), locale) })],
		["gated", gated ? words.gated : ""],
	];
	const isMarked = (field: string): boolean => unverified?.some((one) => one === field) ?? false;
	return parts
		.filter(([, fact]) => fact)
		.map(([field, fact = ""]) => (isMarked(field) ? fill(words.notVerified, { fact }) : fact))
		.join(" · ");
}

function toStatusWords({ kind, by }: ModelStatus, words: Words): string {
	const newer = by === undefined ? words.superseded : fill(words.newer, { id: by });
	return kind === "gone" ? words.gone : newer;
}

/** Most tags shown; the others are counted. */
const MOST_TAGS = 4;

/** Tags with that of the page first, or how many languages and whether Turkish is one. */
function toLanguageWords(languages: ModelLanguages, words: Words, locale: Locale): string {
	if ("tags" in languages) {
		const tags = languages.tags.toSorted((a, b) => Number(b === locale) - Number(a === locale));
		const more = tags.length - MOST_TAGS;
		const rest = more > 0 ? [fill(words.moreLanguages, { count: more })] : [];
		return [...tags.slice(0, MOST_TAGS), ...rest].join(", ");
	}
	const { count, turkish } = languages;
	const counted = count === undefined ? "" : fill(words.languages, { count });
	return [words.turkish[turkish], counted].filter((part) => part !== "").join(", ");
}
