import { expect, it } from "vitest";
import { findingsOf } from "../findings-of.ts";

/** Findings on a page whose code calls a model with these fields. */
function check(model: string, fields: string): readonly string[] {
	return findingsOf("model-input", {
		"en/tasks/a": `\`\`\`ts\nf({ model: "${model}", ${fields} });\n\`\`\``,
	});
}

const MBART = "facebook/mbart-large-50-many-to-many-mmt";

it.each([
	["fal/AuraSR-v2", 'parameters: { prompt: "more detail" }', "reads no prompt"],
	[MBART, 'inputs: "Good morning."', "needs src_lang, tgt_lang"],
	[MBART, 'inputs: "Good morning.", parameters: { src_lang: "en_XX" }', "needs tgt_lang"],
	[
		MBART,
		'inputs: "Hello.", parameters: { src_lang: "en_XX", tgt_lang: "tur_Latn" }',
		"“tur_Latn”: it knows",
	],
	["Helsinki-NLP/opus-mt-tc-big-en-tr", 'src_lang: "en", tgt_lang: "tr"', "it knows no names"],
	["openai/gpt-oss-20b", 'reasoning_effort: "extreme"', "“extreme” as reasoning_effort"],
	["hexgrad/Kokoro-82M", 'inputs: "Hello.", parameters: { voice: "ayse" }', "“ayse” as voice"],
])("%s with %s", (model, fields, words) => {
	expect(check(model, fields)).toEqual([expect.stringContaining(words)]);
});

it.each([
	["black-forest-labs/FLUX.1-Kontext-dev", 'parameters: { prompt: "paint the roof red" }'],
	[MBART, 'inputs: "Good morning.", parameters: { src_lang: "en_XX", tgt_lang: "tr_TR" }'],
	[MBART, 'inputs: "Good morning.", parameters: { src_lang: "en_XX", tgt_lang: "fr_XX" }'],
	["openai/gpt-oss-20b", 'reasoning_effort: "low"'],
	["hexgrad/Kokoro-82M", 'inputs: "Hello.", parameters: { voice: "af_heart" }'],
])("leaves %s with %s", (model, fields) => {
	expect(check(model, fields)).toEqual([]);
});
