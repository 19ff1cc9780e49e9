import { type Model, MODELS } from "@pusula/tasks/models";
import { wordsIn } from "../../../messages/words.ts";
import { findShippedModel, SHIPPED_MODELS } from "../../facts/local/shipped-models.ts";
import { fill } from "../../lib/fill.ts";
import type { Locale } from "../../lib/locale.ts";
import { listFactWords, listUnverified } from "./model-words.ts";

/** Facts in one line of every model that can run in a browser, by id: languages, size, licence. */
export function toModelLines(locale: Locale): Readonly<Record<string, string>> {
	const models: readonly Model[] = [...SHIPPED_MODELS, ...MODELS.filter(({ browser }) => browser)];
	return Object.fromEntries(models.map((model) => [model.id, toModelLine(model, locale)]));
}

/** Facts of a model in one line, what it cannot do, and which of them no source was seen for. */
export function toModelLine(model: Model, locale: Locale): string {
	const words = wordsIn(locale).modelFacts;
	const line = listFactWords(model, words, locale);
	const fields = listUnverified(model, words);
	return [
		...line,
		...(model.licence.commercial === "no" ? [words.barred] : []),
		...(model.browser?.device === "webgpu" ? [words.needsWebGpu] : []),
		...(model.supports?.prompt === false ? [words.promptless] : []),
		...(findShippedModel(model.id)?.isTeaching ? [words.teaching] : []),
		...(fields ? [fill(words.unverified, { fields })] : []),
	].join(" · ");
}
