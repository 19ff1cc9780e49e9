import { share, sumOf } from "../lib/sums.ts";
import { type ConfusionMatrix, confusionMatrix, type LabelOptions } from "./confusion.ts";

/** Precision, recall and F1, each 0 to 1. */
export interface PrecisionRecall {
	/** Share of the items put into a class that belong there; 0 when none was. */
	readonly precision: number;
	/** Share of the items of a class that were found; 0 when it has none. */
	readonly recall: number;
	/** Harmonic mean of both; 0 when both are. */
	readonly f1: number;
}

/** Counts and scores of one class. */
export interface ClassScores extends PrecisionRecall {
	/** Name of the class. */
	readonly label: string;
	/** Items of this label that were predicted as it. */
	readonly truePositives: number;
	/** Items of other labels that were predicted as it. */
	readonly falsePositives: number;
	/** Items of this label that were predicted as others. */
	readonly falseNegatives: number;
	/** Items whose true label this is. */
	readonly support: number;
}

/** Everything that a confusion matrix shows about a classifier with one label an item. */
export interface ClassificationScores {
	/** Number of items. */
	readonly count: number;
	/** Number of items whose predicted label is the right one. */
	readonly correct: number;
	/** Share of right labels, 0 to 1. */
	readonly accuracy: number;
	/** Mean recall of the classes that occur among the references, 0 to 1. */
	readonly balancedAccuracy: number;
	/** Matthews correlation coefficient, -1 to 1; 0 when references or predictions all have one label. */
	readonly mcc: number;
	/** In the order of the matrix. */
	readonly classes: readonly ClassScores[];
	/** Over all items at once; with one label an item each of the three equals the accuracy. */
	readonly micro: PrecisionRecall;
	/** Means over the classes, each class counting the same. */
	readonly macro: PrecisionRecall;
	/** Means over the classes, each counting by its support. */
	readonly weighted: PrecisionRecall;
	readonly confusion: ConfusionMatrix;
}

/**
 * Accuracy, balanced accuracy, MCC, and precision, recall and F1 for each class, micro, macro and weighted.
 * A division by zero counts as 0, as scikit-learn's `zero_division=0`. Throws as `confusionMatrix`.
 * Sources: scikit-learn's `precision_recall_fscore_support`, `balanced_accuracy_score`, `matthews_corrcoef`; Gorodkin, 2004
 * (MCC of many classes).
 * @param predictions Predicted label of each item.
 * @param references True label of each item, in the same order.
 * @param options `labels`: all classes, in the order of the rows; default: those that occur, sorted.
 * @example
 * const scores = classificationScores(["a", "b", "b"], ["a", "b", "a"]);
 * scores.accuracy; // 0.6667
 * scores.macro.f1; // 0.6667
 */
export function classificationScores(
	predictions: readonly string[],
	references: readonly string[],
	options: LabelOptions = {},
): ClassificationScores {
	const confusion = confusionMatrix(predictions, references, options);
	const predicted = confusion.labels.map((_, column) =>
		sumOf(confusion.counts.map((row) => row[column] ?? 0)),
	);
	const classes = confusion.labels.map((label, index) =>
		scoreClass(
			label,
			confusion.counts[index]?.[index] ?? 0,
			predicted[index] ?? 0,
			sumOf(confusion.counts[index] ?? []),
		),
	);
	const { length: count } = predictions;
	const correct = countCorrect(classes);
	const accuracy = correct / count;
	return {
		count,
		correct,
		accuracy,
		balancedAccuracy: balanceAccuracy(classes),
		mcc: findCorrelation(classes),
		classes,
		micro: { precision: accuracy, recall: accuracy, f1: accuracy },
		macro: averageClasses(classes, () => 1),
		weighted: averageClasses(classes, ({ support }) => support),
		confusion,
	};
}

/** The classes as in `classificationScores`, in the same order, without a matrix: time and memory grow with the items alone. */
export function countClasses(pairs: readonly (readonly [string, string])[]): readonly ClassScores[] {
	const counts = new Map<string, { right: number; predicted: number; support: number }>();
	const countsOf = (label: string) => {
		const known = counts.get(label);
		if (known) return known;
		const added = { right: 0, predicted: 0, support: 0 };
		counts.set(label, added);
		return added;
	};
	for (const [prediction, reference] of pairs) {
		const one = countsOf(reference);
		one.support += 1;
		if (prediction === reference) one.right += 1;
	}
	for (const [prediction] of pairs) countsOf(prediction).predicted += 1;
	return Array.from(counts, ([label, { right, predicted, support }]) =>
		scoreClass(label, right, predicted, support),
	);
}

/** Mean recall of the classes that occur among the references. */
export function balanceAccuracy(classes: readonly ClassScores[]): number {
	const occurring = classes.filter(({ support }) => support > 0);
	return share(sumOf(occurring.map(({ recall }) => recall)), occurring.length);
}

/** Scores of a class from its counts: found and right, found, and true items. */
export function scoreClass(
	label: string,
	truePositives: number,
	predicted: number,
	support: number,
): ClassScores {
	return {
		label,
		truePositives,
		falsePositives: predicted - truePositives,
		falseNegatives: support - truePositives,
		support,
		precision: share(truePositives, predicted),
		recall: share(truePositives, support),
		f1: share(2 * truePositives, predicted + support),
	};
}

/** Means over classes by a weight of each; 0 where the weights are. */
export function averageClasses(
	classes: readonly ClassScores[],
	weightOf: (one: ClassScores) => number,
): PrecisionRecall {
	const weight = sumOf(classes.map(weightOf));
	const mean = (read: (one: ClassScores) => number): number =>
		share(sumOf(classes.map((one) => weightOf(one) * read(one))), weight);
	return {
		precision: mean(({ precision }) => precision),
		recall: mean(({ recall }) => recall),
		f1: mean(({ f1 }) => f1),
	};
}

/** Matthews correlation coefficient of all classes. */
export function findCorrelation(classes: readonly ClassScores[]): number {
	const correct = countCorrect(classes);
	const count = sumOf(classes.map(({ support }) => support));
	const sumProducts = (read: (support: number, predicted: number) => number): number =>
		sumOf(classes.map((one) => read(one.support, one.truePositives + one.falsePositives)));
	const covariance = correct * count - sumProducts((support, predicted) => support * predicted);
	const ofReferences = count ** 2 - sumProducts((support) => support ** 2);
	const ofPredictions = count ** 2 - sumProducts((_, predicted) => predicted ** 2);
	return share(covariance, Math.sqrt(ofReferences) * Math.sqrt(ofPredictions));
}

function countCorrect(classes: readonly ClassScores[]): number {
	return sumOf(classes.map(({ truePositives }) => truePositives));
}
