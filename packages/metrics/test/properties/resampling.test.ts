import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	accuracy,
	bleu,
	bootstrapInterval,
	chrf,
	classificationScores,
	type Contributions,
	type Entity,
	entityScores,
	exactMatch,
	type MetricId,
	METRICS,
	pairedBootstrap,
	quantile,
	randomizationTest,
	rouge,
	seededRandom,
	tokenF1,
	wer,
} from "../../src/index.ts";
import { label, RUNS, text } from "./draw.ts";

const DRAWS = 12;

type Texts = readonly string[];
type Entities = readonly (readonly Entity[])[];

const byLabels = (read: (scores: ReturnType<typeof classificationScores>) => number) =>
	of(label, (some: Texts, right: Texts) => read(classificationScores(some, right)));
const entities = fc.array(fc.record({ label, start: fc.nat(3), end: fc.integer({ min: 4, max: 6 }) }), {
	maxLength: 3,
});

/** Metrics that tests and intervals compute from counts, each with the function that looks at all items anew. */
const METRICS_ANEW = {
	accuracy: of(label, accuracy),
	precision: byLabels(({ macro }) => macro.precision),
	recall: byLabels(({ macro }) => macro.recall),
	f1: byLabels(({ macro }) => macro.f1),
	"balanced-accuracy": byLabels(({ balancedAccuracy }) => balancedAccuracy),
	mcc: byLabels(({ mcc }) => mcc),
	"entity-f1": of(entities, (some: Entities, right: Entities) => entityScores(some, right).micro.f1),
	"exact-match": of(text, (some: Texts, right: Texts) => exactMatch(some, right)),
	"token-f1": of(text, (some: Texts, right: Texts) => tokenF1(some, right)),
	"rouge-l": of(text, (some: Texts, right: Texts) => rouge(some, right, "rouge-l").f1),
	bleu: of(text, (some: Texts, right: Texts) => bleu(some, right).score),
	chrf: of(text, (some: Texts, right: Texts) => chrf(some, right).score),
	wer: of(text, (some: Texts, right: Texts) => wer(some, right).rate),
} satisfies { readonly [Id in MetricId]?: unknown };

describe.each(Object.entries(METRICS_ANEW))("%s of samples", (id, { answer, score }) => {
	it("is to the last bit what a look at all their items gives", () => {
		const rows = fc.array(fc.tuple(answer, answer, answer), { minLength: 2, maxLength: 8 });
		fc.assert(
			fc.property(rows, fc.nat(), (drawn, seed) => {
				const right = drawn.map(([, , one]) => one);
				const answers = [drawn.map(([one]) => one), drawn.map(([, one]) => one)] as const;
				const [first, second] = answers.map((some) => count(id, some, right)) as [
					Contributions,
					Contributions,
				];
				const scoreAt = (side: 0 | 1, places: readonly number[]): number =>
					score(
						places.map((place) => answers[side][place]),
						places.map((place) => right[place]),
					);
				const all = drawn.map((_, place) => place);
				const difference = scoreAt(0, all) - scoreAt(1, all);

				let random = seededRandom(seed);
				const samples = Array.from({ length: DRAWS }, () => all.map(() => Math.floor(random() * all.length)));
				const options = () => ({ random: seededRandom(seed), resamples: DRAWS });
				expect(bootstrapInterval(first, options())).toEqual({
					score: scoreAt(0, all),
					...toRange(samples.map((places) => scoreAt(0, places))),
					resamples: DRAWS,
				});
				expect(pairedBootstrap(first, second, options())).toMatchObject({
					difference,
					...toRange(samples.map((places) => scoreAt(0, places) - scoreAt(1, places))),
				});

				random = seededRandom(seed);
				const exchanged = Array.from({ length: DRAWS }, () => {
					const sides = all.map((): 0 | 1 => (random() < 0.5 ? 0 : 1));
					const mixed = (flip: 0 | 1): number =>
						score(
							all.map((place) => answers[(sides[place] ?? 0) === flip ? 0 : 1][place]),
							right,
						);
					return mixed(0) - mixed(1);
				});
				const bound = Math.abs(difference) * (1 - 1e-12) - Number.MIN_VALUE;
				const reached = exchanged.filter((one) => Math.abs(one) >= bound).length;
				expect(randomizationTest(first, second, { random: seededRandom(seed), rounds: DRAWS })).toEqual({
					difference,
					pValue: (reached + 1) / (DRAWS + 1),
				});
			}),
			{ ...RUNS, numRuns: 20 },
		);
	});
});

/** Arbitrary answers of a metric, and the metric of all items at once. */
function of<Answer>(
	answer: fc.Arbitrary<Answer>,
	score: (some: readonly Answer[], right: readonly Answer[]) => number,
) {
	return {
		answer: answer as fc.Arbitrary<unknown>,
		score: score as (some: readonly unknown[], right: readonly unknown[]) => number,
	};
}

function count(id: string, some: readonly unknown[], right: readonly unknown[]): Contributions {
	const { contributions } = METRICS[id as MetricId];
	return (contributions as (some: readonly unknown[], right: readonly unknown[]) => Contributions)(
		some,
		right,
	);
}

function toRange(scores: readonly number[]): { readonly low: number; readonly high: number } {
	const tail = (1 - 0.95) / 2;
	return { low: quantile(scores, tail), high: quantile(scores, 1 - tail) };
}
