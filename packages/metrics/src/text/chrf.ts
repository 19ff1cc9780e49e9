import { type Contributions, countContributions } from "../lib/contributions.ts";
import { addUp, meanOf, share } from "../lib/sums.ts";
import { compareNgrams, type NgramOverlap } from "./ngrams.ts";
import { listReferences, type References } from "./references.ts";
import { splitSpaces } from "./tokenize.ts";

/** How chrF is computed. The defaults are those of sacrebleu. */
export interface ChrfOptions {
	/** Longest runs of characters, in code points. Default: 6. */
	readonly characterOrder?: number;
	/** Longest runs of words. Default: 0, which is chrF; 2 is chrF++. */
	readonly wordOrder?: number;
	/** How many times as much recall counts as precision. Default: 2. */
	readonly beta?: number;
}

/** ChrF with the numbers that it is made of; shares are 0 to 1. */
export interface ChrfScore {
	/** Sacrebleu prints 100 times as much. */
	readonly score: number;
	/** Mean over the sizes that predictions and references both are long enough for. */
	readonly precision: number;
	/** Share of the reference's n-grams that the prediction has, 0 to 1, averaged over their lengths. */
	readonly recall: number;
	/** Overlap for each size, characters before words. */
	readonly overlaps: readonly NgramOverlap[];
}

/**
 * Corpus chrF: F-score of character n-grams without white space, and with `wordOrder` 2 of words too (chrF++). Of several
 * references of an item the one with the best score counts. Throws `length` and `empty`.
 * Sources: Popović, 2015 and 2017; sacrebleu 2.
 * @param predictions Text that the model gave for each item.
 * @param references One right text or several for each item, in the same order.
 * @param options Sizes of the n-grams and the weight of recall; all optional.
 * @example
 * chrf(["güzel bir gündü"], ["güzel bir gün"]).score; // 0.9536
 */
export function chrf(
	predictions: readonly string[],
	references: readonly References[],
	options: ChrfOptions = {},
): ChrfScore {
	return readSums(addUp(chrfContributions(predictions, references, options).items), options);
}

/**
 * Counts of each item for chrF: matches, n-grams of prediction and reference, for each size. Throws `length` and `empty`.
 * @param predictions Text that the model gave for each item.
 * @param references One right text or several for each item, in the same order.
 * @param options Sizes of the n-grams and the weight of recall; all optional.
 * @example
 * scoreOf(chrfContributions(["güzel bir gündü"], ["güzel bir gün"])); // 0.9536
 */
export function chrfContributions(
	predictions: readonly string[],
	references: readonly References[],
	options: ChrfOptions = {},
): Contributions<readonly number[]> {
	const lists = listReferences(predictions, references);
	const score = (counts: readonly number[]): number => readSums(counts, options).score;
	return countContributions(
		predictions.map((prediction, index) => {
			const rows = (lists[index] ?? []).map((reference) => countItem(prediction, reference, options));
			return rows.reduce((best, row) => (score(row) > score(best) ? row : best));
		}),
		score,
	);
}

function countItem(
	prediction: string,
	reference: string,
	{ characterOrder = 6, wordOrder = 0 }: ChrfOptions,
): readonly number[] {
	const characters = [toCharacters(prediction), toCharacters(reference)] as const;
	const words =
		wordOrder === 0 ? ([[], []] as const) : ([toChrfWords(prediction), toChrfWords(reference)] as const);
	const overlaps = [
		...listSizes(characterOrder).map((size) => compareNgrams(...characters, size)),
		...listSizes(wordOrder).map((size) => compareNgrams(...words, size)),
	];
	// A size that the reference is too short for has no n-grams of the prediction either, as in sacrebleu.
	return overlaps.flatMap(({ matches, predicted, expected }) => [
		matches,
		expected === 0 ? 0 : predicted,
		expected,
	]);
}

function readSums(
	sums: readonly number[],
	{ characterOrder = 6, wordOrder = 0, beta = 2 }: ChrfOptions,
): ChrfScore {
	const overlaps = [...listSizes(characterOrder), ...listSizes(wordOrder)].map((size, index) => {
		const [matches = 0, predicted = 0, expected = 0] = sums.slice(3 * index, 3 * index + 3);
		return { size, matches, predicted, expected };
	});
	const counted = overlaps.filter(({ predicted, expected }) => predicted > 0 && expected > 0);
	if (counted.length === 0) return { score: 0, precision: 0, recall: 0, overlaps };
	const precision = meanOf(counted.map(({ matches, predicted }) => matches / predicted));
	const recall = meanOf(counted.map(({ matches, expected }) => matches / expected));
	const score = share((1 + beta ** 2) * precision * recall, beta ** 2 * precision + recall);
	return { score, precision, recall, overlaps };
}

function listSizes(order: number): readonly number[] {
	return Array.from({ length: order }, (_, index) => index + 1);
}

function toCharacters(text: string): readonly string[] {
	return Array.from(text.replace(/\s/gu, ""));
}

/** Words with one ASCII punctuation mark at their end, or else at their start, split off. */
function toChrfWords(text: string): readonly string[] {
	return splitSpaces(text).flatMap((word) => {
		const [, begin = "", end = ""] =
			/^(.+)([!-/:-@[-`{-~])$/u.exec(word) ?? /^([!-/:-@[-`{-~])(.+)$/u.exec(word) ?? [];
		return begin === "" ? [word] : [begin, end];
	});
}
