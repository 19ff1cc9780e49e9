import type { Model } from "@pusula/tasks/models";
import { wordsIn } from "../../../messages/words.ts";
import { fill } from "../../lib/fill.ts";
import type { Locale } from "../../lib/locale.ts";
import { listMissing } from "./missing-words.ts";
import { listAccess, listFactWords, listUnverified } from "./model-words.ts";

/** What the table knows of a model in one line of text, what it does not know, and which of it no source was seen for. */
export function toFactsText(model: Model, locale: Locale): string {
	const words = wordsIn(locale).modelFacts;
	const fields = listUnverified(model, words);
	return [
		...listFactWords(model, words, locale),
		...listAccess(model, words),
		...listMissing(model, words),
		...(fields ? [fill(words.unverified, { fields })] : []),
	].join(" · ");
}
