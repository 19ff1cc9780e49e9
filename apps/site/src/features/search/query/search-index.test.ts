import { TASK_INFO, TASKS } from "@pusula/tasks";
import { describe, expect, it } from "vitest";
import type { SearchEntry } from "../entry/search-entry.ts";
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
		["özetleyici", "summarization"],
		["çevirici", "translation"],
		["görüntü sınıflandırıcı", "image-classification"],
		["Çeviri'nin", "translation"],
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
				.entries.slice(0, 5)
				.map(({ href }) => href),
		).toContain(id);
	});

	it("finds nothing for nonsense", () => {
		expect(search("qwxzvjk")).toMatchObject({ entries: [], total: 0, unknown: ["qwxzvjk"] });
	});

	it("names the words that no entry has", () => {
		const { entries: found, unknown } = search("futbol çevirisi şampiyonluk");
		expect(found[0]?.href).toBe("translation");
		expect(unknown).toEqual(["futbol", "şampiyonluk"]);
	});

	it("says for which words only others were found that are spelled nearly alike", () => {
		expect(search("özatleme")).toMatchObject({ unknown: [], similar: ["özatleme"] });
		expect(search("özetleyici")).toMatchObject({ unknown: [], similar: [] });
		expect(search("görüntü nasıl sınıflandırılır").similar).toEqual([]);
	});

	it("takes a currency for the price of calls before a verb that is written alike", async () => {
		const find = await buildSearch(
			[
				{ href: "queue", kind: "section", title: "Sonucu alın", text: "Süre dolarsa çağrı biter." },
				{ href: "billing", kind: "page", title: "Anahtarlar ve ücretlendirme", text: "Kim öder?" },
			],
			"tr",
		);
		for (const query of ["dolar", "kaç dolar", "dolarla ödeme"])
			expect(find(query).entries[0]?.href).toBe("billing");
	});

	it("takes a name for another word than one that would have it as its stem", async () => {
		const find = await buildSearch(
			[
				{ href: "elm", kind: "model", title: "ELM" },
				{ href: "vit", kind: "model", title: "ViT", text: "Görüntüden vektör; vektörü saklayın." },
			],
			"tr",
		);
		expect(find("elma")).toMatchObject({ unknown: [], similar: ["elma"] });
		expect(find("elm")).toMatchObject({ unknown: [], similar: [] });
		expect(find("vektörden")).toMatchObject({ total: 1, unknown: [], similar: [] });
	});

	it("counts all matches and returns the best", () => {
		const { entries: found, total } = search("görev metin görüntü ses video model");
		expect(found).toHaveLength(24);
		expect(total).toBeGreaterThan(24);
	});

	it("counts a repeated word once and reads the first 400 letters only", () => {
		const once = search("özetleme");
		expect(search("özetleme ".repeat(5000))).toEqual(once);
		expect(search(`özetleme${" ".repeat(400)}çeviri`)).toEqual(once);
	});
});
