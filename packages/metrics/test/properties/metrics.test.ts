import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { METRIC_IDS, type Metric, MetricError, METRICS, scoreOf } from "../../src/index.ts";
import { label, number, pairsOf, RUNS, text } from "./draw.ts";

const edge = fc.integer({ min: 0, max: 20 });
const box = fc
	.tuple(edge, edge, edge, edge)
	.map(([a, b, width, height]) => [a, b, a + width + 1, b + height + 1] as const);
const bit = fc.constantFrom(0, 1);
const mask = fc.array(fc.array(bit, { minLength: 4, maxLength: 4 }), { minLength: 3, maxLength: 3 });
const ranking = fc.shuffledSubarray(["a", "b", "c", "d", "e"]);
const judgments = fc.dictionary(fc.constantFrom("a", "b", "c", "d", "e"), fc.integer({ min: 0, max: 3 }));
const ranked = fc.shuffledSubarray(["olumlu", "olumsuz", "nötr", "1", "2", "3", "4"]);
const vector = fc.array(number, { minLength: 3, maxLength: 3 });
const entity = fc.record({ label, start: edge, end: edge });
const score = fc.double({ min: 0, max: 1, noNaN: true });
const loss = fc.array(fc.double({ min: -20, max: 0, noNaN: true }), { minLength: 1, maxLength: 5 });

/** Random input of each kind: two lists for `contributions`. */
const INPUTS: Readonly<
	Record<Metric["input"], fc.Arbitrary<readonly [readonly unknown[], readonly unknown[]]>>
> = {
	labels: pairsOf(label, label),
	"ranked-labels": pairsOf(ranked, label),
	entities: pairsOf(fc.array(entity, { maxLength: 4 }), fc.array(entity, { minLength: 1, maxLength: 4 })),
	answers: pairsOf(text, text),
	transcripts: pairsOf(text, text),
	numbers: pairsOf(number, number),
	vectors: pairsOf(vector, vector),
	"log-probabilities": pairsOf(loss, fc.constant(0)),
	rankings: pairsOf(ranking, judgments),
	boxes: pairsOf(box, box),
	masks: pairsOf(mask, mask),
	"detected-boxes": pairsOf(
		fc.array(fc.record({ label, score, shape: box }), { maxLength: 5 }),
		fc.array(fc.record({ label, shape: box, crowd: fc.boolean() }), { maxLength: 5 }),
	),
	"detected-masks": pairsOf(
		fc.array(fc.record({ label, score, shape: mask }), { maxLength: 3 }),
		fc.array(fc.record({ label, shape: mask }), { maxLength: 3 }),
	),
	rewards: pairsOf(fc.array(number, { minLength: 1, maxLength: 5 }), fc.constant(0)),
};

/** The right answer as a prediction, where a kind of input has one. */
const AS_PREDICTION: Partial<Record<Metric["input"], (reference: never) => unknown>> = {
	labels: (reference: string) => reference,
	"ranked-labels": (reference: string) => [reference],
	entities: (reference: unknown) => reference,
	answers: (reference: string) => reference,
	transcripts: (reference: string) => reference,
	numbers: (reference: number) => reference,
	vectors: (reference: readonly number[]) => reference,
	boxes: (reference: unknown) => reference,
	masks: (reference: unknown) => reference,
	"detected-boxes": (reference: readonly { readonly label: string; readonly shape: unknown }[]) =>
		reference.map((one) => ({ label: one.label, shape: one.shape, score: 0.5 })),
};

/** A metric's value, or nothing where it has none. */
function valueOf(
	metric: Metric,
	[predictions, references]: readonly [readonly unknown[], readonly unknown[]],
) {
	try {
		return scoreOf(metric.contributions(predictions as never, references as never)); // drawn for its input
	} catch (error) {
		if (error instanceof MetricError && error.code === "undefined") return undefined;
		throw error;
	}
}

describe.each(METRIC_IDS)("%s", (id) => {
	const metric: Metric = METRICS[id];
	const [least, greatest] = metric.range;

	test("stays within its range, and is never NaN", () => {
		fc.assert(
			fc.property(INPUTS[metric.input], (input) => {
				const value = valueOf(metric, input);
				if (value === undefined) return;
				expect(value).toBeGreaterThanOrEqual(least - 1e-9);
				expect(value).toBeLessThanOrEqual(greatest + 1e-9);
			}),
			RUNS,
		);
	});

	test("does not depend on the order of the items", () => {
		fc.assert(
			fc.property(INPUTS[metric.input], ([predictions, references]) => {
				const straight = valueOf(metric, [predictions, references]);
				const turned = valueOf(metric, [predictions.toReversed(), references.toReversed()]);
				if (id.endsWith("-map")) return; // equally sure detections keep the order of the pictures, as in COCO
				expect(turned === undefined).toBe(straight === undefined);
				if (straight === undefined || turned === undefined) return;
				expect(Math.abs(turned - straight)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(straight)));
			}),
			RUNS,
		);
	});
});

const REACHABLE = METRIC_IDS.filter((id) => AS_PREDICTION[METRICS[id].input] !== undefined);
test.each(REACHABLE)("%s is best for predictions that equal the references", (id) => {
	const metric: Metric = METRICS[id];
	const [least, greatest] = metric.range;
	fc.assert(
		fc.property(INPUTS[metric.input], ([, references]) => {
			const predictions = references.map((one) => AS_PREDICTION[metric.input]?.(one as never)); // drawn for its input
			const value = valueOf(metric, [predictions, references]);
			const best = metric.direction === "higher" ? greatest : least;
			expect(value === undefined || isDegenerate(id, references) ? best : value).toBeCloseTo(best, 8);
		}),
		RUNS,
	);
});

/** Inputs for which even a perfect prediction does not reach the best value, by the conventions that the functions name. */
function isDegenerate(id: string, references: readonly unknown[]): boolean {
	if (id === "mcc") return new Set(references).size === 1;
	if (id === "mask-iou")
		return references.some((one) => (one as readonly number[][]).flat().every((value) => value === 0));
	if (id === "bleu") return references.every((one) => String(one).split(" ").length < 4);
	if (id === "rouge-2")
		return references.some((one) => (String(one).match(/[\p{L}\p{N}]+/gu) ?? []).length < 2);
	return id.startsWith("rouge") && references.some((one) => !/[\p{L}\p{N}]/u.test(String(one)));
}
