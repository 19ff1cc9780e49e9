import type { Task, TaskInfo } from "../../types/task.ts";
import { examples } from "./examples.ts";

/** Catalogue entry of fill-mask. */
export const task: Task = {
	id: "fill-mask",
	name: "Fill-Mask",
	names: { tr: "Maske doldurma", en: "Fill-Mask" },
	modality: "nlp",
	color: "red",
	position: 100,
	outputKind: "fillings",
	subtasks: [
		{
			type: "slot-filling",
			name: "Slot Filling",
			names: { tr: "Boşluk doldurma", en: "Slot Filling" },
		},
		{
			type: "masked-language-modeling",
			name: "Masked Language Modeling",
			names: { tr: "Maskeli dil modelleme", en: "Masked Language Modeling" },
		},
	],
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of fill-mask. */
export const info: TaskInfo = {
	summary: {
		tr: "Cümledeki bir sözcük gizlenir, model oraya gelebilecek sözcükleri olasılıklarıyla sıralar. Dil modelleri bu alıştırmayla dili öğrenir; aynı model sonradan az veriyle başka görevlere uyarlanabilir.",
		en: "One word of a sentence is hidden, and the model ranks the words that could stand there by probability. Language models learn a language through this exercise, and can later be adapted to other tasks with little data.",
	},
	demo: {
		tr: {
			inputs: [{ type: "text", label: "Cümle", content: examples.tr[0].input.inputs }],
			outputs: [
				{
					type: "chart",
					data: examples.tr[0].output.map(({ token_str: label, score }) => ({ label, score })),
				},
			],
		},
		en: {
			inputs: [{ type: "text", label: "Sentence", content: examples.en[0].input.inputs }],
			outputs: [
				{
					type: "chart",
					data: examples.en[0].output.map(({ token_str: label, score }) => ({ label, score })),
				},
			],
		},
	},
	datasets: [
		{
			id: "wikipedia",
			description: {
				tr: "Türkçesi de olan temiz metin; maske doldurarak ön eğitim yapmanın klasik kaynağıdır.",
				en: "Clean text, Turkish included; the classic source for pretraining by filling masks.",
			},
		},
		{
			id: "c4",
			description: {
				tr: "Süzülmüş büyük İngilizce web derlemi; ön eğitimde dil çeşitliliği sağlar.",
				en: "Large filtered corpus of English web pages; brings variety of language to pretraining.",
			},
		},
	],
	metrics: [
		{
			id: "cross_entropy",
			description: {
				tr: "Gizlenen sözcüğe verilen olasılığın eksi logaritmasıdır; düşük olması iyidir.",
				en: "Minus log of the probability given to the hidden word; lower is better.",
			},
		},
		{
			id: "perplexity",
			description: {
				tr: "e üzeri ortalama kayıptır; aynı belirteçleyiciyi kullanan modelleri karşılaştırmaya yarar.",
				en: "Exponential of the mean loss; compares models that share one tokenizer.",
			},
		},
	],
	models: [
		{
			id: "answerdotai/ModernBERT-large",
			description: {
				tr: "8.192 belirteçlik pencereli İngilizce kodlayıcıdır; ince ayarda taban olarak kullanılır.",
				en: "English encoder with a window of 8,192 tokens, used as a base for fine-tuning.",
			},
		},
		{
			id: "FacebookAI/xlm-roberta-base",
			description: {
				tr: "Türkçe dâhil 100 dilde eğitilmiş kodlayıcıdır; çok dilli işlerin alışılmış tabanıdır.",
				en: "Encoder trained on 100 languages, Turkish included; the customary base for multilingual work.",
			},
		},
	],
	spaces: [],
	widgetModels: ["distilbert/distilroberta-base"],
	snippetModels: {
		tr: "dbmdz/bert-base-turkish-cased",
		en: "answerdotai/ModernBERT-large",
	},
	youtubeId: "mqElG5QJWUg",
	isPlaceholder: false,
};
