import { expect, test } from "vitest";
import { openLibrary } from "../../../test/library.ts";
import { chooseToken, readSampling, type Sampling } from "./sampling.ts";

const { random: library } = await openLibrary();

const SCORES = [0, 3, 2, 1, -Infinity];
const NOTHING = { all: [], generated: [] };
const seededRandom = (seed: number): (() => number) => {
	const numbers = new library.Random(seed);
	return () => numbers.random();
};
const plain = (more: Partial<Sampling>): Sampling => ({ ...readSampling({}, {}, seededRandom), ...more });

/** How often each token is chosen in a thousand draws. */
function draw(sampling: Partial<Sampling>, so = NOTHING): number[] {
	const random = seededRandom(7);
	const counts = SCORES.map(() => 0);
	for (let turn = 0; turn < 1000; turn += 1) {
		const token = chooseToken(SCORES, so, plain({ temperature: 1, random, ...sampling }));
		counts[token] = (counts[token] ?? 0) + 1;
	}
	return counts;
}

test("without a setting the best token is taken, and the scores stay as they are", () => {
	expect(chooseToken(SCORES, NOTHING, readSampling({}, {}, seededRandom))).toBe(1);
	expect(SCORES).toEqual([0, 3, 2, 1, -Infinity]);
});

test("sampling follows the probabilities", () => {
	const [none = 0, best = 0, second = 0, third = 0, never] = draw({});
	expect([best / 1000, second / 1000]).toEqual([expect.closeTo(0.644, 1), expect.closeTo(0.237, 1)]);
	expect(third).toBeGreaterThan(none);
	expect(never).toBe(0);
});

test("a low temperature keeps to the best, a high one evens out", () => {
	expect(draw({ temperature: 0.05 })[1]).toBe(1000);
	expect(draw({ temperature: 50 })[0]).toBeGreaterThan(200);
});

test("top-k and top-p leave the rest out", () => {
	expect(draw({ topK: 1 })[1]).toBe(1000);
	expect(draw({ topK: 2 }).map((count) => count > 0)).toEqual([false, true, true, false, false]);
	expect(draw({ topP: 0.6 })[1]).toBe(1000);
	expect(draw({ topP: 0.8 }).map((count) => count > 0)).toEqual([false, true, true, false, false]);
});

test("what stands in the text already loses to the next best", () => {
	const so = { all: [1], generated: [1] };
	expect(chooseToken(SCORES, so, plain({ repetitionPenalty: 4 }))).toBe(2);
	expect(chooseToken(SCORES, so, plain({ presencePenalty: 2 }))).toBe(2);
	expect(chooseToken(SCORES, so, plain({ frequencyPenalty: 0.5 }))).toBe(1);
	expect(chooseToken(SCORES, { ...so, generated: [1, 1, 1] }, plain({ frequencyPenalty: 0.5 }))).toBe(2);
});

test("a call's settings go over the model's own", () => {
	const own = { do_sample: true, temperature: 0.6, top_k: 20 };
	expect(readSampling({}, own, seededRandom)).toMatchObject({ temperature: 0.6, topK: 20, topP: 1 });
	expect(readSampling({ temperature: 0 }, own, seededRandom).temperature).toBe(0);
	expect(readSampling({ do_sample: false }, own, seededRandom).temperature).toBe(0);
	expect(readSampling({ top_p: 0.9 }, {}, seededRandom)).toMatchObject({ temperature: 1, topP: 0.9 });
});

test("a seed is what the numbers are drawn from", () => {
	const { random } = readSampling({ seed: 7 }, {}, seededRandom);
	expect([random(), random()]).toEqual(Array.from({ length: 2 }, seededRandom(7)));
});
