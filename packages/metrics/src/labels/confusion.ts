import { checkPairs, checkSome } from "../lib/check.ts";
import { MetricError } from "../lib/errors.ts";

/** How often each label was predicted for each true label. */
export interface ConfusionMatrix {
	/** The labels of rows and columns. */
	readonly labels: readonly string[];
	/** `counts[row][column]`: items whose true label is `labels[row]` and whose predicted one is `labels[column]`. */
	readonly counts: readonly (readonly number[])[];
}

/** The labels of a classification, where the data does not hold all of them. */
export interface LabelOptions {
	/** All labels, in the order of the rows. Default: those that occur, in order of first occurrence, references before predictions. */
	readonly labels?: readonly string[];
}

/**
 * Confusion matrix of predicted and true labels, one of each an item.
 * Throws `length`, `empty`, and `unknown-label` for a label that is missing from `options.labels` (scikit-learn leaves
 * such items out instead).
 * @param predictions Predicted label of each item.
 * @param references True label of each item, in the same order.
 * @param options `labels`: all classes, in the order of the rows; default: those that occur, sorted.
 * @example
 * confusionMatrix(["cat", "dog", "cat"], ["cat", "cat", "dog"]).counts; // [[1, 1], [1, 0]]
 */
export function confusionMatrix(
	predictions: readonly string[],
	references: readonly string[],
	options: LabelOptions = {},
): ConfusionMatrix {
	checkPairs(predictions, references);
	const labels = options.labels ?? [...new Set([...references, ...predictions])];
	checkSome(labels, "labels");
	const places = new Map(labels.map((label, index) => [label, index]));
	if (places.size !== labels.length)
		throw new MetricError("duplicate", "A label stands twice in the list of labels.");
	const counts = labels.map(() => labels.map(() => 0));
	for (const [index, prediction] of predictions.entries()) {
		const row = counts[placeOf(places, references[index] ?? "")];
		const column = placeOf(places, prediction);
		if (row) row[column] = (row[column] ?? 0) + 1;
	}
	return { labels, counts };
}

function placeOf(places: ReadonlyMap<string, number>, label: string): number {
	const place = places.get(label);
	if (place !== undefined) return place;
	throw new MetricError("unknown-label", `The label ${JSON.stringify(label)} is not among the labels given.`);
}
