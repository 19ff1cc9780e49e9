import { describe, expect, it } from "vitest";
import { readExpected } from "./read-expected.ts";

describe("right answers", () => {
	it.each([
		["labels", " olumlu ", "olumlu"],
		["numbers", "0.5", 0.5],
		["texts", '["bir","iki"]', ["bir", "iki"]],
		["texts", "[yer] Ankara", "[yer] Ankara"],
		["entities", '[{"label":"PER","start":0,"end":3}]', [{ label: "PER", start: 0, end: 3 }]],
		[
			"entities",
			'[{"entity":"B-PER","start":0,"end":3},{"entity":"I-PER","start":4,"end":9}]',
			[{ label: "PER", start: 0, end: 9 }],
		],
	] as const)("%s from %s", (kind, cell, answer) => {
		expect(readExpected(kind, cell, 1)).toEqual(answer);
	});

	it.each([
		["numbers", "", "is no number"],
		["entities", "[1]", "a JSON list of entities"],
		["entities", "PER", "a JSON list of entities"],
		["labels", { a: 1 }, "is no text"],
	] as const)("%s cannot be read from %j", (kind, cell, reason) => {
		expect(() => readExpected(kind, cell, 7)).toThrow(
			expect.objectContaining({ code: "bad-expected", row: 7, message: expect.stringContaining(reason) }),
		);
	});
});
