import { describe, expect, it } from "vitest";
import { REFERENCE_WORDS } from "../../../content/reference/index.ts";
import { findTranslation } from "./reference-texts.ts";

describe("what a field means, in the reader's language", () => {
	it("comes from its own sentence, however the docstring breaks its lines", () => {
		expect(findTranslation("Model id on the hub,\n`owner/name`.", "tr")).toBe(
			"Modelin Hub'daki kimliği, `sahip/ad`.",
		);
	});

	it("comes from the schema of a task, with what its type adds", () => {
		expect(findTranslation("How many of the best results to return.", "tr")).toBeDefined();
		expect(findTranslation("The picture. Bytes of the image; base64 text in JSON.", "tr")).toMatch(
			/Görüntünün baytları; JSON içinde base64 metni\.$/,
		);
		expect(findTranslation("Number of tokens made. At least 0.", "tr")).toMatch(/En az 0\.$/);
	});

	it("keeps the paragraphs of a docstring", () => {
		expect(findTranslation("Id of the task.\n\nId of the\nprovider.", "tr")).toBe(
			"Görevin kimliği.\n\nSağlayıcının kimliği.",
		);
	});

	it("is left to the docstring where a part is not translated, and in the docstring's own language", () => {
		expect(findTranslation("The picture. Nobody translated this.", "tr")).toBeUndefined();
		expect(findTranslation("Id of the task.", "en")).toBeUndefined();
	});

	it("keeps the code and the numbers of the English", () => {
		const words = Object.values(REFERENCE_WORDS).flatMap(({ sentences }) => Object.entries(sentences));
		const changed = words.filter(([english, text]) => {
			const kept = new Set(listValues(text));
			return listValues(english).some((value) => !kept.has(value));
		});
		expect(changed.map(([english]) => english)).toEqual([]);
	});
});

/** The code of a text, without samples of ids, which are translated, and its numbers. */
function listValues(text: string): readonly string[] {
	const code = [...text.matchAll(/`([^`]+)`/g)].map(([, inside = ""]) => inside);
	const numbers = text.replaceAll(/`[a-z][^`]*`|3D/gi, "").replaceAll(/(?<=\d) (?=\d{3})/g, "");
	return [
		...code.filter((one) => !one.startsWith("owner/name")),
		...[...numbers.matchAll(/\d+(?:[.,]\d+)*/g)].map(([number]) => number.replaceAll(",", ".")),
	];
}
