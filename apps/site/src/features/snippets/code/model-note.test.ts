import { MODELS } from "@pusula/tasks/models";
import { expect, test } from "vitest";
import type { Locale } from "../../../lib/locale.ts";
import { printModelNote } from "./model-note.ts";

function noteOf(
	model: string,
	inputLocale: Locale,
	locale: Locale,
	args: object = { inputs: "A fox" },
): string {
	return printModelNote({ task: "text-to-image", provider: "auto", model, inputLocale, args }, locale);
}

test("says nothing of a model that knows the language and may be used", () => {
	expect(noteOf("savasy/bert-base-turkish-squad", "tr", "tr")).toBe("");
	expect(noteOf("google/vit-base-patch16-224", "tr", "tr")).toBe("");
});

test("says why the input is in another language", () => {
	expect(noteOf("dandelin/vilt-b32-finetuned-vqa", "en", "tr")).toMatch(/vilt.*Türkçe.*İngilizce/);
	expect(noteOf("openai/gpt-4o-mini", "en", "tr")).toMatch(/kaynak/);
});

test("says that the answer is in another language where the input is a file", () => {
	const args = { inputs: new Blob(["…"]), parameters: { max_new_tokens: 20 } };
	const note = noteOf("Salesforce/blip-image-captioning-large", "en", "tr", args);
	expect(note).toContain("yanıtı İngilizce olur");
	expect(note).not.toContain("girdi");
});

test("says that a licence bars commercial use, and that a model is gone", () => {
	expect(noteOf("black-forest-labs/FLUX.1-Kontext-dev", "en", "en")).toContain("Non-Commercial");
	expect(noteOf("stabilityai/stable-diffusion-2-inpainting", "en", "en")).toMatch(/no longer/);
});

test("marks a licence that no source was seen for", () => {
	const unseen = MODELS.filter(
		({ licence, unverified }) => licence.commercial === "no" && unverified?.includes("licence"),
	);
	expect(unseen.length).toBeGreaterThan(0);
	expect(unseen.filter(({ id }) => !noteOf(id, "tr", "tr").includes("doğrulanmadı"))).toEqual([]);
});

test("says that the provider names no model for the task", () => {
	const toNote = (task: "text-to-image" | "text-classification", provider: string) =>
		printModelNote({ task, provider, model: "any/model", inputLocale: "tr", args: {} }, "tr");
	expect(toNote("text-to-image", "hf-inference")).toMatch(/^HF Inference belgesinin .* durumunda/);
	expect(toNote("text-to-image", "auto")).toBe("");
	expect(toNote("text-classification", "hf-inference")).toBe("");
});
