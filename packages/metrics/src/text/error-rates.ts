import { checkPairs } from "../lib/check.ts";
import { type Contributions, countContributions } from "../lib/contributions.ts";
import { MetricError } from "../lib/errors.ts";
import { addUp } from "../lib/sums.ts";
import { countErrors, type ErrorCounts } from "./error-counts.ts";
import type { Tokenizer } from "./references.ts";
import { splitSpaces } from "./tokenize.ts";

/** Errors of transcripts, summed over all items. */
export interface ErrorRate extends ErrorCounts {
	/** Errors divided by the parts of the references; above 1 when much was added. */
	readonly rate: number;
	/** Words or characters of all references. */
	readonly referenceLength: number;
}

/** What is done to texts before `wer` and `cer` compare them. */
export interface ErrorRateOptions {
	/** Applied to both texts first, such as `normalizeTurkish`. Default: nothing. */
	readonly normalize?: (text: string) => string;
}

/**
 * Word error rate: substituted, missing and added words divided by the words of the references; words end at white space.
 * Throws `length`, `empty`, and `undefined` when no reference has a word. Source: jiwer 4, which may split the same number
 * of errors into fewer hits.
 * @param predictions Text that the model gave for each item.
 * @param references Right text of each item, in the same order.
 * @param options How texts are made comparable; all optional.
 * @example
 * wer(["the cat sat here"], ["the cat sits here"]).rate; // 0.25
 */
export function wer(
	predictions: readonly string[],
	references: readonly string[],
	options: ErrorRateOptions = {},
): ErrorRate {
	return readSums(addUp(werContributions(predictions, references, options).items));
}

/**
 * Character error rate: substituted, missing and added characters (code points) divided by the characters of the references,
 * without white space at the ends of texts; spaces between words count. Throws `length`, `empty`, and `undefined` when no
 * reference has a character. Source: jiwer 4.
 * @param predictions Text that the model gave for each item.
 * @param references Right text of each item, in the same order.
 * @param options How texts are made comparable; all optional.
 * @example
 * cer(["kitap okudum"], ["kitap okuduk"]).rate; // 0.0833
 */
export function cer(
	predictions: readonly string[],
	references: readonly string[],
	options: ErrorRateOptions = {},
): ErrorRate {
	return readSums(addUp(cerContributions(predictions, references, options).items));
}

/**
 * Hits, substitutions, deletions and insertions of each item in words, for `wer`. Throws `length` and `empty`.
 * @param predictions Text that the model gave for each item.
 * @param references Right text of each item, in the same order.
 * @param options How texts are made comparable; all optional.
 * @example
 * scoreOf(werContributions(["the cat sat here"], ["the cat sits here"])); // 0.25
 */
export function werContributions(
	predictions: readonly string[],
	references: readonly string[],
	options: ErrorRateOptions = {},
): Contributions<readonly number[]> {
	return countItems(predictions, references, splitSpaces, options);
}

/**
 * Hits, substitutions, deletions and insertions of each item in characters, for `cer`. Throws `length` and `empty`.
 * @param predictions Text that the model gave for each item.
 * @param references Right text of each item, in the same order.
 * @param options How texts are made comparable; all optional.
 * @example
 * scoreOf(cerContributions(["kitap okudum"], ["kitap okuduk"])); // 0.0833
 */
export function cerContributions(
	predictions: readonly string[],
	references: readonly string[],
	options: ErrorRateOptions = {},
): Contributions<readonly number[]> {
	return countItems(predictions, references, (text) => Array.from(text.trim()), options);
}

function countItems(
	predictions: readonly string[],
	references: readonly string[],
	tokenize: Tokenizer,
	{ normalize = (text) => text }: ErrorRateOptions,
): Contributions<readonly number[]> {
	checkPairs(predictions, references);
	return countContributions(
		predictions.map((prediction, index) => {
			const counts = countErrors(
				tokenize(normalize(prediction)),
				tokenize(normalize(references[index] ?? "")),
			);
			return [counts.hits, counts.substitutions, counts.deletions, counts.insertions];
		}),
		(sums) => readSums(sums).rate,
	);
}

function readSums([
	hits = 0,
	substitutions = 0,
	deletions = 0,
	insertions = 0,
]: readonly number[]): ErrorRate {
	const referenceLength = hits + substitutions + deletions;
	if (referenceLength === 0)
		throw new MetricError(
			"undefined",
			"The references are empty, so errors cannot be divided by their length.",
		);
	const rate = (substitutions + deletions + insertions) / referenceLength;
	return { rate, referenceLength, hits, substitutions, deletions, insertions };
}
