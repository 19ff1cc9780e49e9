import { describe, expect, test } from "vitest";
import { metricEntriesIn } from "../../../../messages/metric-entries.ts";
import type { Locale } from "../../../lib/locale.ts";
import { runCalculator } from "../parts/calculator.ts";
import { toExampleValues } from "../example-values.ts";
import { metricStepsIn } from "../../../../messages/metric-steps.ts";
import { type FormValues, UNREADABLE } from "../parts/read-form.ts";
import { CALCULATOR_IDS, type CalculatorId } from "../../../facts/generated/calculator-ids.ts";
import { findMetricWords } from "../../../facts/tasks/metric-words.ts";
import { CALCULATORS } from "../generated/calculators.ts";

/** Output of a calculator for its example with some values changed: its figures, or the field and the problem. */
function answer(id: CalculatorId, changes: FormValues = {}, locale: Locale = "tr"): string {
	const values = { ...toExampleValues(CALCULATORS[id], findMetricWords(id, locale)), ...changes };
	const outcome = runCalculator(CALCULATORS[id], values, metricStepsIn(locale), locale);
	if ("field" in outcome) return `${outcome.field}: ${outcome.text}`;
	return outcome.figures.map(({ label, value }) => `${label} ${value}`).join(", ");
}

describe.each(CALCULATOR_IDS)("%s", (id) => {
	test.each(["tr", "en"] as const)("has an example for each of its fields (%s)", (locale) => {
		const values = toExampleValues(CALCULATORS[id], findMetricWords(id, locale));
		expect(Object.keys(values).filter((name) => values[name] === "")).toEqual([]);
	});

	test.each(["tr", "en"] as const)(
		"has words for each of its fields, where any are written (%s)",
		(locale) => {
			const entry = Object.entries(metricEntriesIn(locale)).find(([written]) => written === id)?.[1];
			if (!entry) return;
			expect(Object.keys(entry.fields)).toEqual(CALCULATORS[id].fields.map(({ name }) => name));
			for (const { name, options, group } of CALCULATORS[id].fields) {
				expect(Object.keys(entry.fields[name]?.options ?? {})).toEqual(options ?? []);
				expect(group === undefined || entry.groups?.[group]).toBeTruthy();
			}
		},
	);

	test("asks for a value when its first field is empty", () => {
		const [first] = CALCULATORS[id].fields;
		expect(answer(id, { [first?.name ?? ""]: " " })).toBe(`${first?.name}: Bu alan boş kalamaz.`);
	});
});

test("the examples give the figures that the articles of the tasks calculate", () => {
	expect(answer("bleu")).toBe("BLEU 0,760");
	expect(answer("rouge")).toBe("ROUGE-1 F1 0,600, ROUGE-2 F1 0,000, ROUGE-L F1 0,400");
	expect(answer("exact-match")).toBe("Tam eşleşme 0,333, Ortalama F1 0,556");
	expect(answer("anls")).toBe("ANLS 0,630");
	expect(answer("top-k")).toBe("İlk 3 doğruluğu 0,800");
	expect(answer("perplexity")).toBe("Şaşkınlık 4,000, Çapraz entropi 1,386");
	expect(answer("cosine")).toBe("Kosinüs benzerliği 0,960");
	expect(answer("average-precision")).toBe("mAP 0,708, AP 1 0,917, AP 2 0,500");
	expect(answer("mrr")).toBe("MRR 0,528");
	expect(answer("ndcg")).toBe("nDCG@3 0,950, DCG 2,500, IDCG 2,631");
	expect(answer("regression")).toBe("RMSE 2,380, MSE 5,667, MAE 2,333, R² 0,915");
	expect(answer("return")).toBe("İndirimli toplam ödül 2,620, İndirimsiz toplam 3");
});

test("English pages print a point and answer in English", () => {
	expect(answer("bleu", {}, "en")).toBe("BLEU 0.760");
	expect(answer("mrr", { lists: "1 x" }, "en")).toContain("lists: “x” is not understood.");
});

test("numbers may have a comma or a point and stand in one line or several", () => {
	expect(answer("perplexity", { probabilities: "0.5; 0,25 0,125" })).toBe(answer("perplexity"));
	expect(answer("cosine", { first: "−1,5\r\n0", second: "3 0" })).toBe("Kosinüs benzerliği −1,000");
});

test("a number that could be thousands or decimals is refused, with both ways to write it", () => {
	expect(answer("regression", { predicted: "1.250 18 33" })).toBe(
		"predicted: “1.250” iki türlü okunabilir. Nokta binlikleri ayırıyorsa 1250, ondalıkları gösteriyorsa 1,250 yazın.",
	);
	expect(answer("regression", { predicted: "1,250 18 33" }, "en")).toContain(
		"If the comma marks thousands, write 1250; if it marks decimals, write 1.250.",
	);
	expect(answer("return", { rewards: "1.250.000" })).toBe(
		"rewards: Binlikleri ayırmadan yazın: “1.250.000” yerine 1250000.",
	);
	expect(answer("iou", { "truth-right": UNREADABLE })).toContain("truth-right: Buraya yalnızca bir sayı");
});

test("capitals become small by the Turkish rule only when it is chosen", () => {
	const texts = { reference: "Isı İstanbul'da", candidate: "ısı istanbul'da" };
	expect(answer("wer", { ...texts, folding: "turkish" })).toBe("WER 0,000, CER 0,000");
	expect(answer("wer", { ...texts, folding: "general" })).not.toContain("WER 0,000");
	expect(answer("wer", { ...texts, folding: "none" })).toContain("WER 1,000");
});

test("problems are shown beside the field that has them", () => {
	expect(answer("classification", { predicted: "a\nb" })).toContain(
		"predicted: Burada 2 satır var, karşısında 8",
	);
	expect(answer("perplexity", { probabilities: "0,5 yarım" })).toBe("probabilities: “yarım” bir sayı değil.");
	expect(answer("perplexity", { probabilities: "1,5" })).toBe("probabilities: En büyük değer: 1.");
	expect(answer("perplexity", { probabilities: "0" })).toContain("Olasılık sıfır olamaz");
	expect(answer("average-precision", { totals: "2 1" })).toContain("totals: Listede 3 isabet var");
	expect(answer("iou", { "truth-right": "0" })).toContain("truth-right: Sağ kenar");
	expect(answer("mean-iou", { truth: "aab", predicted: "aa" })).toBe("predicted: “aa” satırı 3 harf olmalı.");
	expect(answer("cosine", { second: "0 0" })).toContain("second: Bütün sayıları sıfır");
	expect(answer("ndcg", { grades: "1 ".repeat(201) })).toBe("grades: Bu alanda en çok 200 değer olabilir.");
});

test("a number too large to calculate with is refused", () => {
	expect(answer("regression", { predicted: "1e200 18 33" }, "en")).toBe(
		"predicted: The largest value is 1000000000000000.",
	);
	expect(answer("cosine", { first: "-1e200 1" }, "en")).toContain(
		"first: The smallest value is -1000000000000000.",
	);
});

test("places of right labels that are no whole numbers are counted too", () => {
	expect(answer("top-k", { ranks: "1 2,5 3", k: "2" })).toBe("İlk 2 doğruluğu 0,333");
});

test("equal true values leave R² undefined", () => {
	expect(answer("regression", { truth: "5 5", predicted: "4 6" })).toContain("R² tanımsız");
});
