/** Counts and figures of one class. Precision, recall and F1 are between 0 and 1; a division by zero counts as 0. */
export interface ClassFigures {
	readonly name: string;
	readonly truePositives: number;
	readonly falsePositives: number;
	readonly falseNegatives: number;
	readonly precision: number;
	readonly recall: number;
	readonly f1: number;
}

/** The figures of a classifier over a list of examples. */
export interface ClassificationFigures {
	readonly correct: number;
	/** Share of examples whose label is right, 0 to 1. */
	readonly accuracy: number;
	/** One entry for each label that occurs, in order of first occurrence in the truth. */
	readonly classes: readonly ClassFigures[];
	/** Plain averages over the classes. */
	readonly macro: { readonly precision: number; readonly recall: number; readonly f1: number };
}

/** Accuracy, and precision, recall and F1 for each class. The two lists have one label an example and the same length, at least 1. */
export function measureClassification(
	truth: readonly string[],
	predicted: readonly string[],
): ClassificationFigures {
	const correct = truth.filter((label, index) => label === predicted[index]).length;
	const names = [...new Set([...truth, ...predicted])];
	const classes = names.map((name) => measureClass(name, truth, predicted));
	const average = (read: (one: ClassFigures) => number): number =>
		divide(
			classes.reduce((sum, one) => sum + read(one), 0),
			classes.length,
		);
	return {
		correct,
		accuracy: divide(correct, truth.length),
		classes,
		macro: {
			precision: average(({ precision }) => precision),
			recall: average(({ recall }) => recall),
			f1: average(({ f1 }) => f1),
		},
	};
}

function measureClass(name: string, truth: readonly string[], predicted: readonly string[]): ClassFigures {
	const truePositives = truth.filter((label, index) => label === name && predicted[index] === name).length;
	const falsePositives = predicted.filter((label) => label === name).length - truePositives;
	const falseNegatives = truth.filter((label) => label === name).length - truePositives;
	return {
		name,
		truePositives,
		falsePositives,
		falseNegatives,
		precision: divide(truePositives, truePositives + falsePositives),
		recall: divide(truePositives, truePositives + falseNegatives),
		f1: divide(2 * truePositives, 2 * truePositives + falsePositives + falseNegatives),
	};
}

function divide(part: number, whole: number): number {
	return whole === 0 ? 0 : part / whole;
}
