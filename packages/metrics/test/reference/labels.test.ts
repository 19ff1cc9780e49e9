import { expect, test } from "vitest";
import {
	accuracy,
	binaryScores,
	classificationScores,
	confusionMatrix,
	entitiesOf,
	entityContributions,
	entityScores,
	labelMapOverlap,
	scoreOf,
	topKAccuracy,
	topKFromRanks,
} from "../../src/index.ts";
import { CASES, listDifferences } from "./read-cases.ts";

test.each(CASES.classification)("labels as scikit-learn scores them (%#)", (one) => {
	const { predictions, references, labels } = one;
	const scores = classificationScores(predictions, references, { labels });
	expect(confusionMatrix(predictions, references, { labels }).counts).toEqual(one.confusion);
	expect(listDifferences(scores.accuracy, one.accuracy)).toEqual([]);
	expect(listDifferences(accuracy(predictions, references), one.accuracy)).toEqual([]);
	expect(listDifferences(scores.balancedAccuracy, one.balancedAccuracy)).toEqual([]);
	expect(listDifferences(scores.mcc, one.mcc)).toEqual([]);
	expect(
		listDifferences(
			scores.classes.flatMap(({ precision, recall, f1, support }) => [precision, recall, f1, support]),
			one.classes.flat(),
		),
	).toEqual([]);
	for (const average of ["micro", "macro", "weighted"] as const) {
		const { precision, recall, f1 } = scores[average];
		expect(listDifferences([precision, recall, f1], one.averages[average])).toEqual([]);
	}
	const binary = binaryScores(predictions, references, labels[0] ?? "");
	expect(listDifferences([binary.precision, binary.recall, binary.f1], one.binary)).toEqual([]);
});

test.each(CASES.classification)("overlap of label maps as scikit-learn's Jaccard score (%#)", (one) => {
	const { classes, meanIou } = labelMapOverlap(one.predictions, one.references);
	const byLabel = new Map(classes.map(({ label, iou }) => [label, iou]));
	expect(
		listDifferences(
			one.labels.map((label) => byLabel.get(label) ?? NaN),
			one.jaccard,
		),
	).toEqual([]);
	expect(
		listDifferences(meanIou, one.jaccard.reduce((sum, value) => sum + value, 0) / one.jaccard.length),
	).toEqual([]);
});

test.each(CASES.topKAccuracy)("top-k accuracy as scikit-learn's (%#)", (one) => {
	expect(listDifferences(topKAccuracy(one.predictions, one.references, one.k), one.score)).toEqual([]);
	const ranks = one.references.map(
		(label, index) => (one.predictions[index]?.indexOf(label) ?? -1) + 1 || Infinity,
	);
	const { score, hits } = topKFromRanks(ranks, one.k);
	expect(listDifferences(score, one.score)).toEqual([]);
	expect(listDifferences(hits / ranks.length, one.score)).toEqual([]);
});

test.each(CASES.entities)("entities as seqeval finds and scores them (%#)", (one) => {
	const found = one.predictions.map(entitiesOf);
	const wanted = one.references.map(entitiesOf);
	expect(wanted.map((spans) => spans.map(({ label, start, end }) => [label, start, end - 1]))).toEqual(
		one.spans,
	);
	const scores = entityScores(found, wanted);
	expect(scores.classes.map(({ label }) => label).toSorted()).toEqual(one.labels.toSorted());
	for (const average of ["micro", "macro", "weighted"] as const) {
		const { precision, recall, f1 } = scores[average];
		expect(listDifferences([precision, recall, f1], one.averages[average])).toEqual([]);
	}
	expect(
		listDifferences(
			scores.classes.flatMap(({ precision, recall, f1, support }) => [precision, recall, f1, support]),
			one.classes.flat(),
		),
	).toEqual([]);
});

test("the entities of a text are counted once, not anew in every sample", () => {
	const [city, person] = [
		{ label: "LOC", start: 0, end: 1 },
		{ label: "PER", start: 2, end: 3 },
	];
	const counted = entityContributions([[city, city, person], []], [[city], [person]]);
	expect(counted.items).toEqual([
		[1, 3],
		[0, 1],
	]);
	expect(scoreOf(counted)).toBeCloseTo(0.5, 12);
});
