import { expect, test } from "vitest";
import { cutByMerges, learnMerges } from "./learn-merges.ts";

test("the commonest pair is merged first, and then what stands beside it", () => {
	const merges = learnMerges("low low low lower newest newest widest", 4);
	expect(merges).toEqual([
		["l", "o"],
		["lo", "w"],
		["e", "s"],
		["es", "t"],
	]);
	expect(cutByMerges("lowest", merges)).toEqual(["low", "est"]);
});

test("pairs that occur once are not merged, and no pair crosses a space", () => {
	expect(learnMerges("ab cd", 5)).toEqual([]);
	expect(learnMerges("a b a b", 5)).toEqual([]);
});
