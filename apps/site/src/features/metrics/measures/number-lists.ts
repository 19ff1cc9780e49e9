/** Cross-entropy in nats for each token, and perplexity, from the probabilities (above 0) a model gave to the right tokens. */
export function measurePerplexity(probabilities: readonly number[]): {
	readonly crossEntropy: number;
	readonly perplexity: number;
} {
	const crossEntropy = findMean(probabilities.map((one) => -Math.log(one)));
	return { crossEntropy, perplexity: Math.exp(crossEntropy) };
}

/** Errors of a regression. `r2` is undefined when all true values are equal. The lists have the same length, at least 1. */
export function measureRegression(
	truth: readonly number[],
	predicted: readonly number[],
): {
	readonly mse: number;
	readonly rmse: number;
	/** Mean of the absolute errors. */
	readonly mae: number;
	readonly mean: number;
	/** Squared distances between truth and prediction, summed. */
	readonly residual: number;
	/** Squared distances between truth and its mean, summed. */
	readonly total: number;
	readonly r2: number | undefined;
} {
	const residual = findSum(truth.map((value, index) => (value - (predicted[index] ?? 0)) ** 2));
	const mean = findMean(truth);
	const total = findSum(truth.map((value) => (value - mean) ** 2));
	const mse = residual / truth.length;
	return {
		mse,
		rmse: Math.sqrt(mse),
		mae: findMean(truth.map((value, index) => Math.abs(value - (predicted[index] ?? 0)))),
		mean,
		residual,
		total,
		r2: total === 0 ? undefined : 1 - residual / total,
	};
}

/** Cosine of the angle between two vectors of one length, -1 to 1; undefined when one of them has length zero. */
export function measureCosine(
	first: readonly number[],
	second: readonly number[],
): { readonly dot: number; readonly norms: readonly [number, number]; readonly cosine: number | undefined } {
	const dot = findSum(first.map((value, index) => value * (second[index] ?? 0)));
	const norms = [Math.hypot(...first), Math.hypot(...second)] as const;
	const below = norms[0] * norms[1];
	return { dot, norms, cosine: below === 0 ? undefined : dot / below };
}

/** Sum of rewards in which a reward counts `discount` times less with each step it comes later. */
export function measureReturn(
	rewards: readonly number[],
	discount: number,
): { readonly terms: readonly number[]; readonly total: number } {
	const terms = rewards.map((reward, step) => discount ** step * reward);
	return { terms, total: findSum(terms) };
}

function findSum(values: readonly number[]): number {
	return values.reduce((sum, value) => sum + value, 0);
}

function findMean(values: readonly number[]): number {
	return findSum(values) / values.length;
}
