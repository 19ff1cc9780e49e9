import type {
	ChatCompletionInput,
	ChatCompletionInputMessage,
	ChatCompletionOutputMessage,
	ImageToImageInput,
	TextClassificationOutput,
	TextToImageInput,
	TextToVideoInput,
	ZeroShotClassificationInput,
} from "@pusula/tasks";
import { describe, expectTypeOf, test } from "vitest";

describe("types", () => {
	test("let an answer of the model go back into the conversation", () => {
		expectTypeOf<ChatCompletionOutputMessage>().toExtend<ChatCompletionInputMessage>();
	});

	test("let a caller pass undefined for an optional field", () => {
		const input: TextToImageInput = { inputs: "a fox", parameters: undefined };
		expectTypeOf(input.parameters?.seed).toEqualTypeOf<number | undefined>();
	});

	test("accept fields that only one provider knows", () => {
		const input: TextToImageInput = { inputs: "a fox", parameters: { loras: [] } };
		expectTypeOf(input.parameters?.["loras"]).toEqualTypeOf<unknown>();
	});

	test("accept every form of a JSON answer", () => {
		const formats: ChatCompletionInput["response_format"][] = [
			{ type: "json_schema", json_schema: { name: "answer", schema: { type: "object" } } },
			{ type: "json_object" },
			{ type: "text" },
		];
		expectTypeOf(formats).not.toBeAny();
	});

	test("refuse a wrong or missing field", () => {
		// @ts-expect-error: labels are required
		const withoutLabels: ZeroShotClassificationInput = { inputs: "text", parameters: {} };
		// @ts-expect-error: a list here, unlike in the picture tasks
		const withText: TextToVideoInput = { inputs: "a fox", parameters: { negative_prompt: "rain" } };
		// @ts-expect-error: a picture is bytes
		const withName: ImageToImageInput = { inputs: "cat.png" };
		expectTypeOf([withoutLabels, withText, withName]).not.toBeAny();
	});

	test("give lists for classifiers", () => {
		expectTypeOf<TextClassificationOutput[number]["score"]>().toEqualTypeOf<number>();
	});
});
