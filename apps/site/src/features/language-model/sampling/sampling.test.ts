import { describe, expect, it } from "vitest";
import { sampleToken, toFraction } from "./sample-token.ts";
import { keepTopK, keepTopP, rankTokens } from "./keep-likely.ts";
import { listCandidates, toNextProbabilities } from "./next-token.ts";
import { penalizeRepetition } from "./penalize-repetition.ts";

const sumOf = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0);
const rounded = (values: Float64Array): number[] => [...values].map((value) => Number(value.toFixed(4)));

describe("repetition penalty", () => {
	it("lowers what was seen, whatever its sign, and once only", () => {
		expect([...penalizeRepetition([4, -4, 1], [0, 1, 0], 2)]).toEqual([2, -8, 1]);
	});

	it("changes nothing at 1, and ignores ids without a score", () => {
		expect([...penalizeRepetition([4, -4], [0, 1, 7], 1)]).toEqual([4, -4]);
	});
});

describe("top-k and top-p", () => {
	const probabilities = Float64Array.of(0.1, 0.4, 0.2, 0.3);

	it("rank by probability, equals by id, without the impossible", () => {
		expect(rankTokens(Float64Array.of(0.25, 0, 0.5, 0.25))).toEqual([2, 0, 3]);
	});

	it("keep the most probable, which then share the whole", () => {
		expect(rounded(keepTopK(probabilities, 2))).toEqual([0, 0.5714, 0, 0.4286]);
		expect(rounded(keepTopK(probabilities, 9))).toEqual([0.1, 0.4, 0.2, 0.3]);
	});

	it("keep the fewest that reach the part, the one that crosses it included", () => {
		expect(rounded(keepTopP(probabilities, 0.5))).toEqual([0, 0.5714, 0, 0.4286]);
		expect(rounded(keepTopP(probabilities, 0.05))).toEqual([0, 1, 0, 0]);
		expect(rounded(keepTopP(probabilities, 1))).toEqual([0.1, 0.4, 0.2, 0.3]);
	});
});

describe("the next token", () => {
	const scores = [3, 2, 1, 0];
	const open = { temperature: 1, topK: 4, topP: 1, penalty: 1 };

	it.each([
		open,
		{ ...open, temperature: 0 },
		{ ...open, temperature: 1.7, topK: 3, topP: 0.8, penalty: 1.5 },
	])("has probabilities that sum to 1 with %o", (settings) => {
		expect(sumOf(toNextProbabilities(scores, [0], settings))).toBeCloseTo(1, 12);
	});

	it("is penalized before temperature, top-k and top-p", () => {
		const probabilities = toNextProbabilities(scores, [0], { ...open, penalty: 3, topK: 1 });
		expect([...probabilities]).toEqual([0, 1, 0, 0]);
	});

	it("is listed with what the settings exclude after it, and with the sum of the rest", () => {
		const few = listCandidates(scores, toNextProbabilities(scores, [], { ...open, topK: 2 }), 3);
		expect(few.first.map(({ id, probability }) => [id, Number(probability.toFixed(3))])).toEqual([
			[0, 0.731],
			[1, 0.269],
			[2, 0],
		]);
		expect(few.first[2]?.before).toBeCloseTo(0.0871, 4);
		expect(few).toMatchObject({ restCount: 0, rest: 0 });
		const all = listCandidates(scores, toNextProbabilities(scores, [], open), 1);
		expect(all.restCount).toBe(3);
		expect(all.rest + (all.first[0]?.probability ?? 0)).toBeCloseTo(1, 12);
	});
});

describe("drawing", () => {
	it("finds the token on whose part the fraction falls", () => {
		const probabilities = Float64Array.of(0.2, 0.5, 0, 0.3);
		expect([0, 0.49, 0.5, 0.79, 0.8, 0.999].map((one) => sampleToken(probabilities, one))).toEqual([
			1, 1, 3, 3, 0, 0,
		]);
	});

	it("takes the same fraction for the same seed and place, and others elsewhere", () => {
		expect(toFraction(7, 3)).toBe(toFraction(7, 3));
		const fractions = [0, 1, 2].flatMap((seed) => [0, 1, 2, 3].map((place) => toFraction(seed, place)));
		expect(new Set(fractions).size).toBe(fractions.length);
	});

	it("fills the line evenly", () => {
		const tenths = Array.from({ length: 10 }, () => 0);
		for (let place = 0; place < 10_000; place++) {
			const tenth = Math.floor(toFraction(42, place) * 10);
			tenths[tenth] = (tenths[tenth] ?? 0) + 1;
		}
		for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(120);
	});
});
