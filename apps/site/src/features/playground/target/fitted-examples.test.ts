import { expect, it, test } from "vitest";
import { type CallableTask, CALLABLE_TASKS, LOCALES, TASK_EXAMPLES } from "@pusula/tasks";
import { type Model, MODELS } from "@pusula/tasks/models";
import { modelKnows } from "../../../facts/models/model-facts.ts";
import type { Locale } from "../../../lib/locale.ts";
import { buildTaskData } from "./build-task-data.ts";
import { withFittedExample } from "./task-data.ts";

const findFile = (task: string, name: string): string | undefined =>
	/\.(png|gif|mp4|wav)$/.test(name) ? `/${task}/${name}` : undefined;
const fit = (task: string, model: string) => withFittedExample(buildTaskData(task, "tr", findFile), model);

test.each([
	["text-classification", "distilbert/distilbert-base-uncased-finetuned-sst-2-english"],
	["zero-shot-classification", "facebook/bart-large-mnli"],
	["question-answering", "deepset/roberta-base-squad2"],
] as const)("%s: %s gets the English example, and says so", (task, model) => {
	const { example, language } = fit(task, model);
	expect(example).toEqual(TASK_EXAMPLES[task].en[0].input);
	expect(language).toBe("en");
	expect(withFittedExample(buildTaskData(task, "en", findFile), model).language).toBeUndefined();
});

test.each([
	["fill-mask", "FacebookAI/xlm-roberta-base", { inputs: "Balıkçı ağını <mask> attı." }],
	["fill-mask", "dbmdz/bert-base-turkish-cased", { inputs: "Balıkçı ağını [MASK] attı." }],
	["fill-mask", "distilbert/distilroberta-base", { inputs: "The fisherman cast his net into the <mask>." }],
	[
		"translation",
		"facebook/nllb-200-distilled-600M",
		{ parameters: { src_lang: "tur_Latn", tgt_lang: "eng_Latn" } },
	],
	[
		"translation",
		"facebook/mbart-large-50-many-to-many-mmt",
		{ parameters: { src_lang: "tr_TR", tgt_lang: "en_XX" } },
	],
	["translation", "facebook/m2m100_418M", { parameters: { src_lang: "tr", tgt_lang: "en" } }],
	[
		"feature-extraction",
		"intfloat/multilingual-e5-small",
		{ inputs: ["query: Kedi koltukta uyuyor.", "query: Koltuğun üstünde bir kedi kestiriyor."] },
	],
])("%s: the example is written as %s takes it", (task, model, expected) => {
	expect(fit(task, model).example).toMatchObject(expected);
});

it("a model of another language gets its recording too, and a policy behind the name changes nothing", () => {
	const english = fit("automatic-speech-recognition", "Xenova/whisper-tiny.en:fastest");
	expect(english.files).toEqual({ inputs: "/automatic-speech-recognition/recording.en.wav" });
	expect(fit("automatic-speech-recognition", "openai/whisper-large-v3").files).toEqual({
		inputs: "/automatic-speech-recognition/recording.tr.wav",
	});
});

it("a model that nobody knows keeps the example of the first, as the same data", () => {
	const data = buildTaskData("fill-mask", "tr", findFile);
	expect(withFittedExample(data, "acme/fox")).toBe(data);
	expect(withFittedExample(data, data.models[0] ?? "")).toBe(data);
});

it("no model of the table is tried in a language that it lacks, or with the mask of another", () => {
	const models: readonly Model[] = MODELS;
	const called: Readonly<Record<string, CallableTask>> = CALLABLE_TASKS;
	const wrong = Object.entries(called).flatMap(([task, { page, alsoCalls = [] }]) =>
		LOCALES.flatMap((locale) => {
			const data = buildTaskData(task, locale, findFile);
			return models
				.filter(({ tasks }) => [page, ...alsoCalls].some((one) => tasks.includes(one)))
				.filter(({ id, maskToken }) => {
					const { example, language = locale } = withFittedExample(data, id);
					const text = JSON.stringify(example);
					const isKnownOther = LOCALES.some((one) => modelKnows(id, one) === true);
					const isForeign = modelKnows(id, language as Locale) === false && isKnownOther;
					const isLost = maskToken !== undefined && page === "fill-mask" && !text.includes(maskToken);
					return isForeign || isLost;
				})
				.map(({ id }) => `${task} ${locale} ${id}`);
		}),
	);
	expect(wrong).toEqual([]);
});
