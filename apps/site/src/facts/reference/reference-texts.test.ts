import { describe, expect, it } from "vitest";
import { findFieldText } from "./reference-texts.ts";

describe("what a field means, in the reader's language", () => {
	it("comes from its own sentence, however the docstring breaks its lines", () => {
		expect(findFieldText("Model id on the hub,\n`owner/name`.", "tr")).toBe(
			"Modelin Hub'daki kimliği, `sahip/ad`.",
		);
	});

	it("comes from the schema of a task, with what its type adds", () => {
		expect(findFieldText("How many of the best results to return.", "tr")).toBeDefined();
		expect(findFieldText("The picture. Bytes of the image; base64 text in JSON.", "tr")).toMatch(
			/Görüntünün baytları; JSON içinde base64 metni\.$/,
		);
		expect(findFieldText("Number of tokens made. At least 0.", "tr")).toMatch(/En az 0\.$/);
	});

	it("is left to the docstring where a part is not translated, and in the docstring's own language", () => {
		expect(findFieldText("The picture. Nobody translated this.", "tr")).toBeUndefined();
		expect(findFieldText("Id of the task.", "en")).toBeUndefined();
	});
});
