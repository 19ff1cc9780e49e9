import { checkPairs } from "../lib/check.ts";

/** On how many items only one of two models is right, and what that says. */
export interface McNemarResult {
	/** Items that only the first model has right. */
	readonly onlyFirst: number;
	/** Items that only the second model has right. */
	readonly onlySecond: number;
	/** How often a split at least as uneven comes about by chance when both are equally good, 0 to 1; 1 when both agree everywhere. */
	readonly pValue: number;
}

/**
 * Exact two-sided McNemar test of the accuracy of two models on the same items.
 * Throws `length` and `empty`. Sources: McNemar, 1947; the exact form is the binomial test of SciPy (`binomtest`).
 * @param first Whether the first model is right, for each item.
 * @param second The same of the second model, in the same order.
 * @example
 * mcNemar([true, true, true, false], [true, false, false, false]).pValue; // 0.5
 */
export function mcNemar(first: readonly boolean[], second: readonly boolean[]): McNemarResult {
	checkPairs(first, second);
	const onlyFirst = first.filter((isRight, index) => isRight && !second[index]).length;
	const onlySecond = second.filter((isRight, index) => isRight && !first[index]).length;
	return {
		onlyFirst,
		onlySecond,
		pValue: findPValue(Math.min(onlyFirst, onlySecond), onlyFirst + onlySecond),
	};
}

/** Twice the chance of at most `least` heads among `count` tosses of a coin, at most 1; in logarithms, for large counts. */
function findPValue(least: number, count: number): number {
	let logTerm = -count * Math.LN2;
	const logTerms = [logTerm];
	for (let heads = 1; heads <= least; heads++) {
		logTerm += Math.log((count - heads + 1) / heads);
		logTerms.push(logTerm);
	}
	return Math.min(1, 2 * logTerms.reduce((sum, term) => sum + Math.exp(term), 0));
}
