import { expect, test } from "vitest";
import { toScores } from "./scores.ts";

const config = { id2label: { 0: "kötü", 1: "iyi" } };
const near = (score: number): unknown => expect.closeTo(score, 3);

test("scores add up to one, best first", () => {
	expect(toScores([0, 2], config, {})).toEqual([
		{ label: "iyi", score: near(0.881) },
		{ label: "kötü", score: near(0.119) },
	]);
});

test("a model with many right labels scores each by itself", () => {
	const several = { ...config, problem_type: "multi_label_classification" };
	expect(toScores([2, 2], several, {}).map(({ score }) => score)).toEqual([near(0.881), near(0.881)]);
	expect(toScores([2], {}, {})).toEqual([{ label: "LABEL_0", score: near(0.881) }]);
});

test("the caller chooses the function, and how many", () => {
	expect(toScores([0, 2], config, { function_to_apply: "none", top_k: 1 })).toEqual([
		{ label: "iyi", score: 2 },
	]);
	expect(toScores([0, 2], config, { function_to_apply: "sigmoid" })[1]?.score).toBe(0.5);
});
