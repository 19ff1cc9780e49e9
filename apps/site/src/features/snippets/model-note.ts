import { findModelFacts, modelKnows } from "../../facts/model-facts.ts";
import { wordsIn } from "../../../messages/words.ts";
import { fill } from "../../lib/fill.ts";
import type { Locale } from "../../lib/locale.ts";
import type { ExampleCall } from "./example-call.ts";

/** What has to be said of the model beside its code: that it does not know the page's language, that its licence bars business. */
export function printModelNote({ model, inputLocale }: ExampleCall, locale: Locale): string {
	const { foreign, unknown, barred, gone } = wordsIn(locale).snippets.notes;
	const { licence, status, unverified } = findModelFacts(model) ?? {};
	const mark = unverified?.includes("licence") ? `, ${wordsIn(locale).modelFacts.notVerified}` : "";
	const sentences = [
		inputLocale !== locale && fill(modelKnows(model, locale) === false ? foreign : unknown, { model }),
		licence?.commercial === "no" && fill(barred, { licence: `${licence.name ?? ""}${mark}` }),
		status?.kind === "gone" && gone,
	];
	return sentences.filter((sentence) => sentence).join(" ");
}
