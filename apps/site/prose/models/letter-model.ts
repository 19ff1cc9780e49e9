import { GLOSSARY } from "../../content/glossary/index.ts";
import { type Locale, LOCALES } from "../../src/lib/locale.ts";
import { readDatasetTexts } from "./dataset-texts.ts";

/**
 * How well the letters of a text fit each language: the logarithms of naive Bayes over its sequences of two to four
 * letters, divided by the root of their number. What is frequent in a language is counted in the definitions of the glossary
 * and in the data sets, their test rows left out.
 */
export function scoreLetters(text: string): readonly { readonly locale: Locale; readonly score: number }[] {
	const grams = listGrams(text);
	return LEARNT.map(({ locale, counts, total }) => {
		const logs = grams.map((gram) => Math.log(((counts.get(gram) ?? 0) + SMOOTHING) / total));
		return { locale, score: logs.reduce((sum, log) => sum + log, 0) / Math.sqrt(grams.length || 1) };
	});
}

/** Turkish words as they are typed without Turkish letters. */
export function foldLetters(text: string): string {
	return text.toLocaleLowerCase("tr").replaceAll(/[çğıöşü]/g, (letter) => PLAIN[letter] ?? letter);
}

/** What a sequence counts that no text of the language has. */
const SMOOTHING = 0.5;
/** Longest sequence of letters; the ends of a word count as one. */
const LONGEST = 4;

interface LetterModel {
	readonly locale: Locale;
	readonly counts: ReadonlyMap<string, number>;
	readonly total: number;
}

function learn(): readonly LetterModel[] {
	const models = LOCALES.map((locale) => {
		const counts = new Map<string, number>();
		for (const gram of listTexts(locale).flatMap(listGrams)) counts.set(gram, (counts.get(gram) ?? 0) + 1);
		return { locale, counts };
	});
	const kinds = new Set(models.flatMap(({ counts }) => [...counts.keys()])).size;
	return models.map(({ locale, counts }) => {
		const seen = [...counts.values()].reduce((sum, count) => sum + count, 0);
		return { locale, counts, total: seen + SMOOTHING * kinds };
	});
}

/** Texts to learn from, those with letters of the language's own as they are typed without them too. */
function listTexts(locale: Locale): readonly string[] {
	const terms = GLOSSARY.flatMap((entry) => [entry[locale].term, entry[locale].definition]);
	const texts = [...terms, ...readDatasetTexts(locale, /^(?!test\.)/)];
	return texts.flatMap((text) => (foldLetters(text) === text ? [text] : [text, foldLetters(text)]));
}

function listGrams(text: string): readonly string[] {
	const words = text.toLocaleLowerCase("tr").match(/\p{L}+/gu) ?? []; // Turkish: so that I and İ are two letters
	return words.flatMap((word) => {
		const ends = ` ${word} `;
		return Array.from({ length: LONGEST - 1 }, (_, place) => place + 2).flatMap((length) =>
			Array.from({ length: Math.max(0, ends.length - length + 1) }, (_, start) =>
				ends.slice(start, start + length),
			),
		);
	});
}

const PLAIN: Readonly<Record<string, string>> = { ç: "c", ğ: "g", ı: "i", ö: "o", ş: "s", ü: "u" };

const LEARNT = learn();
