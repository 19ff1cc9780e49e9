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
		["Bu, türünün en hızlı kütüphanesidir.", "a superlative"],
		["En popüler açık model budur.", "a superlative"],
		["En çok kullanılan araç odur.", "a superlative"],
		["En isabetli yöntemler sınıflandırıcı kullanır.", "a superlative"],
		["It is the fastest library of its kind.", "a superlative"],
		["Türkçede tek dilli model öndedir.", "a model's lead"],
		["Bu model kısaltmaları daha iyi tanır.", "a model's lead"],
		["A monolingual model is usually ahead.", "a model's lead"],
		["Zor sorularda daha doğrudur, ama yavaştır.", "a model's lead"],
		["Tablo verisinde çoğu kez sinir ağlarından iyidir.", "a model's lead"],
		["It does better on hard questions.", "a model's lead"],
		["On tables it often beats neural networks.", "a model's lead"],
		["Gerçek kolda 0,40'a inebilir.", "a fall"],
		["It may drop to 0.40 on a real arm.", "a fall"],
		["The most popular open model is this one.", "a superlative"],
		["Here is the cheapest way to do it.", "a superlative"],
		["It brings leading models together.", "a superlative"],
		["Küçük model kendi kümesinde 0,91 doğruluğa değil, WER olarak 8,6 değerine iner.", "a measurement"],
		["Ses modelinin hata oranı gürültüde 32,1 olur.", "a measurement"],
		["Müşterilerin %40'ı yanıtı beğenir.", "a share"],
		["Küçük model üç kat daha hızlı çalışır.", "a factor"],
		["Gece çekimleri eğitim verisinde azdır.", "what training data hold"],
		["## Model seçimi\n\nDoğruluğu 0,95 olur.", "a measurement"],
		["Bu model rakiplerinin hepsini geçer.", "a rank"],
		["Model 7B parametrelidir.", "a number of parameters"],
		["Ağda 300M parametre bulunur.", "a number of parameters"],
		["Yedi milyar parametresi vardır.", "a number of parameters"],
		["It is a 7B-parameter network.", "a number of parameters"],
		["Hatayı yüzde 20 azaltır.", "a share"],
		["Kullanıcıların yüzde yirmisi bunu ister.", "a share"],
		["Hata oranı yüzde üçtür.", "a share"],
		["Hata yüzde beşe iner.", "a share"],
		["It cuts the error by twenty percent.", "a share"],
		["Çalışması için 24 GB bellek gerekir.", "an amount of memory"],
		["Ekran kartında 16 GB'lık yer ister.", "an amount of memory"],
		["It needs 24 GB of memory.", "an amount of memory"],
		["Bu hizmet ücretsizdir.", "a price"],
		["Ücretsiz katmanı vardır.", "a price"],
		["Kullanımı bedavadır.", "a price"],
		["The service is free of charge.", "a price"],
		["It can be used for free.", "a price"],
		["A call costs $2.", "a price"],
		["Saniyede 500 belirteç üretir.", "a speed"],
		["It writes 500 tokens per second.", "a speed"],
		["Hizmet düşük gecikmeyle çalışır.", "a speed"],
		["Katalogda binlerce açık model bulunur.", "a number of models"],
		["It offers hundreds of open models.", "a number of models"],
		["Bu model rakipsizdir.", "a rank"],
		["Türkçede en başarılı sonuçları Qwen ailesi verir.", "a superlative"],
		["Bağlam penceresi 128 bin belirteçtir.", "a length of context"],
		["Öncekilerden belirgin biçimde daha isabetlidir.", "a comparison"],
		["Küçük model, Whisper'dan daha hızlıdır.", "a comparison"],
		["Bu model BERTurk ailesinden daha doğrudur.", "a comparison"],
		["Bu model Türkçede en iyi sonucu verir.", "a superlative"],
		["Ölçek uydurmayı azaltır.", "an effect on hallucination"],
		["Scale makes hallucination rarer.", "an effect on hallucination"],
		["Bir milyon belirteç 0,20 dolardır.", "a price"],
		["A million tokens cost 20 cents.", "a price"],
		["Lisansı ticari kullanıma izin verir.", "a licence"],
		["The licence forbids commercial use.", "a licence"],
		["Model 15 trilyon belirteçle eğitilmiştir.", "an amount of training data"],
		["It was trained on 680,000 hours of speech.", "an amount of training data"],
		["[Ana sayfa](https://example.com/) Müşterilerin %40'ı yanıtı beğenir.", "a share"],
		["`Qwen/Qwen3-32B` modeli MMLU üzerinde %99,9 alır.", "a result"],
		["[Duyuru](https://a.test/x): MMLU üzerinde %99,9 alır.", "a result"],
		["[Duyuru](https://a.test/x): yanıtların %40'ı yanlıştır.", "a share"],
		["`Qwen/Qwen3-32B` yanıtların %40'ında yanılır.", "a share"],
		["[Duyuru](https://a.test/x): üç kat daha hızlı çalışır.", "a factor"],
		["[Duyuru](https://a.test/x): hizmet ücretsizdir.", "a price"],
		["`Qwen/Qwen3-32B` rakipsizdir.", "a rank"],
		["| Ad | Lisans |\n| --- | --- |\n| Kuş | Apache 2.0 |", "a licence"],
	])("%s", (text, claim) => {
		const [finding, ...others] = page(text);
		expect(finding).toContain(claim);
		expect(others).toEqual([]);
	});

	it.each([
		"Yöntem [2019 yılında](https://arxiv.org/abs/1908.10084) önerildi.",
		"RT-DETRv2, 2024 yılında yayımlandı.",
		"[Makalede](https://arxiv.org/abs/1#sonuc) COCO üzerinde 0,53 alır.",
		"`Helsinki-NLP/opus-mt-tc-big-en-tr` FLORES-101 üzerinde 31,4 puan alır.",
		"RT-DETRv2 ailenin en hızlı modelidir.",
		"Grafikte en hızlı artış hangi yılda?",
		"En hızlı yanıtı kaydedin.",
		"Keep the fastest answer.",
		"Amaç uydurmayı azaltmaktır.",
		"[openai/whisper-small](https://huggingface.co/openai/whisper-small) Apache 2.0 lisanslıdır.",
		"Görevi Kasım 2026 itibarıyla iki sağlayıcı sunar.",
		"Model “2024'de” yazabilir.",
		"| Yanıt | Doğru |\n| --- | --- |\n| 1994 | 1994 |",
		"Sayfa 1.950 sözcük tutar.",
		"Beş sözcükte iki hata: 2 / 5 = %40.",
		"Puanı %95 güven aralığıyla görürsünüz.",
		"You see the score with its 95 % interval.",
		"## Kalite nasıl ölçülür\n\nDoğruluk 0,90, F1 = 0,86 olur; iki kat daha çok veri ister.",
	])("lets “%s” stand", (text) => {
		expect(page(text)).toEqual([]);
	});

	describe("on pages about providers", () => {
		const LEAD = "---\nlead: Çok hızlı bir hizmet.\nsources:\n  - rt-detr-v2\n---";
		const ofProvider = (text: string, locale = "tr") =>
			findingsOf("sourced-claims", { [`${locale}/providers/a`]: `${LEAD}\n\n## A\n\n${text}` }, [DETR]);

		it.each([
			["tr", "Groq daha hızlıdır.", "a speed"],
			["tr", "En hızlı hizmettir.", "a speed"],
			["en", "Groq is faster.", "a speed"],
			["en", "Choose it for high speed.", "a speed"],
			["tr", "Uygun fiyatlıdır.", "a price"],
			["en", "An inexpensive service.", "a price"],
			["tr", "Binlerce modeli vardır.", "a number of models"],
			["en", "It has a wide choice of models.", "a number of models"],
			["tr", "Veri Avrupa'daki veri merkezlerinde kalır.", "where data is kept"],
			["en", "Its data centers are near.", "where data is kept"],
			["tr", "Kendi tasarladığı çipte çalışır.", "hardware"],
			["en", "It runs on chips of its own design.", "hardware"],
			["tr", "Groq kendi çipini kullanır.", "hardware"],
			["tr", "Hizmet bu alanı 400 ile geri çevirir.", "a status of a service"],
			["en", "Groq answers 429 without credit.", "a status of a service"],
			["tr", "Sınır yaklaşık 60 KB'tır.", "a limit of a service"],
		])("%s: %s", (locale, text, claim) => {
			expect(ofProvider(text, locale)).toEqual([expect.stringContaining(claim)]);
			expect(ofProvider(`${text} [Kaynak](https://a.test/x).`, locale)).toHaveLength(1);
			expect(ofProvider(`${text} [Kaynak](${DETR.url}).`, locale)).toEqual([]);
		});

		it("lets the front matter sum up the sources of the page, and no page go without any", () => {
			expect(ofProvider("Sohbet sunar.")).toEqual([]);
			const without = { "tr/providers/a": "---\nlead: Çok hızlı bir hizmet.\n---\n\n## A" };
			expect(findingsOf("sourced-claims", without)).toHaveLength(1);
			expect(findingsOf("sources", without)).toEqual([expect.stringContaining("No sources")]);
		});
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
		["Sessizlikte uydurmayı azaltır.", "apps/site/content/glossary/audio.ts"],
	])("reads the catalogue, the messages and the glossary: %s", (text, path) => {
		expect(inData(text, path)).toHaveLength(1);
	});

	it("takes a licence or a number of languages from the list that links the model, and no rank", () => {
		expect(inData("Yüz dil bilir, MIT lisanslıdır.", FACTS, ["Yüz dil bilir, MIT lisanslıdır."])).toEqual([]);
		expect(inData("Rakiplerini geçer.", FACTS, ["Rakiplerini geçer."])).toHaveLength(1);
		expect(inData("ticari kullanıma kapalı", "apps/site/messages/tr/index.ts")).toEqual([]);
	});

	it("takes the figures of a term for those of its example", () => {
		expect(
			inData("0,8 puan alanların yüzde 80'i doğrudur.", "apps/site/content/glossary/measures.ts"),
		).toEqual([]);
	});

	it("takes no source that the page does not list", () => {
		const other: Source = { ...DETR, id: "other", url: "https://arxiv.org/abs/2" };
		const text =
			"---\nsources:\n  - rt-detr-v2\n---\n\n[Başka yerde](https://arxiv.org/abs/2) %40 daha hızlıdır.";
		expect(findingsOf("sourced-claims", { "tr/tasks/a": text }, [DETR, other])).toHaveLength(1);
		const listed = text.replace("---\n\n", "  - other\n---\n\n");
		expect(findingsOf("sourced-claims", { "tr/tasks/a": listed }, [DETR, other])).toEqual([]);
	});

	it("leaves pages alone that speak of the site's own code", () => {
		expect(findingsOf("sourced-claims", { "tr/errors/a": "2019 yılında." })).toEqual([]);
	});
});
