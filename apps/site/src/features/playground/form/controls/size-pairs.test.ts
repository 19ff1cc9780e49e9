import { expect, it } from "vitest";
import { findSizePairs } from "./size-pairs.ts";

it("pairs a width with the height of its own group", () => {
	const size = { width: "parameters.target_size.width", height: "parameters.target_size.height" };
	expect(findSizePairs(["parameters.seed", size.height, size.width])).toEqual([size]);
	expect(findSizePairs(["parameters.width", "parameters.height"])).toEqual([
		{ width: "parameters.width", height: "parameters.height" },
	]);
	expect(findSizePairs(["width", "height"])).toEqual([{ width: "width", height: "height" }]);
});

it("pairs neither fields of two groups nor other names", () => {
	expect(findSizePairs(["parameters.width", "parameters.target_size.height"])).toEqual([]);
	expect(findSizePairs(["parameters.line_width", "parameters.line_height"])).toEqual([]);
});
