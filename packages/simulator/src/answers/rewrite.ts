import { foldWord, looksTurkish, toKeywords, toSentences, toWords } from "./language.ts";

/** A short form of a text: its sentences with most of the frequent words, in order, about a third of the whole. */
export function summarize(text: string): string {
	const sentences = toSentences(text);
	if (sentences.length <= 1) return text.trim();
	const counts = new Map<string, number>();
	for (const sentence of sentences) {
		for (const word of toKeywords(sentence))
			counts.set(foldWord(word), (counts.get(foldWord(word)) ?? 0) + 1);
	}
	const weigh = (sentence: string): number =>
		toKeywords(sentence).reduce((sum, word) => sum + (counts.get(foldWord(word)) ?? 0), 0);
	const kept = sentences
		.map((sentence, index) => ({ sentence, index, weight: weigh(sentence) }))
		.toSorted((left, right) => right.weight - left.weight || left.index - right.index)
		.slice(0, Math.max(1, Math.round(sentences.length / 3)))
		.toSorted((left, right) => left.index - right.index);
	return kept.map(({ sentence }) => sentence).join(" ");
}

const PHRASES: readonly (readonly [en: string, tr: string])[] = [
	["My name is Sarah and I live in London", "Benim adım Sarah ve Londra'da yaşıyorum"],
	["My name is Wolfgang and I live in Berlin", "Benim adım Wolfgang ve Berlin'de yaşıyorum"],
	["How are you?", "Nasılsınız?"],
	["Good morning", "Günaydın"],
	["Thank you", "Teşekkür ederim"],
	["The weather is nice today", "Bugün hava güzel"],
	["I like you. I love you.", "Senden hoşlanıyorum. Seni seviyorum."],
];

const WORDS: readonly (readonly [en: string, tr: string])[] = [
	["hello", "merhaba"],
	["world", "dünya"],
	["today", "bugün"],
	["tomorrow", "yarın"],
	["weather", "hava"],
	["nice", "güzel"],
	["good", "iyi"],
	["book", "kitap"],
	["house", "ev"],
	["water", "su"],
	["cat", "kedi"],
	["dog", "köpek"],
	["and", "ve"],
	["big", "büyük"],
	["small", "küçük"],
	["red", "kırmızı"],
	["blue", "mavi"],
	["green", "yeşil"],
	["sea", "deniz"],
	["city", "şehir"],
	["new", "yeni"],
	["old", "eski"],
	["day", "gün"],
	["night", "gece"],
	["friend", "arkadaş"],
	["language", "dil"],
	["model", "model"],
	["question", "soru"],
	["answer", "cevap"],
];

/**
 * The text in the other language of Turkish and English (or towards `target`, e.g. "tr", "tur_Latn", "en"): known
 * phrases as a whole, else word by word from a small dictionary; unknown words stay.
 */
export function translate(text: string, target = ""): string {
	const towardsTurkish = /^tr|^tur/i.test(target) || (target === "" && !isTurkish(text));
	const [from, to] = towardsTurkish ? ([0, 1] as const) : ([1, 0] as const);
	const phrase = PHRASES.find((pair) => foldText(pair[from]) === foldText(text));
	if (phrase) return phrase[to];
	return text.replace(/[\p{L}\p{M}]+/gu, (word) => {
		const found = WORDS.find((pair) => foldWord(pair[from]) === foldWord(word))?.[to];
		if (found === undefined) return word;
		const capital = /^\p{Lu}/u.test(word);
		return capital ? found.charAt(0).toLocaleUpperCase(towardsTurkish ? "tr" : "en") + found.slice(1) : found;
	});
}

/** By its looks, or because more of its words are in the Turkish half of the dictionary. */
function isTurkish(text: string): boolean {
	const words = new Set(toWords(text).map(foldWord));
	const count = (half: 0 | 1): number => WORDS.filter((pair) => words.has(foldWord(pair[half]))).length;
	return looksTurkish(text) || count(1) > count(0);
}

function foldText(text: string): string {
	return foldWord(text)
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();
}
