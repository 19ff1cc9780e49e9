import { isServed } from "../../../facts/providers/first-provider.ts";
import { findKnownProvider } from "../../../facts/providers/known-providers.ts";
import { findModelFacts, modelKnows } from "../../../facts/models/model-facts.ts";
import { wordsIn } from "../../../../messages/words.ts";
import { fill } from "../../../lib/fill.ts";
import { toDateWords } from "../../../lib/words/date-words.ts";
import type { Locale } from "../../../lib/locale.ts";
import type { ExampleCall } from "./example-call.ts";

/**
 * What has to be said of the called model beside its code: that it does not know the page's language, that its licence
 * bars business, that the provider names no model for the task.
 */
export function printModelNote(
	{ task, provider: id, model, inputLocale, args }: ExampleCall,
	locale: Locale,
): string {
	const { input, answer, barred, gone, unserved } = wordsIn(locale).snippets.notes;
	const { foreign, unknown } = hasText(args) ? input : answer;
	const provider = findKnownProvider(id);
	const { licence, status, unverified } = findModelFacts(model) ?? {};
	const mark = unverified?.includes("licence") ? `, ${wordsIn(locale).modelFacts.notVerified}` : "";
	const sentences = [
		inputLocale !== locale && fill(modelKnows(model, locale) === false ? foreign : unknown, { model }),
		licence?.commercial === "no" && fill(barred, { licence: `${licence.name ?? ""}${mark}` }),
		status?.kind === "gone" && gone,
		provider?.servedTasks &&
			!isServed(provider, task) &&
			fill(unserved, {
				provider: provider.name,
				date: toDateWords(provider.servedTasks.date, locale),
			}),
	];
	return sentences.filter((sentence) => sentence).join(" ");
}

/** Whether a call sends any text; files and numbers have no language. */
function hasText(value: unknown): boolean {
	if (typeof value === "string") return true;
	return typeof value === "object" && value !== null && Object.values(value).some(hasText);
}
