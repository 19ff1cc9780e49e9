import type { Model } from "@pusula/tasks/models";
import { expect, test } from "vitest";
import { wordsIn } from "../../../messages/words.ts";
import { listMissing } from "./missing-words.ts";

const MODEL: Model = {
	id: "acme/fox",
	tasks: ["fill-mask"],
	languages: { tags: ["tr"] },
	licence: { name: "MIT", commercial: "yes" },
	parameters: 110_000_000,
	contextLength: 8192,
	released: "2020-03",
	confidence: "card",
	lookedUp: "2026-11",
	sources: [],
};
const tr = wordsIn("tr").modelFacts;
const en = wordsIn("en").modelFacts;

test("says in lists that a size, a window or a date is not known", () => {
	const { parameters: _, contextLength: __, released: ___, ...bare } = MODEL;
	expect(listMissing(bare, tr)).toEqual(["boyutu bilinmiyor", "penceresi bilinmiyor", "tarihi bilinmiyor"]);
	expect(listMissing(bare, en)).toEqual(["size not known", "context window not known", "date not known"]);
	expect(listMissing(MODEL, tr)).toEqual([]);
});

test("speaks of the window of a model for text alone", () => {
	const { contextLength: _, ...windowless } = MODEL;
	expect(listMissing({ ...windowless, tasks: ["object-detection"] }, tr)).toEqual([]);
	expect(listMissing({ ...windowless, tasks: ["any-to-any", "text-generation"] }, tr)).toEqual([tr.noWindow]);
	expect(listMissing({ ...windowless, tasks: ["image-text-to-text"] }, tr)).toEqual([tr.noWindow]);
	expect(listMissing({ ...windowless, tasks: ["visual-document-retrieval"] }, tr)).toEqual([tr.noWindow]);
	expect(listMissing({ ...windowless, tasks: ["image-text-to-video"] }, tr)).toEqual([]);
});
