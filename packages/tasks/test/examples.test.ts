import {
	chatCompletionExample,
	imageChatCompletionExample,
	LOCALES,
	TASK_EXAMPLES,
	TASK_SCHEMAS,
	textToImageInputShape,
	zeroShotClassificationInputShape,
	type ExampleTaskId,
} from "@pusula/tasks";
import { describe, expect, test } from "vitest";
import { findMismatches } from "@pusula/tools/find-mismatches";

// Object.keys gives strings; the keys of the table are exactly these ids.
const EXAMPLE_IDS = Object.keys(TASK_EXAMPLES) as ExampleTaskId[];

describe("examples", () => {
	test("exist for every task with a schema", () => {
		expect(EXAMPLE_IDS).toEqual(Object.keys(TASK_SCHEMAS));
	});

	test.each(EXAMPLE_IDS)("of %s fit the input schema in every language", (id) => {
		for (const locale of LOCALES) {
			expect(findMismatches(TASK_SCHEMAS[id].input, TASK_EXAMPLES[id][locale])).toEqual([]);
		}
	});

	test("of chat fit the input schema in every language", () => {
		for (const example of [chatCompletionExample, imageChatCompletionExample]) {
			for (const locale of LOCALES) {
				expect(findMismatches(TASK_SCHEMAS["chat-completion"].input, example[locale])).toEqual([]);
			}
		}
	});

	test("differ between the languages wherever they hold words", () => {
		const same = EXAMPLE_IDS.filter((id) => {
			const written = new Set(LOCALES.map((locale) => JSON.stringify(TASK_EXAMPLES[id][locale])));
			return written.size < LOCALES.length;
		});
		const fileOnly = EXAMPLE_IDS.filter(
			(id) => TASK_SCHEMAS[id].input.properties?.["inputs"]?.["x-media"] !== undefined,
		);
		expect(fileOnly).toEqual(expect.arrayContaining(same));
	});

	test("keep the values that snippets are known for", () => {
		expect(TASK_EXAMPLES["text-to-image"].tr["parameters"]).toEqual({ num_inference_steps: 5 });
		expect(TASK_EXAMPLES["zero-shot-classification"].en["parameters"]).toEqual({
			candidate_labels: ["refund", "legal", "faq"],
		});
		expect(TASK_EXAMPLES["zero-shot-image-classification"].en).toEqual({
			inputs: "cats.jpg",
			parameters: { candidate_labels: ["cat", "dog", "llama"] },
		});
		expect(TASK_EXAMPLES["automatic-speech-recognition"].tr).toEqual({ inputs: "sample1.flac" });
	});
});

describe("shapes", () => {
	test("refuse what the schema refuses", () => {
		expect(findMismatches(zeroShotClassificationInputShape, { inputs: "text", parameters: {} })).toEqual([
			'value/parameters: Instance does not have required property "candidate_labels".',
		]);
	});

	test("carry no texts", () => {
		expect(JSON.stringify(textToImageInputShape)).not.toContain("description");
	});
});
