import { expect, test } from "vitest";
import { quantile } from "../src/index.ts";

// Results of NumPy's quantile for the same lists.
test.each([
	[[8, 1, 4, 2], 0.5, 3],
	[[8, 1, 4, 2], 0.95, 7.4],
	[[8, 1, 4, 2], 0, 1],
	[[8, 1, 4, 2], 1, 8],
	[[10, 2, 33], 0.25, 6],
	[[7], 0.95, 7],
])("the quantile of %j at %d", (values, share, expected) => {
	expect(quantile(values, share)).toBeCloseTo(expected, 12);
});

test("the list itself keeps its order", () => {
	const values = [3, 1, 2];
	quantile(values, 0.5);
	expect(values).toEqual([3, 1, 2]);
});
