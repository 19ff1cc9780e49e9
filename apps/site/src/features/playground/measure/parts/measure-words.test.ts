import { expect, it } from "vitest";
import { measure } from "../../../../../messages/en/measure.ts";
import { measureRun } from "../../../../../messages/en/measure-run.ts";

/** Always more than one: a limit, the rows of an example, and what two models both answered. */
const MANY = [measure.data.rows, measure.data.drop, measure.results.byChance, measure.results.real];

/** All texts below an object. */
function listTexts(words: object): readonly string[] {
	return Object.values(words).flatMap((value: unknown) =>
		typeof value === "string" ? [value] : typeof value === "object" && value ? listTexts(value) : [],
	);
}

it("no English sentence has the plural behind a count that may be one", () => {
	const texts = listTexts({ measure, measureRun }).filter((text) => !MANY.includes(text));
	const plural =
		/\{(?:count|rows|columns|models|calls|done|total)\} (?:\w+ ){0,2}(?:rows|columns|models|calls|times)\b/;
	expect(texts.length).toBeGreaterThan(100);
	expect(texts.filter((text) => plural.test(text))).toEqual([measure.run.atOnce]);
});
