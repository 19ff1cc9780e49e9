import { TASK_EXAMPLES } from "@pusula/tasks";
import { expect, test } from "vitest";
import { fitExample } from "./fit-example.ts";

test("a model's own mask takes the place of the example's", () => {
	const example = { input: { inputs: "Ağını [MASK] attı." } };
	expect(fitExample(example, "tr", { maskToken: "<mask>" })).toEqual({ inputs: "Ağını <mask> attı." });
});

test("texts begin as the model wants them, once", () => {
	const example = { input: { inputs: ["sis", "query: deniz"] } };
	const fitted = fitExample(example, "tr", { prefix: { query: "query: ", passage: "passage: " } });
	expect(fitted).toEqual({ inputs: ["query: sis", "query: deniz"] });
});

test("languages have the model's names, or none where it has one pair of them", () => {
	const [example] = TASK_EXAMPLES.translation.tr;
	const codes = { required: [], languageCodes: { tr: "tr_TR", en: "en_XX" } };
	expect(fitExample(example, "tr", { input: codes })).toEqual({
		inputs: example.input.inputs,
		parameters: { src_lang: "tr_TR", tgt_lang: "en_XX" },
	});
	expect(fitExample(example, "tr", { input: { language: "tr" } })).toEqual({ inputs: example.input.inputs });
	const longer = { input: { ...example.input, parameters: { src_lang: "tr", max_length: 9 } } };
	expect(fitExample(longer, "tr", { input: { language: "tr" } })).toEqual({
		inputs: example.input.inputs,
		parameters: { max_length: 9 },
	});
});

test("a model that reads no prompt gets none", () => {
	const [example] = TASK_EXAMPLES["image-to-image"].tr;
	expect(fitExample(example, "tr", { supports: { prompt: false } })).toEqual({
		inputs: example.input.inputs,
	});
});

test("an example is as it was for a model that nothing is known of", () => {
	const [example] = TASK_EXAMPLES.translation.en;
	expect(fitExample(example, "en", undefined)).toBe(example.input);
});
