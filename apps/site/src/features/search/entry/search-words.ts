import type { Locale } from "../../../lib/locale.ts";
import { foldText } from "../../../lib/words/turkish.ts";
import { STEMS } from "../../../locales/index.ts";

/** Longest name, in words, that is found when it is written as one word: `deep infra`, `deepinfra`. */
const MAX_JOINED = 3;

/**
 * The words of a text as they are written: letters and digits between all else. An ending after an apostrophe, as in
 * `BERT'in` and `model's`, is no word.
 */
export function splitWords(text: string): readonly string[] {
	return text.replace(APOSTROPHE_ENDING, "").match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

const APOSTROPHE_ENDING = /(?<=[\p{L}\p{M}\p{N}])['’]\p{Ll}+/gu;

/** A form in which the inflections of a word are equal. It need not be a word. */
export function toStem(word: string, locale: Locale): string {
	return STEMS[locale](foldText(word));
}

/** The parts of a name written as one word: `chatCompletionStream` has three, `gpt2` two, `model` none. */
export function splitName(word: string): readonly string[] {
	const parts = word.match(/\p{Lu}?[\p{Ll}\p{M}]+|\p{Lu}+(?![\p{Ll}\p{M}])|\p{N}+/gu) ?? [];
	return parts.length > 1 ? parts : [];
}

/** Everything under which a word is kept: folded, its stem, and the same of its parts when it is a name. */
export function toIndexForms(word: string, locale: Locale): readonly string[] {
	const parts = splitName(word).filter((part) => part.length > 1);
	const forms = [word, ...parts].flatMap((one) => [foldText(one), toStem(one, locale)]);
	return [...new Set(forms)];
}

/** A short name as one word, and names with signs inside it: `GPT-2` becomes `gpt2`, `Deep Infra` becomes `deepinfra`. */
export function joinNames(text: string): readonly string[] {
	const chunks = text.split(/\s+/).map((chunk) => splitWords(chunk));
	const joined = chunks.filter((words) => words.length > 1).map((words) => words.join(""));
	const whole = splitWords(text);
	if (chunks.length > 1 && whole.length <= MAX_JOINED) joined.push(whole.join(""));
	return joined.map(foldText);
}
