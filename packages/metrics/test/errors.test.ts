import { expect, test } from "vitest";
import {
	accuracy,
	align,
	anls,
	averagePrecision,
	binaryScores,
	bleu,
	bootstrapInterval,
	boxOverlap,
	cer,
	classificationScores,
	confusionMatrix,
	cosine,
	crossEntropy,
	detectionScores,
	discountedGain,
	discountedReturn,
	exactMatch,
	maskOverlap,
	mcNemar,
	METRICS,
	meanReciprocalRank,
	MetricError,
	ndcg,
	pairedBootstrap,
	pearson,
	perplexity,
	quantile,
	randomizationTest,
	regressionScores,
	rSquared,
	seededRandom,
	spearman,
	topKAccuracy,
	topKFromRanks,
	wer,
} from "../src/index.ts";

const random = seededRandom(1);
const spread = { items: [1, 1, 1, 1, 2], score: (some: readonly number[]) => pearson(some, some) };
const none = { items: [], score: () => 0 };
const long = Array.from({ length: 6000 }, () => "a");

/** What is refused, with the code and a part of the message that says what was wrong. */
const REFUSED: readonly (readonly [string, () => unknown, code: string, part: string])[] = [
	[
		"labels of different number",
		() => accuracy(["a"], ["a", "b"]),
		"length",
		"1 predictions and 2 references",
	],
	[
		"numbers of different number, item by item",
		() => METRICS.mse.contributions([1, 2, 3], [1, 2]),
		"length",
		"3 predictions and 2 references",
	],
	[
		"labels of different number, item by item",
		() => METRICS.f1.contributions(["a"], []),
		"length",
		"1 predictions",
	],
	["no labels", () => classificationScores([], []), "empty", "no items"],
	[
		"a label outside the list",
		() => confusionMatrix(["c"], ["a"], { labels: ["a"] }),
		"unknown-label",
		'"c"',
	],
	[
		"a list with a label twice",
		() => confusionMatrix(["a"], ["a"], { labels: ["a", "a"] }),
		"duplicate",
		"twice",
	],
	["a positive label that never occurs", () => binaryScores(["a"], ["b"], "c"), "unknown-label", '"c"'],
	["a k of zero", () => topKAccuracy([["a"]], ["a"], 0), "range", "k is 0"],
	["a ranked label twice", () => topKAccuracy([["a", "a"]], ["a"]), "duplicate", "twice"],
	["a rank of zero", () => topKFromRanks([1, 0]), "range", "ranks[1] is 0"],
	["a rank that is NaN", () => topKFromRanks([NaN]), "range", "ranks[0] is NaN"],
	["no ranks", () => topKFromRanks([]), "empty", "no ranks"],
	["the quantile of nothing", () => quantile([], 0.5), "empty", "no values"],
	["the quantile of NaN", () => quantile([1, NaN], 0.5), "not-finite", "values[1]"],
	["a quantile above one", () => quantile([1], 95), "range", "share is 95"],
	["texts of different number", () => bleu(["a"], []), "length", "1 predictions and 0 references"],
	["an item without references", () => exactMatch(["a", "b"], ["a", []]), "empty", "Item 1"],
	["answers of different number", () => anls([], ["a"]), "length", "0 predictions"],
	["references without words", () => wer(["a"], [" "]), "undefined", "references are empty"],
	["references without characters", () => cer([""], [""]), "undefined", "references are empty"],
	["texts too long to align", () => align(long, long), "range", "6000"],
	["no texts", () => perplexity([]), "empty", "no texts"],
	["texts without tokens", () => perplexity([[], []]), "empty", "no tokens"],
	["a probability of zero", () => crossEntropy([[-1], [-Infinity]]), "not-finite", "logProbabilities[1][0]"],
	["a probability above one", () => crossEntropy([[0.5]]), "range", "at most 0"],
	[
		"a prediction that is NaN",
		() => regressionScores([1, NaN], [1, 2]),
		"not-finite",
		"predictions[1] is NaN",
	],
	["a true number that is infinite", () => regressionScores([1], [Infinity]), "not-finite", "references[0]"],
	[
		"a number whose square would be infinite",
		() => regressionScores([1e200], [1]),
		"range",
		"predictions[0]",
	],
	["R² of equal numbers", () => rSquared([1, 2], [3, 3]), "undefined", "R²"],
	["correlation of equal numbers", () => pearson([1, 1], [1, 2]), "undefined", "correlation"],
	["rank correlation of equal numbers", () => spearman([1, 2], [3, 3]), "undefined", "correlation"],
	["a vector of zeros", () => cosine([0, 0], [1, 1]), "undefined", "zeros"],
	["vectors of different length", () => cosine([1], [1, 1]), "length", "1 predictions"],
	["no rewards", () => discountedReturn([]), "empty", "no rewards"],
	["a discount above one", () => discountedReturn([1], 1.5), "range", "discount is 1.5"],
	["more hits than relevant items", () => averagePrecision([true, true], 1), "range", "2 hits"],
	["a negative grade", () => discountedGain([1, -1]), "range", "A grade is -1"],
	["a ranking with a document twice", () => ndcg([["a", "a"]], [{ a: 1 }]), "duplicate", "query 0"],
	["a grade that is NaN", () => meanReciprocalRank([["a"]], [{ a: NaN }]), "not-finite", "judgments[0]"],
	["a k that is no whole number", () => ndcg([["a"]], [{ a: 1 }], { k: 1.5 }), "range", "k is 1.5"],
	["a box with a negative width", () => boxOverlap([2, 0, 1, 1], [0, 0, 1, 1]), "box", "[2, 0, 1, 1]"],
	["a box with an edge that is NaN", () => boxOverlap([0, 0, 1, NaN], [0, 0, 1, 1]), "not-finite", "box[3]"],
	["masks of different size", () => maskOverlap([[1]], [[1, 0]]), "mask", "different sizes"],
	["a mask with another value", () => maskOverlap([[255]], [[1]]), "mask", "255"],
	["no pictures", () => detectionScores([], boxOverlap), "empty", "no pictures"],
	[
		"pictures without true objects",
		() => detectionScores([{ predictions: [], references: [] }], boxOverlap),
		"undefined",
		"no value",
	],
	["no samples", () => bootstrapInterval(spread, { random, resamples: 0 }), "range", "resamples is 0"],
	["a level above one", () => bootstrapInterval(spread, { random, level: 95 }), "range", "level is 95"],
	["an interval of nothing", () => bootstrapInterval(none, { random }), "empty", "no items"],
	["models with different items", () => pairedBootstrap(spread, none, { random }), "length", "5 predictions"],
	["no rounds", () => randomizationTest(spread, spread, { random, rounds: 0 }), "range", "rounds is 0"],
	["models without items", () => mcNemar([], []), "empty", "no items"],
];

test.each(REFUSED)("refuses %s", (_, measure, code, part) => {
	const error = thrownBy(measure);
	expect(error).toBeInstanceOf(MetricError);
	expect(error).toMatchObject({ name: "MetricError", code });
	expect(String(error)).toContain(part);
});

test("an interval leaves out samples without a value, and refuses when they are most", () => {
	const { resamples } = bootstrapInterval(spread, { random: seededRandom(1), resamples: 200 });
	expect(resamples).toBeGreaterThan(100);
	expect(resamples).toBeLessThan(200);
	const rare = { ...spread, items: [1, 2].concat(Array.from({ length: 40 }, () => 1)) };
	const few = thrownBy(() => bootstrapInterval(rare, { random: () => 0.999, resamples: 20 }));
	expect(few).toMatchObject({ code: "undefined" });
	expect(String(few)).toContain("0 of 20 samples");
});

test("an error of another kind ends an interval", () => {
	const broken = {
		items: [1],
		score: (some: readonly number[]) => regressionScores(some, some.length === 1 ? [1] : []).mse,
	};
	expect(bootstrapInterval(broken, { random, resamples: 3 })).toMatchObject({ score: 0, low: 0, high: 0 });
	const failing = { items: [1, 2], score: (some: readonly number[]) => accuracy(some.map(String), ["1"]) };
	expect(thrownBy(() => bootstrapInterval(failing, { random, resamples: 3 }))).toMatchObject({
		code: "length",
	});
});

function thrownBy(measure: () => unknown): unknown {
	try {
		return measure();
	} catch (error) {
		return error;
	}
}
