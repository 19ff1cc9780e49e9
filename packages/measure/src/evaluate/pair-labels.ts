import { type Answer, toTexts } from "./answers.ts";
import { type Normalization, normalizeAs } from "./normalization.ts";

/** Answers and right ones as labels, one of each for each row. */
export interface LabelPairs {
	readonly answers: readonly string[];
	readonly expected: readonly string[];
}

/**
 * Answers and right ones as labels in the spelling of the data: an answer that equals a label of the data after the
 * normalization is that label. Of several right ones the one that was answered counts, else the first.
 */
export function pairLabels(
	answers: readonly Answer[],
	expected: readonly Answer[],
	normalization: Normalization,
): LabelPairs {
	const toKey = (label: string): string => toLabelKey(normalization, label);
	const spellings = new Map<string, string>();
	for (const label of expected.flatMap(toTexts))
		if (!spellings.has(toKey(label))) spellings.set(toKey(label), label);
	const spell = (label: string): string => spellings.get(toKey(label)) ?? label;
	const pairs = answers.map((answer, index) => {
		const [label = ""] = toTexts(answer);
		const spelled = spell(label);
		const right = toTexts(expected[index] ?? "").map(spell);
		return { answer: spelled, right: right.includes(spelled) ? spelled : (right[0] ?? "") };
	});
	return { answers: pairs.map(({ answer }) => answer), expected: pairs.map(({ right }) => right) };
}

/** What labels are compared by. A label that a normalization leaves nothing of, such as the choice "A", is compared in small letters. */
export function toLabelKey(normalization: Normalization, label: string): string {
	return normalizeAs(normalization, label) || label.toLowerCase();
}
