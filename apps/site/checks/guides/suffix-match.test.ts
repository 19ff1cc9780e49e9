import { expect, test } from "vitest";
import { SCORES } from "../../src/features/drawings/drawings/text/suffix-match.ts";
import { findGuide } from "../../src/features/guides/guides.ts";

test("the drawn scores are those that the guide's program printed", () => {
	const measures = findGuide("translation").record.cells.find(({ id }) => id === "measures");
	expect(measures?.output.split("\n").slice(0, SCORES.length)).toEqual(SCORES);
});
