import type { Benchmark, ModelResult } from "@pusula/tasks/models";
import type { Messages } from "../../../messages/words.ts";
import { findModelFacts } from "../../facts/models/model-facts.ts";
import type { Locale } from "../../lib/locale.ts";
import { isUnverified, printLanguages, type Speaker, toTurkish, type TurkishMark } from "./model-words.ts";

/** What is known of the languages of a result's model. */
export interface ResultLanguages {
	readonly turkish: TurkishMark;
	readonly text: string;
	readonly isUnverified: boolean;
}

/** Languages of a result's model; undefined where there are none: data without text, a method, a model without text. */
export function readResultLanguages(
	benchmark: Pick<Benchmark, "language">,
	result: ModelResult,
	words: Messages["modelFacts"],
	locale: Locale,
): ResultLanguages | undefined {
	if (benchmark.language === "none" || result.isMethod) return undefined;
	const model: Speaker | undefined =
		findModelFacts(result.model) ?? (result.languages && { languages: result.languages });
	if (!model) return { turkish: "unknown", text: words.turkish.unknown, isUnverified: false };
	const text = printLanguages(model, words, locale);
	if (text === undefined) return undefined;
	return { turkish: toTurkish(model), text, isUnverified: isUnverified(model, "languages") };
}
