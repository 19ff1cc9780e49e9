import { LOCALES, TASK_IDS } from "@pusula/tasks";
import { MODELS, RESULTS } from "@pusula/tasks/models";
import { describe, expect, test } from "vitest";

const tasks = TASK_IDS.filter((id) => RESULTS[id]);
const benchmarks = tasks.flatMap((id) => RESULTS[id]?.benchmarks ?? []);
const rows = benchmarks.flatMap(({ results }) => results);

/** Tasks for which a reader chooses a model, each with a language of its data: Turkish where results were published on it. */
const CHOSEN = {
	"text-classification": "tr",
	"token-classification": "tr",
	"question-answering": "tr",
	"zero-shot-classification": "tr",
	"feature-extraction": "tr",
	"text-retrieval": "tr",
	"text-ranking": "tr",
	summarization: "tr",
	translation: "tr",
	"text-generation": "tr",
	"automatic-speech-recognition": "tr",
	"text-to-speech": "tr",
	"object-detection": "none",
	"image-segmentation": "none",
	"image-to-text": "en",
	"document-question-answering": "en",
	"table-question-answering": "en",
	"visual-question-answering": "en",
	"visual-document-retrieval": "many",
} as const;

describe("published results", () => {
	test.each(Object.entries(CHOSEN))("let a reader compare models for %s, on data in “%s”", (id, language) => {
		const own = RESULTS[id as keyof typeof CHOSEN]?.benchmarks ?? [];
		const compared = own.filter((one) => one.language === language && one.results.length > 1);
		expect(compared.length).toBeGreaterThan(0);
	});

	test("compare translations both ways", () => {
		const ways = RESULTS.translation?.benchmarks.filter(({ results }) => results.length > 1) ?? [];
		const names = ways.map(({ dataset }) => dataset);
		expect(names).toEqual(
			expect.arrayContaining([expect.stringMatching("en→tr"), expect.stringMatching("tr→en")]),
		);
	});

	test("exist for at least fourteen tasks, most of them on Turkish data", () => {
		const withFigures = tasks.filter((id) => RESULTS[id]?.benchmarks.length);
		expect(withFigures.length).toBeGreaterThanOrEqual(14);
		const turkish = benchmarks.filter(({ language }) => language === "tr").flatMap(({ results }) => results);
		expect(turkish.length).toBeGreaterThan(rows.length / 2);
	});

	test("leave licences to their rows, which a caveat could contradict", () => {
		const caveats = tasks.flatMap((id) => Object.values(RESULTS[id]?.caveat ?? {}));
		expect(caveats.filter((text) => /GPL|lisans|licen[cs]e/i.test(text))).toEqual([]);
	});

	test("name a source that can be opened, and its date", () => {
		expect(rows.filter(({ source }) => !source.startsWith("https://"))).toEqual([]);
		expect(rows.filter(({ date }) => !/^20\d\d(-(0[1-9]|1[0-2]))?$/.test(date))).toEqual([]);
	});

	test("stand best first, each once, with scores that can be", () => {
		for (const { better, results, unit } of benchmarks) {
			const scores = results.map(({ score }) => score);
			const sorted = scores.toSorted((a, b) => (better === "higher" ? b - a : a - b));
			expect(scores).toEqual(sorted);
			const least = unit === "percent" ? 1 : 0;
			expect(scores.filter((score) => score <= least || score > 100)).toEqual([]);
		}
		const keys = benchmarks.flatMap(({ dataset, metric, results }) =>
			results.map(({ model, source }) => [dataset, metric, model, source].join(" ")),
		);
		expect(new Set(keys).size).toBe(keys.length);
	});

	test("name models of the table, or versions without an id", () => {
		const ids = new Set(MODELS.map(({ id }) => id));
		const hubIds = rows.map(({ model }) => model).filter((model) => /^[\w.-]+\/[\w.-]+$/.test(model));
		expect(hubIds.length).toBeGreaterThan(100);
		expect(hubIds.filter((id) => !ids.has(id))).toEqual([]);
	});

	test("give no size or licence to a closed model or a method, and a source beside a licence of their own", () => {
		const own = rows.filter(({ isClosed, isMethod }) => isClosed || isMethod);
		expect(own.length).toBeGreaterThan(10);
		expect(own.filter(({ parameters, licence }) => parameters ?? licence)).toEqual([]);
		const linked = rows.filter(({ licenceSource }) => licenceSource);
		expect(
			linked.filter(({ licence, licenceSource }) => !licence || !licenceSource?.startsWith("https://")),
		).toEqual([]);
	});

	test("call a licence that bars commercial use by its name", () => {
		const barred = rows.filter(({ licence = "" }) => /\bNC\b|non-?commercial/i.test(licence));
		expect(barred.length).toBeGreaterThan(0);
		expect(rows.filter(({ isNonCommercial }) => isNonCommercial)).toEqual(barred);
	});

	test("have a size and a licence for most models that have any", () => {
		const table = new Map(MODELS.map((model) => [model.id, model]));
		const open = rows.filter(({ isClosed, isMethod }) => !isClosed && !isMethod);
		const sized = open.filter(({ model, parameters }) => parameters ?? table.get(model)?.parameters);
		const licensed = open.filter(({ model, licence }) => licence ?? table.get(model)?.licence.name);
		expect(sized.length / open.length).toBeGreaterThan(0.8);
		expect(licensed.length / open.length).toBeGreaterThan(0.75);
	});

	test("say in every language what they do not say", () => {
		for (const id of tasks)
			for (const locale of LOCALES) expect(RESULTS[id]?.caveat[locale]).toMatch(/^\S.{120,}\.$/s);
	});
});
