import { expect, it } from "vitest";
import { compareCounts } from "./compare-counts.ts";

it("sets the text of the most tokens beside that of the fewest, whichever languages they are in", () => {
	const counts = [
		{ language: "tr", count: 16 },
		{ language: "en", count: 10 },
	] as const;
	expect(compareCounts(counts)).toEqual({ most: "tr", least: "en", factor: 1.6 });
	expect(compareCounts(counts.toReversed())).toEqual({ most: "tr", least: "en", factor: 1.6 });
});

it("compares nothing with an empty text", () => {
	expect(
		compareCounts([
			{ language: "tr", count: 16 },
			{ language: "en", count: 0 },
		]),
	).toBeUndefined();
});
