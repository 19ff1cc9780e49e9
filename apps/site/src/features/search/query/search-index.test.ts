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

	it("says which words the best entry has where it has not all of them", async () => {
		const find = await buildSearch(
			[
				{ href: "status", kind: "section", title: "Durumunu sorun", text: "İşin durumu" },
				{ href: "weather", kind: "task", title: "Zaman serisi", text: "Hava ölçümleri" },
			],
			"tr",
		);
		expect(find("hava durumu")).toMatchObject({ total: 2, unknown: [], only: ["durumu"] });
		expect(find("iş durumu").only).toEqual([]);
		expect(find("hava nasıl").only).toEqual([]);
		expect(find("futbol durumu")).toMatchObject({ unknown: ["futbol"], only: [] });
	});

	it("says which words the best entry has none of itself", async () => {
		const find = await buildSearch(
			[
				{ href: "channels", kind: "page", title: "Kanal" },
				{ href: "blood", kind: "checkpoint", title: "tahlil", text: "Kan sonuçları" },
			],
			"tr",
		);
		expect(find("kan şekeri")).toMatchObject({ unknown: ["şekeri"], only: [], inexact: ["kan"] });
		expect(find("kan şekeri").entries[0]?.href).toBe("channels");
		expect(find("kan sonuçları")).toMatchObject({ only: [], inexact: [] });
	});

	it("takes no short word for the beginning of a longer one, unless it may be unfinished", async () => {
		const find = await buildSearch(
			[
				{ href: "channel", kind: "term", title: "kanal", text: "Kaydın kanalları" },
				{ href: "group", kind: "term", title: "küme", text: "Noktaların grubu" },
			],
			"tr",
		);
		expect(find("kan grubu")).toMatchObject({ similar: ["kan"], only: [] });
		expect(find("kan grubu").entries[0]?.href).toBe("group");
		expect(find("kan")).toMatchObject({ total: 1, similar: [] });
		expect(find("grup kan").similar).toEqual([]);
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
