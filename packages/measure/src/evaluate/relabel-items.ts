import type { MeasuredItem, MeasuredRow } from "./measured.ts";
import { toTexts } from "./answers.ts";
import type { Normalization } from "./normalization.ts";
import { toLabelKey } from "./pair-labels.ts";

/** What the answers of models mean in the labels of the data: by the name of the model and its answer. */
export type LabelMeanings = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Items with answers in the labels of the data; an answer without a meaning of its own stays as it is.
 * @param items What the models answered.
 * @param meanings By the name of a model and its answer, the label that it means.
 * @example
 * const items = [{ row: 1, candidate: "small", answer: "LABEL_1", ms: 12 }];
 * relabelItems(items, { small: { LABEL_1: "good" } })[0]?.answer; // "good"
 */
export function relabelItems(
	items: readonly MeasuredItem[],
	meanings: LabelMeanings,
): readonly MeasuredItem[] {
	return items.map((item) => {
		const meaning =
			typeof item.answer === "string" ? findOwn(meanings[item.candidate], item.answer) : undefined;
		return meaning === undefined ? item : { ...item, answer: meaning };
	});
}

/**
 * Answers of each model that are none of the right ones of any row, the most frequent first, with their number.
 * @param rows The rows with their right answers.
 * @param items What the models answered.
 * @param normalization how labels are compared; default `none`
 * @example
 * const rows = [{ number: 1, args: { inputs: "Lovely" }, input: "Lovely", expected: "good" }];
 * const items = [{ row: 1, candidate: "small", answer: "POSITIVE", ms: 12 }];
 * listForeignLabels(rows, items); // [{ candidate: "small", label: "POSITIVE", count: 1 }]
 */
export function listForeignLabels(
	rows: readonly MeasuredRow[],
	items: readonly MeasuredItem[],
	normalization: Normalization = "none",
): readonly { readonly candidate: string; readonly label: string; readonly count: number }[] {
	const toKey = (label: string): string => toLabelKey(normalization, label);
	const known = new Set(rows.flatMap(({ expected }) => toTexts(expected).map(toKey)));
	const counts = new Map<string, { candidate: string; label: string; count: number }>();
	for (const { candidate, answer } of items) {
		if (typeof answer !== "string" || known.has(toKey(answer))) continue;
		const key = JSON.stringify([candidate, answer]);
		const found = counts.get(key) ?? { candidate, label: answer, count: 0 };
		counts.set(key, { ...found, count: found.count + 1 });
	}
	return [...counts.values()].toSorted((one, other) => other.count - one.count);
}

/** A model may answer "constructor". */
function findOwn(values: Readonly<Record<string, string>> | undefined, name: string): string | undefined {
	return values && Object.hasOwn(values, name) ? values[name] : undefined;
}
