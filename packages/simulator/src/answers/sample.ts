import type { Locale } from "@pusula/tasks";

/** A label with its share of one. */
export interface Scored {
	readonly label: string;
	readonly score: number;
}

/** The text of a sample answer: a sentence that says what it is. */
export function sampleText(locale: Locale): string {
	return WORDS[locale].text;
}

/** An answer of a chat, long enough to be seen arriving. */
export function sampleAnswer(locale: Locale): string {
	return `${WORDS[locale].text} ${WORDS[locale].more}`;
}

/** A sample with the result of a tool after it, cut at 200 letters. */
export function sampleToolAnswer(locale: Locale, result: string): string {
	return `${WORDS[locale].text} ${WORDS[locale].tool} ${shorten(result)}`;
}

/** A line of thought for models that show their reasoning. */
export function sampleReasoning(locale: Locale): string {
	return WORDS[locale].reasoning;
}

/** The name of a thing that nobody looked for. */
export function sampleLabel(locale: Locale): string {
	return WORDS[locale].label;
}

/** Labels that name nothing, with equal shares. */
export function sampleLabels(locale: Locale, count: number): Scored[] {
	return shareEqually(Array.from({ length: count }, (_, index) => `${WORDS[locale].label} ${index + 1}`));
}

/** The same share of one for every label. */
export function shareEqually(labels: readonly string[]): Scored[] {
	return labels.map((label) => ({ label, score: 1 / labels.length }));
}

/** The logarithm of a probability of one half, for every token: nothing was computed. */
export const SAMPLE_LOGPROB = Math.log(0.5);

function shorten(text: string): string {
	const line = text.replace(/\s+/g, " ").trim();
	return line.length > 200 ? `${line.slice(0, 199)}…` : line;
}

interface Words {
	readonly text: string;
	readonly more: string;
	/** Before the result of a tool. */
	readonly tool: string;
	readonly reasoning: string;
	readonly label: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
	tr: {
		text: "Örnek yanıt: simülatör model çalıştırmaz.",
		more: "Gerçek bir sağlayıcıda mesajınızın yanıtı bu metnin yerinde, yine böyle parça parça gelir.",
		tool: "Aracın sonucu:",
		reasoning: "Örnek düşünce: simülatör model çalıştırmaz, burada modelin düşünceleri gelirdi.",
		label: "örnek",
	},
	en: {
		text: "Sample response: the simulator runs no model.",
		more: "A real provider would send the answer to your message in place of this text, piece by piece as here.",
		tool: "Result of the tool:",
		reasoning: "Sample reasoning: the simulator runs no model; its thoughts would arrive here.",
		label: "sample",
	},
};
