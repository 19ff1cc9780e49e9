import { expect, it } from "vitest";
import { printInput } from "./print-input.ts";

it.each([
	["a text", { inputs: "Merhaba" }, "Merhaba"],
	[
		"several fields",
		{ inputs: { question: "Nerede?", context: "Evde." } },
		"question: Nerede?\ncontext: Evde.",
	],
	[
		"a field that is no text",
		{ inputs: { source_sentence: "Bir", sentences: ["İki", "Üç"] } },
		'source_sentence: Bir\nsentences: ["İki","Üç"]',
	],
	[
		"a conversation",
		{
			messages: [
				{ role: "system", content: "Kısa yanıtla." },
				{ role: "user", content: "Selam" },
			],
		},
		"Selam",
	],
	[
		"a message with a picture",
		{ messages: [{ role: "user", content: [{ type: "image_url" }, { type: "text", text: "Ne var?" }] }] },
		"Ne var?",
	],
	["no input", {}, ""],
])("people can read %s", (_, args, text) => {
	expect(printInput(args)).toBe(text);
});

it("is cut where it is long", () => {
	expect(printInput({ inputs: "a".repeat(3000) })).toHaveLength(2001);
});
