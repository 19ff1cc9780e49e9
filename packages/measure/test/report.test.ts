import { type Locale, LOCALES } from "@pusula/tasks";
import { describe, expect, it } from "vitest";
import {
	buildReport,
	describeReport,
	type Candidate,
	type MeasuredItem,
	type MeasuredRow,
	METRICS_OF_KIND,
	nameMetric,
	printCsvReport,
	printHtmlReport,
	printJsonlReport,
	printMarkdownReport,
	resolveEvaluation,
} from "../src/index.ts";
import { measure, model, rows } from "./labelled-rows.ts";

const report = (items: readonly MeasuredItem[], candidates: readonly string[]) =>
	buildReport({
		task: "text-classification",
		evaluation: resolveEvaluation("text-classification"),
		rows,
		items,
		candidates,
	});

describe("a report", () => {
	it("scores every model with an interval, and tests their difference", async () => {
		const items = await measure([model("good", 20), model("poor", 2)]);
		const { models, comparisons } = report(items, ["good", "poor"]);
		const [good, poor] = models;
		expect(good?.scores.accuracy?.score).toBeCloseTo(57 / 60, 12);
		expect(poor?.scores.accuracy?.score).toBeCloseTo(0.5, 12);
		expect(good?.scores.accuracy?.low).toBeLessThan(57 / 60);
		expect(good?.scores.accuracy?.high).toBeLessThanOrEqual(1);
		expect(good).toMatchObject({ answered: 60, failed: 0, inputTokens: 600, outputTokens: 60 });
		expect(good?.confusion?.labels).toEqual(["nötr", "olumlu", "olumsuz"]);
		expect(comparisons).toHaveLength(1);
		expect(comparisons[0]?.difference).toBeCloseTo(27 / 60, 12);
		expect(comparisons[0]?.pValue).toBeLessThan(0.01);
	});

	it("explains a small difference by chance", async () => {
		const [comparison] = report(await measure([model("a", 20), model("b", 15)]), ["a", "b"]).comparisons;
		expect(comparison?.pValue).toBeGreaterThan(0.3);
	});

	it("makes the smallest of several chances larger by their number", async () => {
		const two =
			report(await measure([model("a", 20), model("b", 4)]), ["a", "b"]).comparisons[0]?.pValue ?? 0;
		const three = report(await measure([model("a", 20), model("b", 4), model("c", 19)]), ["a", "b", "c"]);
		const same = three.comparisons.find(({ first, second }) => first === "a" && second === "b")?.pValue ?? 0;
		expect(same).toBeCloseTo(Math.min(1, two * 3), 2);
	});

	it("counts failures apart, and compares the rows that both models answered", async () => {
		const failing: Candidate = {
			name: "failing",
			call: async (args, ...rest) => {
				if (String(args["inputs"]).endsWith("0")) throw new Error("busy");
				return model("failing", 20).call(args, ...rest);
			},
		};
		const { models, comparisons, items } = report(await measure([model("good", 20), failing]), [
			"good",
			"failing",
		]);
		expect(models[1]).toMatchObject({ answered: 54, failed: 6 });
		expect(comparisons[0]?.rows).toBe(54);
		expect(items[9]?.answers[1]).toEqual({
			candidate: "failing",
			text: "",
			failure: { code: "error", message: "busy" },
		});
	});

	it("takes time and price from whoever knows them better", async () => {
		const timed: Candidate = {
			name: "timed",
			call: async () => ({ output: [{ label: "nötr", score: 1 }], ms: 70, price: 0.25 }),
		};
		const { models } = report(await measure([timed]), ["timed"]);
		expect(models[0]).toMatchObject({ medianMs: 70, p95Ms: 70, price: 15 });
	});

	it("counts the price of results without an answer, and names failed calls that may have been billed", async () => {
		const billed = Object.assign(new Error("late"), {
			code: "timeout",
			attempts: [{ mayBeBilled: false }, { mayBeBilled: true }],
		});
		const paid: Candidate = {
			name: "paid",
			call: async ({ inputs }) => {
				if (inputs === "Satır 1" || inputs === "Satır 2") throw billed;
				if (inputs === "Satır 3")
					throw Object.assign(new Error("no"), { attempts: [{ mayBeBilled: false }] });
				return { output: inputs === "Satır 4" ? [] : [{ label: "nötr", score: 1 }], price: 0.5 };
			},
		};
		const items = await measure([paid, { ...paid, name: "played" }]);
		expect(items.filter(({ failure }) => failure?.mayBeBilled)).toHaveLength(4);
		const built = buildReport({
			task: "text-classification",
			evaluation: resolveEvaluation("text-classification"),
			rows,
			items,
			candidates: ["paid", "played"],
			isSimulated: ["played"],
		});
		expect(built.models[0]).toMatchObject({ failed: 4, price: 57 * 0.5, unpriced: 2 });
		expect(printMarkdownReport(built, "tr")).toContain("ücretlendirilmiş olabilecekler: paid 2.");
		expect(printHtmlReport(built, "en")).toContain("those that may have been billed: paid 2.");
		const good = report(await measure([model("good", 20)]), ["good"]);
		expect(printMarkdownReport(good, "en")).not.toContain("billed");
	});

	it("count one row as one", () => {
		const built = report([], ["m"]);
		const describeRows = (count: number) => describeReport({ ...built, rows: count }, "en", 59);
		expect(describeRows(1).title).toBe("text-classification: models on 1 row");
		expect(describeRows(2).title).toBe("text-classification: models on 2 rows");
	});

	it("writes prices in their currency where that is known", () => {
		const items = [{ row: 1, candidate: "paid", ms: 1, answer: "nötr", price: 0.00012 }];
		const print = (currency: { readonly currency?: string }, locale: Locale = "tr"): string => {
			const evaluation = resolveEvaluation("text-classification");
			const built = buildReport({
				task: "text-classification",
				evaluation,
				rows: rows.slice(0, 1),
				items,
				candidates: ["paid"],
				...currency,
			});
			return printMarkdownReport(built, locale);
		};
		expect(print({ currency: "USD" })).toContain("| $0,00012 |");
		expect(print({ currency: "USD" }, "en")).toContain("| $0.00012 |");
		expect(print({})).toContain("| 0,00012 |");
	});

	it("names simulated models, and no time of them", async () => {
		const items = await measure([model("real", 20), model("played", 20)]);
		const built = buildReport({
			task: "text-classification",
			evaluation: resolveEvaluation("text-classification"),
			rows,
			items,
			candidates: ["real", "played"],
			isSimulated: ["played"],
		});
		expect(built.isSimulated).toBe(true);
		expect(built.models.map(({ isSimulated }) => isSimulated)).toEqual([false, true]);
		expect(printMarkdownReport(built, "tr")).toMatch(/^\| played \|.* 60 \| 0 \| – \| – \|/m);
		expect(printMarkdownReport(built, "tr")).toContain("Simülasyon: played çalışmadı.");
		expect(printCsvReport(built, "en")).toMatch(/^1,.*,real,.*,0,none\n1,.*,played,.*,1,none$/m);
		const [first = ""] = printJsonlReport(built).split("\n");
		expect(JSON.parse(first)).toMatchObject({ answers: [{}, { candidate: "played", isSimulated: true }] });
		expect(printMarkdownReport(built, "en")).toMatch(/^\| real \|.* s \|/m);
	});
});

describe("metrics of tasks", () => {
	it("are those of the task, or those that were asked for", () => {
		expect(resolveEvaluation("translation").metrics).toEqual(["chrf", "bleu"]);
		expect(resolveEvaluation("conversational", ["accuracy"])).toEqual({
			kind: "texts",
			metrics: ["accuracy"],
		});
	});

	it("say why they do not fit", () => {
		expect(() => resolveEvaluation("text-to-image")).toThrow(
			expect.objectContaining({ code: "no-evaluation" }),
		);
		expect(() => resolveEvaluation("translation", ["rmse"])).toThrow(
			expect.objectContaining({ code: "bad-metric" }),
		);
	});

	it.each([
		[
			"token-classification",
			[{ entity_group: "LOC", start: 0, end: 6 }],
			[{ label: "LOC", start: 0, end: 6 }],
			1,
		],
		["translation", { translation_text: "kedi evde" }, "kedi evde", 1],
		["sentence-similarity", [0.5], 0.5, undefined],
		["automatic-speech-recognition", { text: "bir iki" }, "bir üç", 0.5],
	] as const)("judge %s", async (task, output, expected, score) => {
		const evaluation = resolveEvaluation(task);
		const one: MeasuredRow[] = [1, 2].map((number) => ({ number, args: {}, input: "", expected }));
		const items = await measure([{ name: "m", call: async () => ({ output }) }], {
			kind: evaluation.kind,
			rows: one,
		});
		const { models } = buildReport({ task, evaluation, rows: one, items, candidates: ["m"] });
		expect(models[0]?.scores[evaluation.metrics[0]]?.score).toEqual(score);
	});
});

describe("forms of a report", () => {
	const hostile = '<img src=x onerror="alert(1)">|`';
	const build = async () => {
		const candidate: Candidate = {
			name: "a<b",
			call: async () => ({ output: [{ label: hostile, score: 1 }] }),
		};
		return report(await measure([candidate, model("good", 20)]), ["a<b", "good"]);
	};

	it("show what models said as text", async () => {
		const html = printHtmlReport(await build(), "tr");
		expect(html).toContain('<html lang="tr">');
		expect(html).not.toContain("<img");
		expect(html).not.toMatch(/<script|<link|<[^>]* src=|url\(/);
		expect(html).toContain("<td>&#60; 0,001</td><td>rastlantıyla açıklanması güç</td>");
		expect(printMarkdownReport(await build(), "en")).not.toContain("<img");
	});

	it("name metrics in the words of the reader, and by their ids where programs read them", async () => {
		const built = await build();
		const markdown = printMarkdownReport(built, "tr");
		expect(markdown).toContain("| model | Doğruluk | F1 (makro) |");
		expect(markdown).toMatch(/\| good \| Doğruluk -/);
		expect(markdown).not.toContain("accuracy");
		const html = printHtmlReport(built, "en");
		expect(html).toContain('aria-label="Accuracy. a&#60;b: ');
		expect(html).not.toMatch(/[>"]accuracy/);
		expect(printCsvReport(built, "tr")).toMatch(/^[^\n]*,accuracy,/);
		expect(printJsonlReport(built)).toContain('"metric":"accuracy"');
	});

	it("have a name in every language for each metric that judges answers", () => {
		const ids = Object.values(METRICS_OF_KIND).flat();
		expect(ids.filter((id) => LOCALES.some((locale) => nameMetric(id, locale) === id))).toEqual([]);
	});

	it("name the sources of intervals and tests, with links and the day", async () => {
		const html = printHtmlReport(await build(), "tr");
		expect(html).toContain("Kaynaklar (27 Kasım 2026 tarihinde görüldü): yüzdelik yeniden örnekleme, <a ");
		expect(html.match(/<a href="[^"]+">[^<]+<\/a>/g)).toEqual([
			'<a href="https://aclanthology.org/W04-3250/">Koehn, 2004</a>',
			'<a href="https://aclanthology.org/W05-0908/">Riezler &#38; Maxwell, 2005</a>',
			'<a href="https://doi.org/10.2307/4615733">Holm, 1979</a>',
		]);
		const markdown = printMarkdownReport(await build(), "en");
		expect(markdown).toContain(
			"Sources (seen on 27 November 2026): percentile bootstrap, [Koehn, 2004](https",
		);
		expect(markdown).toContain("several comparisons, [Holm, 1979](https://doi.org/10.2307/4615733).");
	});

	it("hold every row and model as CSV", async () => {
		const lines = printCsvReport(await build(), "en")
			.trim()
			.split("\n");
		expect(lines).toHaveLength(121);
		expect(lines[0]).toBe("row,input,expected,model,answer,right,accuracy,failure,simulated,compared");
		expect(lines[1]).toContain('"<img src=x onerror=""alert(1)"">|`"');
	});

	it("hold every row as a line of JSON", async () => {
		const lines = printJsonlReport(await build())
			.trim()
			.split("\n");
		expect(lines).toHaveLength(60);
		expect(JSON.parse(lines[0] ?? "")).toMatchObject({
			row: 1,
			metric: "accuracy",
			normalization: "none",
			answers: [
				{ candidate: "a<b", text: hostile, isRight: false },
				{ candidate: "good", isRight: true },
			],
		});
	});

	it("are values that JSON keeps", async () => {
		const value = await build();
		expect(JSON.parse(JSON.stringify(value))).toEqual(value);
	});
});
