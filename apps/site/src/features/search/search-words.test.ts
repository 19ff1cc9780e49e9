import { describe, expect, it } from "vitest";
import { joinNames, splitName, toIndexForms, toStem } from "./entry/search-words.ts";

describe("toStem", () => {
	it.each([
		["quantisation", "quantization"],
		["summarizing", "summarize"],
		["tokenizers", "tokenizer"],
		["agglutinative", "agglutination"],
		["models", "model"],
	])("brings %s and %s together in English", (one, other) => {
		expect(toStem(one, "en")).toBe(toStem(other, "en"));
	});

	it("leaves short English words alone", () => {
		expect(["bus", "less", "sing", "used"].map((word) => toStem(word, "en"))).toEqual([
			"bus",
			"less",
			"sing",
			"used",
		]);
	});
});

describe("splitName", () => {
	it.each([
		["chatCompletionStream", ["chat", "Completion", "Stream"]],
		["gpt2", ["gpt", "2"]],
		["HTTPRequest", ["HTTP", "Request"]],
		["görüntü", []],
		["BERT", []],
	])("takes %s apart", (name, parts) => {
		expect(splitName(name)).toEqual(parts);
	});
});

describe("joinNames", () => {
	it.each([
		["OpenAI GPT-2", ["gpt2", "openaigpt2"]],
		["Deep Infra", ["deepinfra"]],
		["fal", []],
		["Bir adı olmayan uzun bir cümle", []],
	])("joins %s", (name, joined) => {
		expect(joinNames(name)).toEqual(joined);
	});
});

it("keeps a name under itself and under its parts", () => {
	expect(toIndexForms("snippetsFor", "tr")).toEqual(
		expect.arrayContaining(["snippetsfor", "snippets", "for"]),
	);
});
