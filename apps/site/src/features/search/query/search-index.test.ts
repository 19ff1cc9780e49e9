import { TASK_INFO, TASKS } from "@pusula/tasks";
import { describe, expect, it } from "vitest";
import type { SearchEntry } from "../search-entry.ts";
import { buildSearch } from "./search-index.ts";

const entries: readonly SearchEntry[] = Object.values(TASKS).map(({ id, names }) => ({
	href: id,
	kind: "task",
	title: names.tr,
	terms: `${id} ${names.en}`,
	text: TASK_INFO[id].summary.tr,
}));
const search = await buildSearch(entries, "tr");

describe("search in Turkish", () => {
	it.each([
		["özetleme", "summarization"],
		["ozetleme", "summarization"],
		["ÖZETLEMEYİ", "summarization"],
		["görüntü sınıflandırma", "image-classification"],
		["goruntu siniflandirma", "image-classification"],
		["summarization", "summarization"],
		["nesne tespitinde", "object-detection"],
		["çevri", "translation"],
		["sınıflndırma", "text-classification"],
		["konuşma tanı", "automatic-speech-recognition"],
	])("%s leads to %s", (query, id) => {
		expect(
			search(query)
				.slice(0, 5)
				.map(({ href }) => href),
		).toContain(id);
	});

	it("finds nothing for nonsense", () => {
		expect(search("qwxzvjk")).toEqual([]);
	});
});
