import type { Locale } from "@pusula/tasks";

/** The words of reports in each language that they are written in. */
export const REPORT_WORDS = {
	en: {
		title: (task: string, rows: string) => `${task}: models on ${rows} rows`,
		simulated: "Simulated: no model ran. The figures say nothing about any model.",
		simulatedOnes: (names: string) =>
			`Simulated: ${names} did not run. Their figures say nothing about these models.`,
		method:
			"Metrics are of the rows that a model answered, with 95 % intervals by the bootstrap. Models are compared on the rows that both answered, by a randomization test with Holm's correction.",
		normalizations: {
			none: "Answers are compared as they are written.",
			turkish: "Answers are compared by Turkish rules: in small letters (I → ı, İ → i), without punctuation.",
			squad:
				"Answers are compared by the rules of SQuAD, which are made for English: in small letters, without punctuation, without a, an and the.",
		},
		summary: "Results",
		comparisons: "Differences",
		classes: (model: string) => `Classes: ${model}`,
		confusion: (model: string) => `Confusion matrix: ${model}`,
		confusionCorner: "true \\ predicted",
		wrong: "Wrong answers and failures",
		worst: (metric: string) => `Rows by ${metric}, the worst first`,
		noWrong: "Every answer is right.",
		more: (count: string) => `${count} more rows are in the CSV and JSON reports.`,
		model: "model",
		answered: "answered",
		failed: "failed",
		median: "median",
		p95: "95th percentile",
		tokens: "tokens in / out",
		price: "price",
		first: "first",
		second: "second",
		difference: "difference",
		interval: "95 % interval",
		pValue: "p",
		verdict: "verdict",
		byChance: "chance alone may explain it",
		real: "unlikely to be chance",
		label: "label",
		precision: "precision",
		recall: "recall",
		averagePrecision: "average precision",
		f1: "F1",
		support: "rows",
		row: "row",
		input: "input",
		expected: "expected",
		right: "right",
		failure: "failure",
		isSimulated: "simulated",
		normalization: "compared",
		answer: "answer",
		seconds: (value: string) => `${value} s`,
		none: "–",
	},
	tr: {
		title: (task: string, rows: string) => `${task}: ${rows} satırda modeller`,
		simulated: "Simülasyon: model çalışmadı. Sayılar hiçbir model hakkında bir şey söylemez.",
		simulatedOnes: (names: string) =>
			`Simülasyon: ${names} çalışmadı. Sayıları bu modeller hakkında bir şey söylemez.`,
		method:
			"Ölçütler, modelin yanıtladığı satırlardan hesaplandı; %95 güven aralıkları bootstrap ile bulundu. Modeller, ikisinin de yanıtladığı satırlarda rastgeleleştirme testi ve Holm düzeltmesiyle karşılaştırıldı.",
		normalizations: {
			none: "Yanıtlar yazıldıkları gibi karşılaştırıldı.",
			turkish:
				"Yanıtlar Türkçe kurallarla karşılaştırıldı: küçük harfle (I → ı, İ → i), noktalama işaretleri olmadan.",
			squad:
				"Yanıtlar, İngilizce için yazılmış SQuAD kurallarıyla karşılaştırıldı: küçük harfle; noktalama işaretleri ile a, an ve the olmadan.",
		},
		summary: "Sonuçlar",
		comparisons: "Farklar",
		classes: (model: string) => `Sınıflar: ${model}`,
		confusion: (model: string) => `Karışıklık matrisi: ${model}`,
		confusionCorner: "doğrusu \\ tahmin",
		wrong: "Yanlış yanıtlar ve başarısız çağrılar",
		worst: (metric: string) => `Satırlar, ${metric} değeri en kötü olandan başlayarak`,
		noWrong: "Yanıtların hepsi doğru.",
		more: (count: string) => `${count} satır daha CSV ve JSON raporlarında.`,
		model: "model",
		answered: "yanıtlanan",
		failed: "başarısız",
		median: "ortanca",
		p95: "95. yüzdelik",
		tokens: "belirteç girdi / çıktı",
		price: "ücret",
		first: "birinci",
		second: "ikinci",
		difference: "fark",
		interval: "%95 aralık",
		pValue: "p",
		verdict: "yorum",
		byChance: "aradaki fark şansla açıklanabilir",
		real: "şansla açıklanması güç",
		label: "etiket",
		precision: "kesinlik",
		recall: "duyarlılık",
		averagePrecision: "ortalama kesinlik",
		f1: "F1",
		support: "satır",
		row: "satır",
		input: "girdi",
		expected: "beklenen",
		right: "doğru",
		failure: "hata",
		isSimulated: "simülasyon",
		normalization: "karşılaştırma",
		answer: "yanıt",
		seconds: (value: string) => `${value} sn`,
		none: "–",
	},
} as const satisfies Readonly<Partial<Record<Locale, unknown>>>;

/** Everything that a report says in one language: names of columns, verdicts, sentences about samples and differences. */
export type ReportWords = (typeof REPORT_WORDS)[ReportLocale];

/** Language of a report: Turkish or English. */
export type ReportLocale = keyof typeof REPORT_WORDS;

/** The language in which reports are written for a reader's language: that one, or English where there are no words. */
export function toReportLocale(locale: string): ReportLocale {
	return isWritten(locale) ? locale : "en";
}

function isWritten(locale: string): locale is ReportLocale {
	return Object.hasOwn(REPORT_WORDS, locale);
}
