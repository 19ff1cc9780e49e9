import { type Contributions, countContributions } from "../lib/contributions.ts";
import { addUp, sumOf } from "../lib/sums.ts";
import { countMatches, countNgrams } from "./ngrams.ts";
import { listReferences, type References, type Tokenizer } from "./references.ts";
import { tokenize13a } from "./tokenize.ts";

/** How BLEU is computed. The defaults are those of sacrebleu. */
export interface BleuOptions {
	/** Default: `tokenize13a`. */
	/** How a text is cut into tokens. Default: `tokenize13a`. */
	readonly tokenize?: Tokenizer;
	/** What a size without a match counts as. `exp` (default): 1 match divided by 2, 4, 8 …; `none`: 0, which makes BLEU 0. */
	readonly smoothing?: "exp" | "none";
	/** Leaves out sizes that no prediction is long enough for, as suits single sentences. Default: false. */
	readonly effectiveOrder?: boolean;
}

/** BLEU with the numbers that it is made of. */
export interface BleuScore {
	/** 0 to 1; sacrebleu prints 100 times as much. */
	readonly score: number;
	/** Precision of the sizes 1 to 4 after smoothing, 0 to 1. */
	readonly precisions: readonly number[];
	/** N-grams found in a reference, for the sizes 1 to 4. */
	readonly matches: readonly number[];
	/** N-grams of the predictions, for the sizes 1 to 4. */
	readonly totals: readonly number[];
	/** 1 when the predictions are at least as long as the references, less otherwise. */
	readonly brevityPenalty: number;
	/** Number of tokens of all predictions. */
	readonly predictionLength: number;
	/** Tokens of the reference of each item whose length is nearest, the shorter one of two. */
	readonly referenceLength: number;
}

const SIZES = [1, 2, 3, 4] as const;

/**
 * Corpus BLEU of translations with one or more references each. Throws `length` and `empty`.
 * Sources: Papineni et al., 2002; sacrebleu 2 (Post, 2018).
 * @param predictions Text that the model gave for each item.
 * @param references One right text or several for each item, in the same order.
 * @param options Smoothing, tokenizer and how short texts count; all optional.
 * @example
 * bleu(["the cat sat on the mat today"], ["the cat sat on the mat"]).score; // 0.8091
 */
export function bleu(
	predictions: readonly string[],
	references: readonly References[],
	options: BleuOptions = {},
): BleuScore {
	return readSums(addUp(bleuContributions(predictions, references, options).items), options);
}

/**
 * Counts of each item for BLEU: length, reference length, matches and n-grams of the sizes 1 to 4. Throws `length` and `empty`.
 * @param predictions Text that the model gave for each item.
 * @param references One right text or several for each item, in the same order.
 * @param options Smoothing, tokenizer and how short texts count; all optional.
 * @example
 * scoreOf(bleuContributions(["the cat sat on the mat today"], ["the cat sat on the mat"])); // 0.8091
 */
export function bleuContributions(
	predictions: readonly string[],
	references: readonly References[],
	options: BleuOptions = {},
): Contributions<readonly number[]> {
	const lists = listReferences(predictions, references);
	const { tokenize = tokenize13a } = options;
	return countContributions(
		predictions.map((prediction, index) =>
			countItem(tokenize(prediction), (lists[index] ?? []).map(tokenize)),
		),
		(sums) => readSums(sums, options).score,
	);
}

function countItem(
	prediction: readonly string[],
	references: readonly (readonly string[])[],
): readonly number[] {
	const lengths = references.map(({ length }) => length);
	const nearest = lengths.toSorted(
		(a, b) => Math.abs(a - prediction.length) - Math.abs(b - prediction.length) || a - b,
	)[0];
	const matches = SIZES.map((size) =>
		countMatches(countNgrams(prediction, size), countMost(references, size)),
	);
	const totals = SIZES.map((size) => Math.max(0, prediction.length - size + 1));
	return [prediction.length, nearest ?? 0, ...matches, ...totals];
}

/** Each n-gram as often as in the reference that has it most. */
function countMost(references: readonly (readonly string[])[], size: number): ReadonlyMap<string, number> {
	const most = new Map<string, number>();
	for (const reference of references)
		for (const [ngram, count] of countNgrams(reference, size))
			most.set(ngram, Math.max(count, most.get(ngram) ?? 0));
	return most;
}

function readSums(
	sums: readonly number[],
	{ smoothing = "exp", effectiveOrder = false }: BleuOptions,
): BleuScore {
	const [predictionLength = 0, referenceLength = 0, ...counts] = sums;
	const [matches, totals] = [counts.slice(0, SIZES.length), counts.slice(SIZES.length)];
	const brevityPenalty = findBrevityPenalty(predictionLength, referenceLength);
	const figures = { matches, totals, brevityPenalty, predictionLength, referenceLength };
	if (sumOf(matches) === 0) return { ...figures, score: 0, precisions: SIZES.map(() => 0) };
	let divisor = 1;
	const precisions = totals.map((total, index) => {
		const found = matches[index] ?? 0;
		if (total === 0) return 0;
		if (found > 0 || smoothing === "none") return found / total;
		divisor *= 2;
		return 1 / (divisor * total);
	});
	const counted = effectiveOrder ? precisions.filter((_, index) => (totals[index] ?? 0) > 0) : precisions;
	const score = brevityPenalty * Math.exp(sumOf(counted.map(Math.log)) / counted.length);
	return { ...figures, score, precisions };
}

function findBrevityPenalty(prediction: number, reference: number): number {
	if (prediction === 0) return 0;
	return prediction >= reference ? 1 : Math.exp(1 - reference / prediction);
}
