import { expect, it } from "vitest";
import { toDigits } from "./vectors.ts";

it.each([
	[[0.031, -0.442], 3],
	[[12, 0.5], 3],
	[[0.000_41, -0.000_02], 5],
	[[0, 0], 3],
	[[], 3],
])("small numbers get more digits: %j gets %i", (numbers, digits) => {
	expect(toDigits(numbers)).toBe(digits);
});
