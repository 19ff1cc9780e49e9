/**
 * Scores as probabilities: each `e ** (score / temperature)` divided by the sum of them all.
 * @param temperature above 0 flattens or sharpens; 0 puts everything on the highest score, the first one of equals
 */
export function softmax(scores: ArrayLike<number>, temperature = 1): Float64Array {
	const values = Float64Array.from(scores);
	const highest = values.reduce((most, score) => Math.max(most, score), -Infinity);
	if (temperature === 0) {
		const best = values.indexOf(highest);
		return values.map((_, index) => (index === best ? 1 : 0));
	}
	// Subtracting the highest score changes no quotient and keeps every power at 1 or below.
	const powers = values.map((score) => Math.exp((score - highest) / temperature));
	const sum = powers.reduce((total, power) => total + power, 0);
	return powers.map((power) => power / sum);
}
