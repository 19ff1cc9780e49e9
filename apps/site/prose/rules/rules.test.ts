import { describe, expect, it } from "vitest";
import type { Source } from "../../content/sources/source.ts";
import { readMdx } from "../read-mdx.ts";
import { findingsOf, toProse } from "./findings-of.ts";
import { RULES } from "./index.ts";

/** The findings of one rule in one Turkish page. */
function findingsIn(rule: string, text: string): readonly string[] {
	return findingsOf(rule, { "tr/docs/a": text });
}

const SENTENCE = "Model, yanıtı bulmak için metni baştan sona bir kez okur.";
const ARTICLE = "sözcük ".repeat(450);

describe("forbidden-words", () => {
	it.each([
		["Bir veri setini indirin.", "veri kümesi"],
		["Her skor ayrıdır.", "puan"],
		["Tokenleri sayın.", "belirteç"],
		["Önce prompt'u yazın.", "istem"],
		["HALÜSİNASYON görülür.", "uydurma"],
	])("%s", (text, term) => {
		const [finding, ...others] = findingsIn("forbidden-words", `İlk satır.\n\n${text}`);
		expect(finding).toContain("tr/docs/a.mdx:3 ");
		expect(finding).toContain(`“${term}”`);
		expect(others).toEqual([]);
	});

	it.each([
		"`token` alanı",
		"belirteç (<En>token</En>)",
		"```ts\nconst token = 1;\n```",
		"Puanı okuyun.",
		"Burada Vision Encoder decoder kullanılır.",
	])("leaves %s", (text) => {
		expect(findingsIn("forbidden-words", text)).toEqual([]);
	});

	it("says nothing about English pages", () => {
		expect(findingsOf("forbidden-words", { "en/docs/a": "A token and a prompt." })).toEqual([]);
	});
});

describe("phrases", () => {
	it.each([
		["tr/docs/a", "Hiçbir sayfasında izleyici yoktur.", "izleme kodu"],
		["tr/docs/a", "Model yerelde çalışır.", "kendi makinenizde"],
		["tr/docs/transformers/a", "Türkçede eylem sonda gelir.", "fiil"],
		["tr/docs/a", "Tarihi de isteme yazın.", "isteminize"],
		["tr/docs/a", "İsteme koymadan önce birleştirin.", "isteminize"],
		["tr/docs/a", "İlk belirtece dek süre uzar.", "kadar geçen"],
		["tr/docs/a", "Ortanca ve p95 yeter.", "yüzdelik"],
		["tr/docs/a", "Bayt tabanlı bir sözlük seçin.", "bayt düzeyinde"],
		["tr/tasks/a", "Lisansı okumadan üretime almayın.", "yayına almak"],
		["tr/docs/a", "Disk 2 TB'ten büyüktür.", "GB'lık"],
		["tr/docs/a", "80 GB'lik kart 5 GiB'ın üstünü taşır.", "GB'lık"],
		["tr/docs/a", "Kararınızı bir kez verip unutmayın.", "bir daha"],
		["tr/docs/a", "Sağlayıcı `strict` kipinde bunu ister.", "modality"],
		["tr/tasks/image-to-text", "Kısa alt yazı yazar.", "açıklama"],
		["tr/tasks/translation", "Bir altyazıyı çevirin.", "alt yazı"],
		["tr/docs/a", "Yanıt birebir aynıdır.", "bire bir"],
		["tr/tasks/a", "Dilbilgisi kurallarına bakın.", "dil bilgisi"],
		["tr/docs/a", "Model görüntüyü 16 × 16 piksellik karelere böler.", "yama"],
		["tr/tasks/a", "Üretici modeller başka yol izler.", "üretken"],
		["tr/docs/a", "Metni ayırmayı düşünün.", "consider"],
		["tr/docs/a", "Videonun biçemini değiştirir.", "üslup"],
		["tr/docs/a", "Birkaç on bin belge.", "on binlerce"],
		["tr/docs/a", "Şaşkınlık onun üssüdür.", "power"],
		["tr/docs/a", "Her görüntünün sapması 0,3 çıkar.", "ıraksama"],
		["tr/docs/a", "Akış kipinde çalışır.", "not a mode"],
		["tr/docs/a", "Modeli değerlendirme kipine alın.", "not a mode"],
		["tr/docs/a", "Model eğitim kipindedir.", "not a mode"],
		["tr/docs/a", "Renk kipleri üçtür.", "not a mode"],
		["tr/docs/a", "Koşut cümleler toplayın.", "cümle çiftleri"],
		["tr/docs/a", "Modeli başvuruyla karşılaştırın.", "referans"],
		["tr/docs/a", "Başvuru: insan çevirisi", "referans"],
		["tr/tasks/a", "Resimdeki nesneleri sayın.", "görüntü"],
		["tr/tasks/a", "Her nesnenin resmi karşılaştırılır.", "görüntü"],
		["tr/docs/a", "Hub bir hata durumuyla yanıt verdi.", "hata koduyla"],
		["tr/docs/a", "En geniş seçimi sunar.", "yelpaze"],
		["tr/docs/a", "Metni yönlere ayırın.", "konularına"],
		["tr/docs/a", "Ek, kesmeyle ayrılır.", "kesme işareti"],
		["tr/docs/a", "Kesmeden sonrasını atın.", "kesme işareti"],
		["tr/tasks/image-to-image", "Boşluk doldurma için bunu seçin.", "görüntü tamamlama"],
		["tr/docs/a", "Anahtarda, başlıkta duramayan bir harf var.", "başlığa"],
		["tr/docs/a", "Düşünen modeller uzun susar.", "akıl yürüten"],
		["tr/docs/a", "Modele talimat verin.", "yönerge"],
		["tr/docs/a", "Bir dedektör eğitin.", "tespit modeli"],
		["tr/docs/a", "Türkçesi burada doğrulanmadı.", "no source"],
		["tr/docs/a", "Platform bu sağlayıcıyı artık taşımıyor.", "carry"],
		["tr/docs/a", "İş orada sürmeye devam eder.", "twice"],
		["tr/docs/a", "Sözdizimi hatası çıkar.", "söz dizimi"],
		["tr/docs/a", "Listenin her öğesi bir metindir.", "öge"],
		["tr/docs/a", "Lisansı hub'dan öğrenilir.", "Hub"],
		["tr/docs/a", "Sıralamak doldurmayı azaltır.", "dolgu"],
		["en/docs/a", "Its Turkish is not verified here.", "no source"],
		["en/docs/a", "It is on the hub.", "the Hub"],
		["en/docs/a", "It makes a row of decisions.", "sequence"],
		["en/docs/a", "The numbers are no estimates.", "not"],
		["en/docs/a", "Rain and light from behind are rare.", "backlight"],
		["en/docs/a", "It rewards memory.", "memorisation"],
		["en/docs/a", "The cross entropy is 1.07.", "cross-entropy"],
		["en/tasks/a", "It hides 15 % of the tokens.", "97%"],
		["en/docs/a", "The score therefore wavers.", "by chance"],
		["en/docs/a", "Text.\n\n## Go on\n\nMore.", "Continue"],
		["en/docs/a", "Text.\n\n## Usual mistakes in Turkish\n\nMore.", "Common mistakes"],
	])("%s: %s", (name, text, right) => {
		expect(findingsOf("phrases", { [name]: text })).toEqual([expect.stringContaining(right)]);
	});

	it.each([
		[
			"tr/tasks/automatic-speech-recognition",
			"Video alt yazısı hazırlar. Altındaki alt yazılım katmanı değişmez.",
		],
		["tr/tasks/a", "Yanıt bire bir aynıdır. Model videoyu karelere böler; üretici ağ görüntü çizer."],
		["tr/docs/a", "Kip, verinin türüdür. `text` kipi olan model. Standart sapması 2'dir."],
		["tr/docs/a", "## Başvuru\n\nİş başvurusu, başvuru formundan okunur. Bir hekime başvurun."],
		["tr/docs/a", "Öğrenen model, öğretmen modele bakar. Bu eğri ezberin resmidir."],
		["tr/tasks/a", "Resmî yazımda ek ayrılmaz. Bu, resmen duyuruldu."],
		["tr/tasks/robotics", "Etmen bir eylem seçer. Soruyu isteminize yazın. 95. yüzdelik (p95) uzundur."],
		["tr/tasks/fill-mask", "Boşluk doldurma sorusu. Kesme sınırı aşan metni atar."],
		["tr/docs/a", "Kısa metin doldurulur; belleği doldurmak ayrı iştir."],
		["tr/docs/a", "Hub'da aranır; kimliği `hub` olan hata."],
		["tr/docs/a", "Bayt düzeyinde sözlük 16 GB'lık karta sığar. TCMB'nin kuru metin üretimine girer."],
		["en/docs/a", "A row of the table."],
	])("%s: leaves %s", (name, text) => {
		expect(findingsOf("phrases", { [name]: text })).toEqual([]);
	});

	it("reads what the programs show in Turkish", () => {
		const help = readMdx("help.ts", "tr", "help.ts", "Modele talimat verin.");
		expect(RULES["phrases"]?.({ ...toProse({}), guides: [help] })).toHaveLength(1);
	});
});

describe("apostrophes", () => {
	it.each([
		["PyTorchun yeri", "PyTorch'un"],
		["Önce Transformersla başlayın.", "Transformers'la"],
		["Hiçbir model'in adı", "modelin"],
		["Python’un yeri", "'"],
	])("%s", (text, right) => {
		expect(findingsIn("apostrophes", text)).toEqual([expect.stringContaining(right)]);
	});

	it.each([
		"PyTorch'un yeri",
		"Modelin adı",
		"diffusers'ın sınıfları",
		"`score`'un değeri",
		"32 GB'lık bellek",
	])("leaves %s", (text) => {
		expect(findingsIn("apostrophes", text)).toEqual([]);
	});
});

describe("english-words", () => {
	it.each([
		["Bu the anlamına gelir.", "the"],
		["Önce training yapın.", "training"],
		["Weights burada durur.", "Weights"],
		["Bütün answerları okuyun.", "answerları"],
		["Yanıt quxla başlar.", "quxla"],
		["[read more](/tasks/) yazar.", "read"],
	])("%s", (text, word) => {
		expect(findingsIn("english-words", text)[0]).toContain(`“${word}” is English`);
	});

	it.each([
		"Model ilk denemede 4 bite iner.",
		"Önce `training` yapın.",
		"Eğitim (<En>training</En>) uzun sürer.",
		"Stable Diffusion XL, Attention Is All You Need ile başlar.",
		"Whisper Türkçe bilir.",
		"[dbmdz/bert-base-turkish-cased](https://huggingface.co/dbmdz/bert-base-turkish-cased) küçüktür.",
		"example.com adresi",
		"Önce scikit-learn'ü kurun.",
	])("leaves %s", (text) => {
		expect(findingsIn("english-words", text)).toEqual([]);
	});

	it("reads titles and words inside components", () => {
		expect(
			findingsIn(
				"english-words",
				'---\ntitle: Best practices\n---\n\n<Note title="read this">\n\nwith care\n\n</Note>',
			),
		).toEqual(["2", "2", "5", "5", "7", "7"].map((line) => expect.stringContaining(`a.mdx:${line} `)));
	});
});

describe("typography", () => {
	it.each([
		['Buna "model" denir.', "“…”"],
		["Sonuç 92% olur.", "%92"],
		["Sonuç % 92 olur.", "%92"],
		["Puan 0.92 olur.", "0,92"],
		["Ters yönde -1 olur.", "−"],
		["Model 24 480 belirteç okur.", "24.480"],
	])("%s", (text, right) => {
		expect(findingsIn("typography", text)).toEqual([expect.stringContaining(right)]);
	});

	it.each([
		"Buna “model” denir.",
		"Sonuç %92 olur.",
		"Puan 0,92 olur.",
		"Sürüm v0.1 ve 3.0.1",
		"Ters yönde −1 olur; 8-16 kare.",
		"`0.92`",
		"Model 24.480 belirteç okur.",
	])("leaves %s", (text) => {
		expect(findingsIn("typography", text)).toEqual([]);
	});
});

describe("repeated-sentences", () => {
	it("finds a sentence that stands on two pages, whatever its case and punctuation", () => {
		const again = `Başka.\n\n${SENTENCE.replace(",", "").toLocaleUpperCase("tr")}`;
		expect(findingsOf("repeated-sentences", { "tr/docs/a": SENTENCE, "tr/docs/b": again })).toEqual([
			expect.stringMatching(/^tr\/docs\/b\.mdx:3 .*tr\/docs\/a\.mdx:1/u),
		]);
	});

	it("counts sentences that differ only in code as the same", () => {
		const pages = {
			"tr/docs/a": "Bu alan `a` için modelin okuyacağı metni eksiksiz taşır ve zorunludur.",
			"tr/docs/b": "Bu alan `b` için modelin okuyacağı metni eksiksiz taşır ve zorunludur.",
		};
		expect(findingsOf("repeated-sentences", pages)).toHaveLength(1);
	});

	it("leaves short sentences, and sentences of one page", () => {
		expect(
			findingsOf("repeated-sentences", { "tr/docs/a": "Önce kurun.", "tr/docs/b": "Önce kurun." }),
		).toEqual([]);
		expect(findingsOf("repeated-sentences", { "tr/docs/a": `${SENTENCE} ${SENTENCE}` })).toEqual([]);
	});
});

describe("links", () => {
	it.each([
		["[a](/docs/none/)", "no such page"],
		["[a](/en/tasks/)", "without the language part"],
		["[a](/tasks)", "end the path"],
		["[a](#yok)", "no heading with the anchor"],
		["[a](/tasks/#yok)", "no heading with the anchor"],
		["[a](http://example.com)", "https"],
		["[a](<https://example.com/a b>)", "no spaces"],
		["[a](example.com)", "not an address"],
		["[a](https://localhost)", "not complete"],
		['<Card href="/docs/none/">x</Card>', "no such page"],
	])("%s", (text, problem) => {
		expect(findingsIn("links", text)).toEqual([expect.stringContaining(problem)]);
	});

	it.each([
		"[a](/tasks/)",
		"[a](/tasks/#nlp)",
		"## Işık\n\n[a](#isik)",
		"[a](https://example.com/a?b=c)",
		"[a](/docs/a/)",
	])("leaves %s", (text) => {
		expect(findingsIn("links", text)).toEqual([]);
	});
});

describe("same-headings", () => {
	it("misses the page of another language", () => {
		expect(findingsOf("same-headings", { "tr/docs/a": "x" })).toEqual([
			expect.stringContaining("missing in English"),
		]);
	});

	it.each([
		["## Bir\n\n### İki", "## One\n\n## Two"],
		["## Bir\n\n## İki", "## One"],
		["## Bir", "## One\n\n## Two"],
	])("compares the levels of the headings", (tr, en) => {
		expect(findingsOf("same-headings", { "tr/docs/a": tr, "en/docs/a": en })).toEqual([
			expect.stringContaining("same headings"),
		]);
	});

	it("leaves pages whose headings agree", () => {
		expect(findingsOf("same-headings", { "tr/docs/a": "## Bir", "en/docs/a": "## One" })).toEqual([]);
	});
});

describe("article-length", () => {
	it.each([
		["sözcük ".repeat(299), "say what is missing"],
		["sözcük ".repeat(1000), "shorten it"],
	])("names articles that are too short or too long", (text, advice) => {
		expect(findingsOf("article-length", { "tr/tasks/a": text })).toEqual([expect.stringContaining(advice)]);
	});

	it("does not count code, and leaves other pages", () => {
		expect(findingsOf("article-length", { "tr/tasks/a": ARTICLE, "tr/docs/a": "Kısa." })).toEqual([]);
		expect(findingsOf("article-length", { "tr/tasks/a": `\`\`\`ts\n${ARTICLE}\n\`\`\`` })).toHaveLength(1);
	});
});

describe("sources", () => {
	const bert: Source = {
		id: "bert",
		title: "BERT",
		url: "https://arxiv.org/abs/1810.04805",
		seen: "2026-11-22",
	};
	const listing = (...ids: readonly string[]): string =>
		["---", "sources:", ...ids.map((id) => `  - ${id}`), "---", "", "BERT."].join("\n");
	const pages = { "tr/tasks/a": listing("bert"), "en/tasks/a": listing("bert") };

	it("leaves pages that list the same known sources, and pages that make no claims", () => {
		expect(findingsOf("sources", { ...pages, "tr/errors/b": "Metin." }, [bert])).toEqual([]);
	});

	it("takes a link for a reference, and files on the Hub for what they are", () => {
		const card = "https://huggingface.co/a/b/resolve/1/README.md";
		const linked = listing("bert").replace("BERT.", `[Makale](${bert.url}) ve [kart](${card}).`);
		expect(findingsOf("sources", { "tr/tasks/a": linked, "en/tasks/a": linked }, [bert])).toEqual([]);
	});

	it.each(["tasks/a", "docs/concepts/a"])("misses the sources of %s", (name) => {
		expect(findingsOf("sources", { [`tr/${name}`]: "Metin." })).toEqual([
			expect.stringContaining("No sources"),
		]);
	});

	it.each([
		[{ "tr/tasks/a": listing("bert", "none") }, "tr/tasks/a.mdx:4 “none”: "],
		[{ "tr/tasks/a": listing("bert", "bert") }, "listed twice"],
		[{ ...pages, "en/tasks/a": listing("bert"), "tr/tasks/a": "---\nsources:\n---\n" }, "No sources"],
		[{ ...pages, "tr/docs/b": listing("bert"), "en/docs/b": "Text." }, "in every language"],
		[
			{ ...pages, "tr/docs/b": "[m](https://huggingface.co/a/b/c)", "en/docs/b": "" },
			"not the id of a model",
		],
		[{ ...pages, "tr/tasks/a": listing("bert").replace("BERT.", "Metin.") }, "no sentence names or links it"],
		[{ ...pages, "tr/docs/b": listing("bert").replace("BERT.", "Metin.") }, "no sentence names or links it"],
		[
			{ ...pages, "tr/providers/c": listing("bert").replace("BERT.", "Metin.") },
			"no sentence names or links it",
		],
	])("finds what is wrong in the lists %#", (wrong, problem) => {
		expect(findingsOf("sources", wrong, [bert])).toContainEqual(expect.stringContaining(problem));
	});

	it.each([
		[{ id: "other" }, "no page lists it"],
		[{ url: "http://arxiv.org/abs/1810.04805" }, "not an https URL"],
		[{ url: "https://arxiv.org/abs/1810.048" }, "not the URL of a paper"],
		[{ seen: "22.11.2026" }, "not a day"],
		[{ seen: "2026-13-40" }, "not a day"],
		[{ title: " " }, "no title"],
	])("finds what is wrong in a row %#", (wrong, problem) => {
		expect(findingsOf("sources", pages, [{ ...bert, ...wrong }])).toContainEqual(
			expect.stringContaining(problem),
		);
	});

	it("finds two rows with one URL", () => {
		expect(findingsOf("sources", pages, [bert, { ...bert, id: "again" }])).toContainEqual(
			expect.stringContaining("same URL"),
		);
	});
});

describe("printed-words", () => {
	const page = (line: string, key = "tr/errors/a") =>
		findingsOf("printed-words", { [key]: "Metin.\n\n```ts\nfoo();\n" + line + "\n```" });

	it.each([
		'console.error(error.code, "name a model");',
		"console.log(`wait ${seconds} s`);",
		"console.error(error.code, `${model} is not at ${provider}`);",
	])("finds English in a Turkish page: %s", (line) => {
		const [finding, ...others] = page(line);
		expect(finding).toContain("tr/errors/a.mdx:5");
		expect(others).toEqual([]);
	});

	it.each([
		'console.error(error.code, "modelin adını yazın");',
		'console.log("OPENAI_API_KEY");',
		'console.log(TASKS["text-to-image"]);',
		'console.log(toNotice(new NetworkError("No answer came.")));',
		'send("name a model");',
	])("lets %s stand", (line) => {
		expect(page(line)).toEqual([]);
	});

	it("lets English stand in an English page", () => {
		expect(page('console.error("name a model");', "en/errors/a")).toEqual([]);
	});
});
