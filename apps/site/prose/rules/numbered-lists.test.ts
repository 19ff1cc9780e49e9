import { expect, it } from "vitest";
import { findingsOf } from "./findings-of.ts";

it.each([
	["4. sürümde başka yazılır.", 4, 3],
	["1. Soru?\n\n   <Answer>\n\n   <Cell />\n   36. sıradan birinciye çıkar.\n\n   </Answer>", 36, 8],
])("finds the paragraph that is read as a list: %j", (text, start, line) => {
	expect(findingsOf("numbered-lists", { "tr/docs/a": `Önce.\n\n${text}` })).toEqual([
		`tr/docs/a.mdx:${line} a list starts at ${start} here: begin the paragraph with a word, or write “${start}\\.”`,
	]);
});

it.each(["1. Bir\n2. İki\n\n   Sürer.\n\n3. Üç", "4\\. sürümde başka yazılır.", "Bu, 4. sürümde başkadır."])(
	"leaves %j",
	(text) => {
		expect(findingsOf("numbered-lists", { "tr/docs/a": `Önce.\n\n${text}` })).toEqual([]);
	},
);
