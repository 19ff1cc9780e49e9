import { describe, expect, it } from "vitest";
import type { Source } from "../../content/sources/source.ts";
import type { Passage } from "../prose.ts";
import { findingsOf, toProse } from "./findings-of.ts";
import { RULES } from "./index.ts";

describe("sourced-claims", () => {
	const DETR: Source = { id: "rt-detr-v2", title: "T", url: "https://arxiv.org/abs/1", seen: "2026-11-22" };
	const page = (text: string) =>
		findingsOf("sourced-claims", { "tr/tasks/a": `---\nsources:\n  - rt-detr-v2\n---\n\n${text}` }, [DETR]);

	it.each([
		["Yöntem 2019 yılında önerildi.", "a year"],
		["Modelin 7 milyar parametresi vardır.", "a number of parameters"],
		["Ağırlıklar Apache 2.0 lisanslıdır.", "a licence"],
		["Bu model ImageNet üzerinde %84,2 alır.", "a result"],
		["Bu, state-of-the-art bir yöntemdir.", "a rank"],
		["Küçük model kendi kümesinde 0,91 doğruluğa değil, WER olarak 8,6 değerine iner.", "a measurement"],
		["Ses modelinin hata oranı gürültüde 32,1 olur.", "a measurement"],
		["Müşterilerin %40'ı yanıtı beğenir.", "a share"],
		["Küçük model üç kat daha hızlı çalışır.", "a factor"],
		["Gece çekimleri eğitim verisinde azdır.", "what training data hold"],
		["## Model seçimi\n\nDoğruluğu 0,95 olur.", "a measurement"],
		["Bu model rakiplerinin hepsini geçer.", "a rank"],
		["| Ad | Lisans |\n| --- | --- |\n| Kuş | Apache 2.0 |", "a licence"],
	])("%s", (text, claim) => {
		const [finding, ...others] = page(text);
		expect(finding).toContain(claim);
		expect(others).toEqual([]);
	});

	it.each([
		"Yöntem [2019 yılında](https://arxiv.org/abs/1908.10084) önerildi.",
		"RT-DETRv2, 2024 yılında yayımlandı.",
		"[openai/whisper-small](https://huggingface.co/openai/whisper-small) Apache 2.0 lisanslıdır.",
		"Görevi Kasım 2026 itibarıyla iki sağlayıcı sunar.",
		"Model “2024'de” yazabilir.",
		"| Yanıt | Doğru |\n| --- | --- |\n| 1994 | 1994 |",
		"Sayfa 1.950 sözcük tutar.",
		"Beş sözcükte iki hata: 2 / 5 = %40.",
		"## Kalite nasıl ölçülür\n\nDoğruluk 0,90, F1 = 0,86 olur; iki kat daha çok veri ister.",
	])("lets “%s” stand", (text) => {
		expect(page(text)).toEqual([]);
	});

	const inData = (text: string, path: string, linkedNotes: readonly string[] = []) => {
		const prose = { ...toProse({}), linkedNotes: new Set(linkedNotes) };
		const passages: readonly Passage[] = [{ path, line: 3, locale: "tr", text }];
		return RULES["sourced-claims"]?.({ ...prose, passages }).map(({ message }) => message) ?? [];
	};
	const FACTS = "packages/tasks/src/tasks/fill-mask/facts.ts";

	it.each([
		["Bu yöntem 2019 yılında önerildi.", FACTS],
		["Model yüz dil bilir.", FACTS],
		["Alanın en iyi modeli budur.", "apps/site/messages/tr/index.ts"],
		["Yanıtların %40'ı yanlıştır.", "apps/site/messages/tr/playground.ts"],
	])("reads the catalogue and the messages: %s", (text, path) => {
		expect(inData(text, path)).toHaveLength(1);
	});

	it("takes a licence or a number of languages from the list that links the model, and no rank", () => {
		expect(inData("Yüz dil bilir, MIT lisanslıdır.", FACTS, ["Yüz dil bilir, MIT lisanslıdır."])).toEqual([]);
		expect(inData("Rakiplerini geçer.", FACTS, ["Rakiplerini geçer."])).toHaveLength(1);
		expect(inData("ticari kullanıma kapalı", "apps/site/messages/tr/index.ts")).toEqual([]);
	});

	it("leaves pages alone that speak of the site's own code", () => {
		expect(findingsOf("sourced-claims", { "tr/errors/a": "2019 yılında." })).toEqual([]);
	});
});
