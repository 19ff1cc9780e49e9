import { expect, test } from "vitest";
import { findResultText } from "./find-result-text.ts";

test.each([
	["a plain text", "kar", "kar"],
	["the text of the first result", [{ translation_text: "snow" }, { translation_text: "ice" }], "snow"],
	["the field that holds a text, not one that holds numbers", { text: 1, summary_text: "kısa" }, "kısa"],
	["nothing of labels", [{ label: "olumlu", score: 0.9 }], undefined],
	["nothing of null", null, undefined],
	["nothing of an empty list", [], undefined],
] as const)("finds %s", (_name, output, text) => {
	expect(findResultText(output)).toBe(text);
});
