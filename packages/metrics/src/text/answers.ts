import { meanContributions, type Contributions } from "../lib/contributions.ts";
import { meanOf } from "../lib/sums.ts";
import { countErrors } from "./error-counts.ts";
import { compareNgrams } from "./ngrams.ts";
import { bestScores, type References } from "./references.ts";
import { splitSpaces } from "./tokenize.ts";

/** How answers are normalized before they are compared with their references. */
export interface AnswerOptions {
	/** Applied to answer and references first. Default: `normalizeSquad` for `exactMatch` and `tokenF1`, nothing for `anls`. */
	readonly normalize?: (text: string) => string;
}

/**
 * A text as the SQuAD benchmark compares answers: small letters, without ASCII punctuation, without the English articles,
 * single spaces. For Turkish answers take `normalizeTurkish`. Source: Rajpurkar et al., 2016.
 * @param text An answer in English.
 * @example
 * normalizeSquad("The Eiffel Tower!"); // "eiffel tower"
 */
export function normalizeSquad(text: string): string {
	const bare = text.toLowerCase().replace(/[!-/:-@[-`{-~]/gu, "");
	return splitSpaces(bare.replace(/(?<![\p{L}\p{N}_])(?:a|an|the)(?![\p{L}\p{N}_])/gu, " ")).join(" ");
}

/**
 * Share of answers that equal one of their references after normalization, 0 to 1. Throws `length` and `empty`.
 * @param predictions Text that the model gave for each item.
 * @param references One right text or several for each item, in the same order.
 * @param options How texts are made comparable; all optional.
 * @example
 * exactMatch(["The Bosphorus!"], ["bosphorus"], { normalize: normalizeSquad }); // 1
 */
export function exactMatch(
	predictions: readonly string[],
	references: readonly References[],
	options: AnswerOptions = {},
): number {
	return meanOf(exactMatchContributions(predictions, references, options).items);
}

/**
 * Mean F1 of the words that answer and reference share, the best of several references, 0 to 1. Two texts without words
 * match (1). Throws `length` and `empty`. Source: Rajpurkar et al., 2016.
 * @param predictions Text that the model gave for each item.
 * @param references One right text or several for each item, in the same order.
 * @param options How texts are made comparable; all optional.
 * @example
 * tokenF1(["in the Black Sea"], ["the Black Sea"]); // 0.8
 */
export function tokenF1(
	predictions: readonly string[],
	references: readonly References[],
	options: AnswerOptions = {},
): number {
	return meanOf(tokenF1Contributions(predictions, references, options).items);
}

/**
 * Average normalized Levenshtein similarity, 0 to 1: for each answer 1 minus the edits divided by the longer text's
 * characters, the best of several references, and 0 where half or more must be edited. Two empty texts are alike (1).
 * Throws `length` and `empty`. Source: Biten et al., 2019.
 * @param predictions Text that the model gave for each item.
 * @param references One right text or several for each item, in the same order.
 * @param options How texts are made comparable; all optional.
 * @example
 * anls(["12,50 TL"], ["12.50 TL"]); // 0.875
 */
export function anls(
	predictions: readonly string[],
	references: readonly References[],
	options: AnswerOptions = {},
): number {
	return meanOf(anlsContributions(predictions, references, options).items);
}

/**
 * 1 for each answer that equals one of its references after normalization, else 0, for `exactMatch`. Throws `length` and `empty`.
 * @param predictions Text that the model gave for each item.
 * @param references One right text or several for each item, in the same order.
 * @param options How texts are made comparable; all optional.
 * @example
 * exactMatchContributions(["Ankara", "İzmir"], ["Ankara", "Bursa"]).items; // [1, 0]
 */
export function exactMatchContributions(
	predictions: readonly string[],
	references: readonly References[],
	{ normalize = normalizeSquad }: AnswerOptions = {},
): Contributions<number> {
	const match = (answer: string, expected: string): number =>
		Number(normalize(answer) === normalize(expected));
	return meanContributions(bestScores(predictions, references, match));
}

/**
 * F1 of the words of each answer, 0 to 1, the best of its references, for `tokenF1`. Throws `length` and `empty`.
 * @param predictions Text that the model gave for each item.
 * @param references One right text or several for each item, in the same order.
 * @param options How texts are made comparable; all optional.
 * @example
 * tokenF1Contributions(["in the Black Sea"], ["the Black Sea"]).items; // [0.8]
 */
export function tokenF1Contributions(
	predictions: readonly string[],
	references: readonly References[],
	{ normalize = normalizeSquad }: AnswerOptions = {},
): Contributions<number> {
	const toTokens = (text: string): readonly string[] => splitSpaces(normalize(text));
	const share = (answer: string, expected: string): number => {
		const { matches, predicted, expected: length } = compareNgrams(toTokens(answer), toTokens(expected), 1);
		return predicted + length === 0 ? 1 : (2 * matches) / (predicted + length);
	};
	return meanContributions(bestScores(predictions, references, share));
}

/**
 * Similarity of each answer to the best of its references, 0 to 1, for `anls`. Throws `length` and `empty`.
 * @param predictions Text that the model gave for each item.
 * @param references One right text or several for each item, in the same order.
 * @param options How texts are made comparable; all optional.
 * @example
 * anlsContributions(["colour", "grey"], ["color", "blue"]).items; // [0.8333, 0]
 */
export function anlsContributions(
	predictions: readonly string[],
	references: readonly References[],
	{ normalize = (text) => text }: AnswerOptions = {},
): Contributions<number> {
	const compare = (answer: string, expected: string): number =>
		compareSpelling(normalize(answer), normalize(expected)).similarity;
	return meanContributions(bestScores(predictions, references, compare));
}

/**
 * Similarity of two spellings as `anls` counts it, with the numbers that it is made of.
 * @param prediction The answer of the model.
 * @param reference The right answer.
 * @example
 * compareSpelling("Izmir", "İzmir").edits; // 1
 */
export function compareSpelling(
	prediction: string,
	reference: string,
): { readonly edits: number; readonly longest: number; readonly similarity: number } {
	const [mine, wanted] = [Array.from(prediction), Array.from(reference)];
	const { substitutions, deletions, insertions } = countErrors(mine, wanted);
	const edits = substitutions + deletions + insertions;
	const longest = Math.max(mine.length, wanted.length);
	const similarity = longest === 0 ? 1 : 1 - edits / longest;
	return { edits, longest, similarity: similarity <= 0.5 ? 0 : similarity };
}
