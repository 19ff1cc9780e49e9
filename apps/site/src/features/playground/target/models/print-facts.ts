import type { Model } from "@pusula/tasks/models";
import { fill } from "../../../../lib/fill.ts";
import type { Locale } from "../../../../lib/locale.ts";
import type { Messages } from "../../../../../messages/words.ts";

type Words = Messages["playground"]["models"];

/** What the model table says of a model, in one line; facts that no source was seen for are marked. */
export function printFacts(facts: Model, words: Words, locale: Locale): string {
	const { licence, parameters, contextLength, languages, gated } = facts;
	const number = new Intl.NumberFormat(locale, { notation: "compact", maximumFractionDigits: 1 });
	const parts = {
		parameters: parameters === undefined ? "" : fill(words.size, { count: number.format(parameters) }),
		contextLength:
			contextLength === undefined ? "" : fill(words.window, { count: contextLength.toLocaleString(locale) }),
		languages: languages === "none" ? "" : toLanguageWords(languages, words),
		licence: licence.name ?? "",
		gated: gated ? words.gated : "",
	};
	const known = Object.entries(parts).filter(([, part]) => part !== "");
	const isMarked = (field: string): boolean => facts.unverified?.some((one) => one === field) ?? false;
	return known
		.map(([field, fact]) => (isMarked(field) ? fill(words.notVerified, { fact }) : fact))
		.join(" · ");
}

function toLanguageWords(languages: Exclude<Model["languages"], "none">, words: Words): string {
	if ("tags" in languages) return languages.tags.slice(0, 4).join(", ");
	return languages.count === undefined ? "" : fill(words.languages, { count: languages.count });
}
