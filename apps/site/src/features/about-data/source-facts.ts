import runs from "@pusula/snippets/runs.json" with { type: "json" };
import { CATALOGUE_SOURCE, type LocalizedText } from "@pusula/tasks";
import { KNOWN_PROVIDERS } from "../../facts/providers/known-providers.ts";
import batchMemory from "../../../generated/batch-memory.json" with { type: "json" };
import batch from "../../../generated/batch.json" with { type: "json" };
import reliability from "../../../generated/reliability.json" with { type: "json" };
import models from "../../../data/transformers-models.json" with { type: "json" };
import { toMonthWords } from "../../lib/words/date-words.ts";
import { inEachLocale } from "../../lib/locale.ts";

interface NamedLink {
	readonly name: string;
	readonly url: string;
}

/** Origin of a part of the data: read elsewhere, found out by running something, or made for this site. */
export type Origin = "read" | "measured" | "made";

/** One part of the site's data: what it is, where it comes from, and how far it can be trusted. */
export interface FactSource {
	/** Anchor of its section. */
	readonly id: string;
	readonly title: LocalizedText;
	readonly origin: Origin;
	readonly what: LocalizedText;
	/** Where it was read. */
	readonly from: readonly NamedLink[];
	/** Days of the states that were read or measured, oldest first, `YYYY-MM-DD`; taken from the data itself. */
	readonly days: readonly string[];
	/** SPDX ids of the licences of what was taken over. */
	readonly licences: readonly string[];
	readonly uncertain?: LocalizedText;
	/** The command or way that updates it. */
	readonly refresh: LocalizedText;
	/** File or folder of the repository where it is kept. */
	readonly path: string;
}

const CATALOGUE: NamedLink = { name: "huggingface/huggingface.js", url: CATALOGUE_SOURCE.repository };
const CATALOGUE_DAYS = [CATALOGUE_SOURCE.specification.date, CATALOGUE_SOURCE.later.date];

/** The month whose documentation gave the dates of the models: `Mayıs 2026`. */
const MODEL_MONTH = inEachLocale((locale) => toMonthWords(models.source.datesFrom, locale));

/** Every part of the data, in the order of the page. */
export const DATA_SOURCES: readonly FactSource[] = [
	{
		id: "source-tasks",
		title: { tr: "Görev kataloğu", en: "Task catalogue" },
		origin: "read",
		what: {
			tr: "Görevlerin kimlikleri, alanları, renkleri, alt görevleri ve önerilen model, veri kümesi ve uygulama kimlikleri. Adların Türkçesi, özetler, örnekler ve önerilerin gerekçeleri bize aittir.",
			en: "Ids, domains, colours and subtasks of the tasks, and the ids of recommended models, data sets and spaces. Turkish names, summaries, examples and the reasons for each recommendation are ours.",
		},
		from: [CATALOGUE],
		days: CATALOGUE_DAYS,
		licences: [CATALOGUE_SOURCE.license],
		uncertain: {
			tr: "Önerilen bir model Hub'dan kaldırılmış ya da adı değişmiş olabilir; bağlantılar yayın sırasında ağ üzerinden denetlenmez.",
			en: "A recommended model may have been renamed or taken off the Hub since; links are not checked over the network when the site is built.",
		},
		refresh: {
			tr: "Görevin klasöründeki dosyaları düzenleyin, ardından `npm run generate` ile türleri ve değişiklik kaydını yenileyin.",
			en: "Edit the files in the folder of the task, then renew types and the record of changes with `npm run generate`.",
		},
		path: "packages/tasks/src/tasks",
	},
	{
		id: "source-libraries",
		title: { tr: "Kütüphaneler", en: "Libraries" },
		origin: "read",
		what: {
			tr: "Hub'ın tanıdığı kütüphanelerin adları, kaynak ve belge adresleri, hangi göreve hizmet ettikleri.",
			en: "Names of the libraries that the Hub knows, addresses of source and documentation, and the tasks they serve.",
		},
		from: [CATALOGUE],
		days: CATALOGUE_DAYS,
		licences: [CATALOGUE_SOURCE.license],
		uncertain: {
			tr: "Kaynak, kütüphanelerin çoğu için görev belirtmez. Bir görevin altında görünmeyen kütüphane o görevi yine de yapabilir.",
			en: "For most libraries the source names no task. A library that is missing below a task may well be able to do it.",
		},
		refresh: {
			tr: "Kütüphane listelerini düzenleyip aynı komutu çalıştırın.",
			en: "Edit the lists of libraries and run the same command.",
		},
		path: "packages/tasks/src/libraries",
	},
	{
		id: "source-providers",
		title: { tr: "Sağlayıcılar", en: "Providers" },
		origin: "read",
		what: {
			tr: "Adresler, anahtarın başlığı, sunulan görevler, gönderilen ve okunan alanlar. Sayfalardaki tablolar istemcinin kendisinden üretilir, elle yazılmaz.",
			en: "Addresses, the header of the key, tasks on offer, fields sent and read. The tables on the pages are made from the client itself and not written by hand.",
		},
		from: [{ name: "huggingface.js/packages/inference", url: CATALOGUE_SOURCE.repository }],
		days: [...new Set(KNOWN_PROVIDERS.map(({ lifecycle }) => lifecycle.date))].toSorted(),
		licences: [CATALOGUE_SOURCE.license],
		uncertain: {
			tr: "Yanıtların biçimi kayıtlı örneklerle ve simülatörle sınanır, canlı hesaplarla değil. Fiyat, hız ve hangi modeli kimin sunduğu verinin parçası değildir; bunlar günden güne değişir.",
			en: "The form of answers is tested with recorded examples and the simulator, not with live accounts. Prices, speed and who serves which model are not part of the data, since they change from day to day.",
		},
		refresh: {
			tr: "Sağlayıcının dosyasını kendi belgeleriyle karşılaştırın, `lifecycle` gününü yenileyin, örneklerini güncelleyin.",
			en: "Compare the file of the provider with its own documentation, renew the day in `lifecycle`, and update its examples.",
		},
		path: "packages/inference/src/providers",
	},
	{
		id: "source-models",
		title: { tr: "Modeller tablosu", en: "Models table" },
		origin: "read",
		what: {
			tr: "Transformers kütüphanesinin belgelerindeki destek tablosu: model adları ve üç çerçevenin işaretleri. Satırı en çok olan hâli alındı; beş kırık bağlantı doğru sayfalarına yöneltildi. Sonraki aileler ile onları getiren sürümler, kütüphanenin PyPI'deki paketlerinden okundu.",
			en: "The support table of the Transformers documentation: names of models and marks for three frameworks. Taken from the state with the most rows; five dead links now lead to the right pages. Later families and the versions that brought them were read from the packages of the library on PyPI.",
		},
		from: [
			{
				name: `${models.source.repository}/${models.source.path}`,
				url: `https://github.com/${models.source.repository}/blob/${models.source.commit}/${models.source.path}`,
			},
			{ name: "PyPI: transformers", url: "https://pypi.org/project/transformers/#history" },
		],
		days: [models.source.date],
		licences: ["Apache-2.0"],
		uncertain: {
			tr: `Tablo kütüphanenin ${models.source.libraryVersion} sürümünü anlatır; kaynak sayfa o tarihten kısa süre sonra tabloyu bıraktı. Modellerin tarihleri belgelerin daha sonraki bir hâlinden (${MODEL_MONTH.tr}) okundu; bir satırda tarih yok.`,
			en: `The table describes version ${models.source.libraryVersion} of the library; its source dropped the table soon after. Dates of models were read from the documentation as of ${MODEL_MONTH.en}, and one row has none.`,
		},
		refresh: {
			tr: "Kaynakta artık tablo olmadığından kendiliğinden yenilenmez; düzeltmeler dosyaya elle yazılır. Sonraki aileleri `scripts/guides/first_versions.py` ile `npm run guides -- newer-models` yeniler.",
			en: "Not renewed by itself, since the source no longer has such a table; corrections are written into the file. `scripts/guides/first_versions.py` and `npm run guides -- newer-models` renew the later families.",
		},
		path: "apps/site/data/transformers-models.json",
	},
	{
		id: "source-snippets",
		title: { tr: "Kod örneklerinin denenmesi", en: "Trial runs of the sample code" },
		origin: "measured",
		what: {
			tr: `Sayfalardaki kod, yazıldığı gibi çalıştırıldı ve gönderdiği istek istemcininkiyle karşılaştırıldı: ${runs.passed} deneme geçti, ${runs.failed} deneme kaldı. Sürümler örneklerin altında yazılıdır.`,
			en: `The code on the pages was run as printed, and the request it sent was compared with the client's own: ${runs.passed} runs passed, ${runs.failed} failed. Versions stand below the samples.`,
		},
		from: [],
		days: [runs.date],
		licences: [],
		uncertain: {
			tr: "Karşıdaki sunucu simülatördür. Gerçek bir sağlayıcı o günden sonra kurallarını değiştirmiş olabilir.",
			en: "The server on the other side is the simulator. A real provider may have changed its rules since that day.",
		},
		refresh: {
			tr: "`npm run test:snippets` bütün örnekleri yeniden çalıştırır ve sonucu yazar.",
			en: "`npm run test:snippets` runs all samples again and writes down the result.",
		},
		path: "packages/snippets/generated/runs.json",
	},
	{
		id: "source-reliability",
		title: { tr: "Güvenilirlik sayıları", en: "Reliability in numbers" },
		origin: "measured",
		what: {
			tr: "Tohumla seçilmiş hatalarla yapılan çağrıların, rastgele akışların ve iptallerin sayıları; olmaması gerekenlerin kaç kez olduğu.",
			en: "Counts of calls with seeded faults, of random streams and of aborts, and how often happened what must not happen.",
		},
		from: [],
		days: [reliability.date],
		licences: [],
		uncertain: {
			tr: "Sunucu aynı makinededir; gerçek ağlar başka türlü de bozulur.",
			en: "The server stands on the same machine; real networks break in other ways too.",
		},
		refresh: {
			tr: "`npm run reliability` her şeyi yeniden çalıştırır ve sonucu yazar.",
			en: "`npm run reliability` runs all of it again and writes down the result.",
		},
		path: "apps/site/generated/reliability.json",
	},
	{
		id: "source-batch-memory",
		title: { tr: "Toplu çağrıların belleği", en: "Memory of many calls" },
		origin: "measured",
		what: {
			tr: "1.000 satırdan bir milyon satıra `pusula batch` belleği; hızı ve belleği, düz bir döngünün ve LiteLLM'inkinin yanında.",
			en: "Memory of `pusula batch` from 1,000 rows to a million; its speed and memory beside those of a plain loop and of LiteLLM.",
		},
		from: [],
		days: [...new Set([...batch, ...batchMemory].map(({ date }) => date))].toSorted(),
		licences: [],
		uncertain: {
			tr: "Sunucu aynı makinedeki simülatördür; gerçek sağlayıcılar çok daha yavaştır.",
			en: "The server is the simulator on the same machine; real providers are much slower.",
		},
		refresh: {
			tr: "`npm run bench -- batch memory --write` yeniden ölçer; bir milyon satır için `--rows 1000000`.",
			en: "`npm run bench -- batch memory --write` measures again; with `--rows 1000000` a million rows.",
		},
		path: "apps/site/generated/batch-memory.json",
	},
	{
		id: "source-tokens",
		title: { tr: "Belirteç sayıları", en: "Token counts" },
		origin: "measured",
		what: {
			tr: "Kavramlar bölümündeki belirteç sayıları, site kurulurken iki açık belirteçleyiciyle (`cl100k_base` ve `o200k_base`) sayılır.",
			en: "The token counts among the concepts are made while the site is built, with two public tokenizers (`cl100k_base` and `o200k_base`).",
		},
		from: [{ name: "gpt-tokenizer", url: "https://github.com/niieani/gpt-tokenizer" }],
		days: [],
		licences: ["MIT"],
		uncertain: {
			tr: "Başka bir modelin belirteçleyicisi başka sayılar verir; oranlar benzer, sayılar değil.",
			en: "The tokenizer of another model gives other numbers; the ratios are similar, the numbers are not.",
		},
		refresh: {
			tr: "Her kurulumda kendiliğinden yenilenir.",
			en: "Renewed by itself with every build.",
		},
		path: "apps/site/src/features/docs/tables/token-pairs.ts",
	},
	{
		id: "source-errors",
		title: { tr: "Hatalar ve API belgeleri", en: "Errors and API reference" },
		origin: "measured",
		what: {
			tr: "Hata kodları, mesajlar ve API sayfaları paketlerin kaynak kodundan okunur. Hata sayfalarındaki örnekler sınamalarda çalıştırılır.",
			en: "Error codes, messages and API pages are read from the source code of the packages. The examples on error pages are run by the tests.",
		},
		from: [],
		days: [],
		licences: [],
		refresh: {
			tr: "Kurulum sırasında kaynak koddan yeniden okunur.",
			en: "Read from the source code again while building.",
		},
		path: "packages/inference/src",
	},
	{
		id: "source-words",
		title: { tr: "Yazılar, sözlük ve örnek dosyalar", en: "Texts, glossary and sample files" },
		origin: "made",
		what: {
			tr: "Bütün yazılar, sözlük tanımları, örneklerdeki çizimler ve sesler bu site için yapıldı. Konuşma kayıtlarını bir ses sentezleyici okur; hiçbirinde gerçek bir kişinin sesi yoktur.",
			en: "All texts, definitions, drawings and sounds in the examples were made for this site. Speech is read by a synthesizer; no recording holds the voice of a real person.",
		},
		from: [],
		days: [],
		licences: ["Apache-2.0"],
		uncertain: {
			tr: "Örneklerdeki çıktılar elle hazırlandı ya da, iki tablo örneğinde, bir modelin yayımlanmış sonucundan alındı: görevin neye benzediğini gösterir, belli bir modelin başarısını değil.",
			en: "The outputs of the examples were prepared by hand or, for two tables, taken from a published result of a model: they show what a task looks like, not how well a certain model does.",
		},
		refresh: {
			tr: "Yazılar `apps/site/content` içinde durur; çizim ve sesleri `npm run demo:media --workspace apps/site` yeniden üretir.",
			en: "Texts stand in `apps/site/content`; drawings and sounds are made again by `npm run demo:media --workspace apps/site`.",
		},
		path: "apps/site/content",
	},
	{
		id: "source-design",
		title: { tr: "Yazı tipleri ve simgeler", en: "Fonts and icons" },
		origin: "read",
		what: {
			tr: "Metinler Inter, kodlar JetBrains Mono ile yazılır; simgeler Lucide, sağlayıcı logoları Lobe Icons ve Simple Icons koleksiyonlarındandır. Hepsi siteyle birlikte sunulur.",
			en: "Text is set in Inter and code in JetBrains Mono; icons come from Lucide, logos of providers from Lobe Icons and Simple Icons. All are served with the site.",
		},
		from: [
			{ name: "Inter", url: "https://github.com/rsms/inter" },
			{ name: "JetBrains Mono", url: "https://github.com/JetBrains/JetBrainsMono" },
			{ name: "Lucide", url: "https://github.com/lucide-icons/lucide" },
			{ name: "Lobe Icons", url: "https://github.com/lobehub/lobe-icons" },
			{ name: "Simple Icons", url: "https://github.com/simple-icons/simple-icons" },
		],
		days: [],
		licences: ["OFL-1.1", "ISC", "MIT", "CC0-1.0"],
		uncertain: {
			tr: "Logolar sahiplerinin markasıdır; burada yalnızca sağlayıcıyı tanıtmak için kullanılır.",
			en: "Logos are trademarks of their owners and stand here only to name the provider.",
		},
		refresh: {
			tr: "Paket sürümleriyle birlikte yenilenir.",
			en: "Renewed together with the versions of their packages.",
		},
		path: "apps/site/package.json",
	},
];
