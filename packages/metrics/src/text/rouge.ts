import { meanContributions, type Contributions } from "../lib/contributions.ts";
import { meanOf } from "../lib/sums.ts";
import { findCommonLength, findCommonPositions } from "./common-subsequence.ts";
import { compareNgrams } from "./ngrams.ts";
import { listReferences, type References, type Tokenizer } from "./references.ts";
import { toRougeWords } from "./tokenize.ts";

/** What is counted as common: words, pairs of words, the longest common subsequence, or the same joined over sentences. */
export type RougeKind = "rouge-1" | "rouge-2" | "rouge-l" | "rouge-lsum";

/** Shares of common content, 0 to 1. */
export interface RougeScore {
	/** Share of the prediction's units that the reference has, 0 to 1. */
	readonly precision: number;
	/** Share of the reference's units that the prediction has, 0 to 1. */
	readonly recall: number;
	/** Harmonic mean of precision and recall, 0 to 1. */
	readonly f1: number;
}

/** How the texts of ROUGE are cut into words. */
export interface RougeOptions {
	/** Default: `toRougeWords`. For a stemmer, stem in here. */
	readonly tokenize?: Tokenizer;
}

/** ROUGE of one summary against one reference, with what is common. */
export interface RougePair extends RougeScore {
	/** Units that prediction and reference share. */
	readonly matches: number;
}

/**
 * ROUGE of summaries: precision, recall and F1 of each, averaged over all items. Of several references of an item the
 * one with the best F1 counts. `rouge-lsum` takes each line of a text as one sentence. Throws `length` and `empty`.
 * Sources: Lin, 2004; rouge-score 0.1.2.
 * @param predictions Text that the model gave for each item.
 * @param references One right text or several for each item, in the same order.
 * @param kind What is compared: words, pairs of words, or the longest common sequence.
 * @param options `tokenize`: how a text is cut into words; default: `toRougeWords`.
 * @example
 * rouge(["the cat sat"], ["the cat was sitting"], "rouge-1").f1; // 0.5714
 */
export function rouge(
	predictions: readonly string[],
	references: readonly References[],
	kind: RougeKind,
	options: RougeOptions = {},
): RougeScore {
	const pairs = scoreItems(predictions, references, kind, options);
	return {
		precision: meanOf(pairs.map(({ precision }) => precision)),
		recall: meanOf(pairs.map(({ recall }) => recall)),
		f1: meanOf(pairs.map(({ f1 }) => f1)),
	};
}

/**
 * F1 of each item, 0 to 1, the best of its references, for `rouge`. Throws `length` and `empty`.
 * @param predictions Text that the model gave for each item.
 * @param references One right text or several for each item, in the same order.
 * @param kind What is compared: words, pairs of words, or the longest common sequence.
 * @param options `tokenize`: how a text is cut into words; default: `toRougeWords`.
 * @example
 * scoreOf(rougeContributions(["the cat sat"], ["the cat was sitting"], "rouge-l")); // 0.5714
 */
export function rougeContributions(
	predictions: readonly string[],
	references: readonly References[],
	kind: RougeKind,
	options: RougeOptions = {},
): Contributions<number> {
	return meanContributions(scoreItems(predictions, references, kind, options).map(({ f1 }) => f1));
}

/**
 * ROUGE of one summary against one reference; 0 where either has no words.
 * @param prediction The summary of the model.
 * @param reference A right summary.
 * @param kind What is compared: words, pairs of words, or the longest common sequence.
 * @param options `tokenize`: how a text is cut into words; default: `toRougeWords`.
 * @example
 * rougePair("the cat sat", "the cat was sitting", "rouge-2").matches; // 1
 */
export function rougePair(
	prediction: string,
	reference: string,
	kind: RougeKind,
	{ tokenize = toRougeWords }: RougeOptions = {},
): RougePair {
	if (kind === "rouge-lsum") return scoreSentences(prediction, reference, tokenize);
	const [words, expected] = [tokenize(prediction), tokenize(reference)];
	if (kind === "rouge-l") return toPair(findCommonLength(words, expected), words.length, expected.length);
	const overlap = compareNgrams(words, expected, kind === "rouge-1" ? 1 : 2);
	return toPair(overlap.matches, overlap.predicted, overlap.expected);
}

function scoreItems(
	predictions: readonly string[],
	references: readonly References[],
	kind: RougeKind,
	options: RougeOptions,
): readonly RougePair[] {
	const lists = listReferences(predictions, references);
	return predictions.map((prediction, index) =>
		(lists[index] ?? [])
			.map((reference) => rougePair(prediction, reference, kind, options))
			.reduce((best, one) => (one.f1 > best.f1 ? one : best)),
	);
}

/** For each sentence of the reference the words that any sentence of the prediction has in the same order, no word more often than both texts have it. */
function scoreSentences(prediction: string, reference: string, tokenize: Tokenizer): RougePair {
	const [sentences, expected] = [prediction, reference].map((text) => text.split("\n").map(tokenize));
	const left = [countWords(sentences ?? []), countWords(expected ?? [])];
	let matches = 0;
	for (const one of expected ?? []) {
		const union = new Set((sentences ?? []).flatMap((other) => findCommonPositions(one, other)));
		for (const word of one.filter((_, index) => union.has(index))) {
			if (left.some((counts) => (counts.get(word) ?? 0) === 0)) continue;
			matches++;
			for (const counts of left) counts.set(word, (counts.get(word) ?? 0) - 1);
		}
	}
	return toPair(matches, (sentences ?? []).flat().length, (expected ?? []).flat().length);
}

function countWords(sentences: readonly (readonly string[])[]): Map<string, number> {
	const counts = new Map<string, number>();
	for (const word of sentences.flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
	return counts;
}

function toPair(matches: number, predicted: number, expected: number): RougePair {
	if (matches === 0) return { matches, precision: 0, recall: 0, f1: 0 };
	return {
		matches,
		precision: matches / predicted,
		recall: matches / expected,
		f1: (2 * matches) / (predicted + expected),
	};
}
