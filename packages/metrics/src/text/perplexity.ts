import { checkFinite, checkSome } from "../lib/check.ts";
import { type Contributions, countContributions } from "../lib/contributions.ts";
import { MetricError } from "../lib/errors.ts";
import { addUp, sumOf } from "../lib/sums.ts";

/**
 * Mean of the negative log probabilities that a model gave to the tokens of all texts, in nats a token, 0 or more.
 * Throws `empty` without a token, `not-finite` (a probability of 0 has no logarithm) and `range` above 0.
 * @param logProbabilities For each text the natural logarithm of the probability of each token, at most 0.
 * @example
 * crossEntropy([[Math.log(0.5), Math.log(0.25)]]); // 1.0397
 */
export function crossEntropy(logProbabilities: readonly (readonly number[])[]): number {
	return readSums(addUp(crossEntropyContributions(logProbabilities).items));
}

/**
 * e to the `crossEntropy`, 1 or more: among how many equally likely tokens the model hesitates.
 * Throws `empty` without a token, `not-finite` (a probability of 0 has no logarithm) and `range` above 0.
 * @param logProbabilities For each text the natural logarithm of the probability of each token, at most 0.
 * @example
 * perplexity([[Math.log(0.5), Math.log(0.5)]]); // 2
 */
export function perplexity(logProbabilities: readonly (readonly number[])[]): number {
	return Math.exp(crossEntropy(logProbabilities));
}

/**
 * Sum and number of the losses of each text, for intervals and tests of `crossEntropy`.
 * @param logProbabilities For each text the natural logarithm of the probability of each token, at most 0.
 * @example
 * scoreOf(crossEntropyContributions([[Math.log(0.5), Math.log(0.25)]])); // 1.0397
 */
export function crossEntropyContributions(
	logProbabilities: readonly (readonly number[])[],
): Contributions<readonly number[]> {
	checkSome(logProbabilities, "texts");
	for (const [text, values] of logProbabilities.entries()) {
		checkFinite(values, `logProbabilities[${text}]`);
		const above = values.find((value) => value > 0);
		if (above !== undefined)
			throw new MetricError(
				"range",
				`logProbabilities[${text}] has ${above}; a logarithm of a probability is at most 0.`,
			);
	}
	return countContributions(
		logProbabilities.map((values) => [-sumOf(values), values.length]),
		readSums,
	);
}

/**
 * What each text contributes to `perplexity`: the sum of its losses and its number of tokens.
 * @param logProbabilities For each text the natural logarithm of the probability of each token, at most 0.
 * @example
 * scoreOf(perplexityContributions([[Math.log(0.5), Math.log(0.5)]])); // 2
 */
export function perplexityContributions(
	logProbabilities: readonly (readonly number[])[],
): Contributions<readonly number[]> {
	const { items } = crossEntropyContributions(logProbabilities);
	return countContributions(items, (sums) => Math.exp(readSums(sums)));
}

function readSums([loss = 0, tokens = 0]: readonly number[]): number {
	if (tokens === 0) throw new MetricError("empty", "There are no tokens to measure.");
	return loss / tokens + 0;
}
