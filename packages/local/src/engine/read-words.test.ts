import { expect, test } from "vitest";
import { toWords } from "./read-words.ts";

/** Level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
const ROWS = [
	[1, 1, 0, 0, 0, 0, 0, 0, 400, 200, -1, ""],
	[4, 1, 1, 1, 1, 0, 40, 20, 200, 20, -1, ""],
	[5, 1, 1, 1, 1, 1, 40, 20, 100, 20, 96.5, "Işık"],
	[5, 1, 1, 1, 1, 2, 160, 20, 80, 20, 12, " "],
];

test("words lie where the table says, in parts of the page", () => {
	const table = ROWS.map((row) => row.join("\t")).join("\n");
	expect(toWords(`${table}\n`)).toEqual([{ text: "Işık", box: [0.1, 0.1, 0.35, 0.2], confidence: 0.965 }]);
});

test("a page without words has none", () => {
	expect([toWords(""), toWords(ROWS[0]?.join("\t") ?? "")]).toEqual([[], []]);
});
