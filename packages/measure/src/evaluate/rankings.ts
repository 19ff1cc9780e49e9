import type { Judgments, Ranking } from "@pusula/metrics";

/**
 * Texts by their places, in the order of the values that a model gave them. Of texts with one value the least relevant come
 * first: a model that gives all the same value must not profit from the order of the data.
 * @param grades how relevant the text at each place is
 */
export function toRanking(values: readonly number[], grades: readonly number[]): Ranking {
	return values
		.map((value, place) => ({ value, place, grade: grades[place] ?? 0 }))
		.toSorted((one, other) => other.value - one.value || one.grade - other.grade)
		.map(({ place }) => String(place));
}

/** The grades of texts by their places. */
export function toJudgments(grades: readonly number[]): Judgments {
	return Object.fromEntries(grades.map((grade, place) => [String(place), grade]));
}
