import { describe, expect, it } from "vitest";
import { toSegments } from "./prompt-segments.ts";
import { parseMessages } from "./parse-messages.ts";
import { listWarnings } from "./template-warnings.ts";
import { findTags, toPlace } from "./template-tags.ts";

describe("findTags", () => {
	it("finds tags with their code, and no closing mark inside quotes", () => {
		expect(findTags(`a{{- "}}" -}}b{% if x %}{# 'n #}`).map(({ kind, code }) => [kind, code])).toEqual([
			["output", '"}}"'],
			["statement", "if x"],
			["comment", "'n"],
		]);
	});
});

describe("toPlace", () => {
	it("counts lines and columns from one", () => {
		expect(toPlace("ab\ncd", 0)).toEqual({ line: 1, column: 1 });
		expect(toPlace("ab\ncd", 4)).toEqual({ line: 2, column: 2 });
	});
});

describe("toSegments", () => {
	it.each([
		"<|im_start|>user\nMerhaba<|im_end|>\n",
		"<s>[INST] a < b [/INST]",
		"",
		"düz metin",
		"<|x|><|y|>",
	])("loses nothing of %j", (prompt) => {
		expect(
			toSegments(prompt)
				.map(({ text }) => text)
				.join(""),
		).toBe(prompt);
	});

	it("tells signs from text", () => {
		expect(toSegments("<s>[INST] a < b [/INST]").map(({ kind }) => kind)).toEqual([
			"special",
			"special",
			"text",
			"special",
		]);
	});
});

describe("readMessages", () => {
	it("takes a list of messages", () => {
		expect(parseMessages('[{"role":"user","content":"a"}]')).toEqual({
			messages: [{ role: "user", content: "a" }],
		});
	});

	it.each([
		['[{"role": "user",}]', "json"],
		["", "json"],
		['{"role":"user"}', "notList"],
		['[{"content":"a"}]', "notMessage"],
		[`[{"role":"a","x":${"[".repeat(40)}${"]".repeat(40)}}]`, "tooDeep"],
		[JSON.stringify(Array.from({ length: 501 }, () => ({ role: "user" }))), "tooMany"],
	])("refuses %.40j", (json, fault) => expect(parseMessages(json)).toMatchObject({ fault }));

	it("says where JSON breaks", () => {
		expect(parseMessages('[\n {"role": user}]')).toMatchObject({ place: { line: 2, column: 11 } });
	});
});

describe("listWarnings", () => {
	const GOOD = {
		template: "{% for m in messages %}{{ m.content }}{% endfor %}{% if add_generation_prompt %}>{% endif %}",
		messages: [{ role: "user", content: "a" }],
		addGenerationPrompt: true,
		startSign: "<s>",
		prompt: "<s>a>",
	};

	it("has nothing to say about a good template", () => expect(listWarnings(GOOD)).toEqual([]));

	it.each([
		[{ template: "{{ add_generation_prompt }}" }, "noMessages"],
		[{ template: "{{ messages }}" }, "noGenerationPrompt"],
		[{ prompt: "<s><s>a" }, "doubleStart"],
		[{ prompt: "<s>a " }, "trailingSpace"],
		[{ prompt: "", messages: [] }, "empty"],
	])("notices %j", (part, kind) => {
		expect(listWarnings({ ...GOOD, ...part })).toEqual([{ kind }]);
	});

	it("names the message that was lost", () => {
		const messages = [{ role: "system", content: "Kısa yaz." }, ...GOOD.messages];
		expect(listWarnings({ ...GOOD, messages })).toEqual([{ kind: "lostMessage", index: 1, role: "system" }]);
	});
});
