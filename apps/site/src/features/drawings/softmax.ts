/** Shares that add up to 1, as the softmax function makes them of raw scores. */
export function softmax(scores: readonly number[], temperature = 1): readonly number[] {
	const powers = scores.map((score) => Math.exp(score / temperature));
	const sum = powers.reduce((total, power) => total + power, 0);
	return powers.map((power) => power / sum);
}
