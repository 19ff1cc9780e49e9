import { escapePattern } from "./escape-pattern.ts";

/** A pattern's source for an English word in lower case with its plural and its genitive: `latency` finds `latencies`. */
export function toEnglishSource(word: string): string {
	const singular = word.replace(/y$/u, "");
	const plural =
		singular === word ? `${escapePattern(word)}(?:s|es)?` : `${escapePattern(singular)}(?:y|ies)`;
	return `${plural}(?:['’]s)?`;
}
