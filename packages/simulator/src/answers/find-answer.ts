import { foldWord, toKeywords } from "./language.ts";

/** A span of a text that answers a question; `start` and `end` are in characters. */
export interface FoundAnswer {
	readonly answer: string;
	readonly start: number;
	readonly end: number;
	readonly score: number;
}

/**
 * Spans of a context that may answer a question, best first: within the sentences that share most words with it,
 * names for who and where, numbers for when and how many, else the words that the question does not have.
 */
export function findAnswers(question: string, context: string, count = 1): FoundAnswer[] {
	const asked = new Set(toKeywords(question).map(stem));
	const ranked = sentencesOf(context)
		.map((sentence) => ({
			...sentence,
			shared: toKeywords(sentence.text).filter((word) => asked.has(stem(word))).length,
		}))
		.toSorted((left, right) => right.shared - left.shared || left.start - right.start);
	const spans = ranked.flatMap(({ text, start, shared }) =>
		candidates(question, text, asked).map((span) => ({ ...span, start: span.start + start, shared })),
	);
	return spans.slice(0, count).map(({ answer, start, shared }, index) => ({
		answer,
		start,
		end: start + answer.length,
		score: Math.round((Math.min(0.97, 0.55 + 0.12 * shared) / (index + 1)) * 1e4) / 1e4,
	}));
}

interface Span {
	readonly answer: string;
	readonly start: number;
}

function candidates(question: string, sentence: string, asked: ReadonlySet<string>): Span[] {
	const numbers = spansOf(sentence, /\d+(?:[.,]\d+)*(?:\s?%)?/gu);
	const names = spansOf(sentence, /\p{Lu}[\p{L}\p{M}]*(?:[ -]\p{Lu}[\p{L}\p{M}]*)*/gu);
	const words = spansOf(sentence, /[\p{L}\p{M}]{3,}/gu);
	const isNew = ({ answer }: Span): boolean =>
		!toKeywords(answer).some((word) => asked.has(stem(word))) && toKeywords(answer).length > 0;
	const wantsNumber = /when|how (?:many|much|old|long|far)|what year|ne zaman|kaç|hangi yıl/i.test(question);
	const ordered = wantsNumber ? [...numbers, ...names.filter(isNew)] : [...names.filter(isNew), ...numbers];
	return [...ordered, ...words.filter(isNew)].length > 0
		? [...ordered, ...words.filter(isNew)]
		: [{ answer: sentence.trim(), start: sentence.length - sentence.trimStart().length }];
}

function sentencesOf(text: string): { readonly text: string; readonly start: number }[] {
	return [...text.matchAll(/[^.!?\n]+/gu)].map((match) => ({ text: match[0], start: match.index }));
}

function spansOf(text: string, pattern: RegExp): Span[] {
	return [...text.matchAll(pattern)].map((match) => ({ answer: match[0], start: match.index }));
}

/** First letters of a word, so that Turkish endings do not hide a match. */
function stem(word: string): string {
	return foldWord(word).slice(0, 5);
}
