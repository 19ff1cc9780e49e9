import type { Task, TaskExample, TaskInfo } from "../../types.ts";

/** Catalogue entry of text-classification. */
export const task: Task = {
	id: "text-classification",
	name: "Text Classification",
	names: { tr: "Metin sınıflandırma", en: "Text Classification" },
	modality: "nlp",
	color: "orange",
	position: 0,
	outputKind: "labels",
	subtasks: [
		{
			type: "acceptability-classification",
			name: "Acceptability Classification",
			names: {
				tr: "Dilbilgisel kabul edilebilirlik sınıflandırma",
				en: "Acceptability Classification",
			},
		},
		{
			type: "entity-linking-classification",
			name: "Entity Linking Classification",
			names: { tr: "Varlık bağlama sınıflandırma", en: "Entity Linking Classification" },
		},
		{
			type: "fact-checking",
			name: "Fact Checking",
			names: { tr: "Doğruluk denetimi", en: "Fact Checking" },
		},
		{
			type: "intent-classification",
			name: "Intent Classification",
			names: { tr: "Niyet sınıflandırma", en: "Intent Classification" },
		},
		{
			type: "language-identification",
			name: "Language Identification",
			names: { tr: "Dil tanıma", en: "Language Identification" },
		},
		{
			type: "multi-class-classification",
			name: "Multi Class Classification",
			names: { tr: "Çok sınıflı sınıflandırma", en: "Multi Class Classification" },
		},
		{
			type: "multi-label-classification",
			name: "Multi Label Classification",
			names: { tr: "Çok etiketli sınıflandırma", en: "Multi Label Classification" },
		},
		{
			type: "multi-input-text-classification",
			name: "Multi-input Text Classification",
			names: { tr: "Çok girdili metin sınıflandırma", en: "Multi-input Text Classification" },
		},
		{
			type: "natural-language-inference",
			name: "Natural Language Inference",
			names: { tr: "Doğal dil çıkarımı", en: "Natural Language Inference" },
		},
		{
			type: "semantic-similarity-classification",
			name: "Semantic Similarity Classification",
			names: { tr: "Anlamsal benzerlik sınıflandırma", en: "Semantic Similarity Classification" },
		},
		{
			type: "sentiment-classification",
			name: "Sentiment Classification",
			names: { tr: "Duygu sınıflandırma", en: "Sentiment Classification" },
		},
		{
			type: "topic-classification",
			name: "Topic Classification",
			names: { tr: "Konu sınıflandırma", en: "Topic Classification" },
		},
		{
			type: "semantic-similarity-scoring",
			name: "Semantic Similarity Scoring",
			names: { tr: "Anlamsal benzerlik puanlama", en: "Semantic Similarity Scoring" },
		},
		{
			type: "sentiment-scoring",
			name: "Sentiment Scoring",
			names: { tr: "Duygu puanlama", en: "Sentiment Scoring" },
		},
		{
			type: "sentiment-analysis",
			name: "Sentiment Analysis",
			names: { tr: "Duygu analizi", en: "Sentiment Analysis" },
		},
		{
			type: "hate-speech-detection",
			name: "Hate Speech Detection",
			names: { tr: "Nefret söylemi tespiti", en: "Hate Speech Detection" },
		},
		{
			type: "text-scoring",
			name: "Text Scoring",
			names: { tr: "Metin puanlama", en: "Text Scoring" },
		},
	],
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of text-classification. */
export const info: TaskInfo = {
	summary: {
		tr: "Metin sınıflandırma, bir metne önceden belirlenmiş etiketlerden birini ya da birkaçını verir: bir yorumun olumlu mu olumsuz mu olduğu, bir e-postanın istenmeyen posta olup olmadığı gibi. Model her etiket için bir puan üretir; en yüksek puan, modelin tahminidir.",
		en: "Text classification gives a text one or more labels from a fixed set: whether a review is positive or negative, or whether an e-mail is spam. The model scores every label, and the highest score is its guess.",
	},
	demo: {
		tr: {
			inputs: [
				{
					type: "text",
					label: "Yorum",
					content: "Oda tertemizdi, personel çok ilgiliydi; yine geleceğiz.",
				},
			],
			outputs: [
				{
					type: "chart",
					data: [
						{ label: "OLUMLU", score: 0.97 },
						{ label: "NÖTR", score: 0.02 },
						{ label: "OLUMSUZ", score: 0.01 },
					],
				},
			],
		},
		en: {
			inputs: [
				{
					type: "text",
					label: "Review",
					content: "The room was spotless and the staff were kind; we will come back.",
				},
			],
			outputs: [
				{
					type: "chart",
					data: [
						{ label: "POSITIVE", score: 0.97 },
						{ label: "NEUTRAL", score: 0.02 },
						{ label: "NEGATIVE", score: 0.01 },
					],
				},
			],
		},
	},
	datasets: [{ id: "nyu-mll/glue" }, { id: "stanfordnlp/snli" }],
	metrics: [{ id: "accuracy" }, { id: "recall" }, { id: "precision" }, { id: "f1" }],
	models: [
		{ id: "distilbert/distilbert-base-uncased-finetuned-sst-2-english" },
		{ id: "ProsusAI/finbert" },
		{ id: "cardiffnlp/twitter-roberta-base-sentiment-latest" },
		{ id: "papluca/xlm-roberta-base-language-detection" },
		{ id: "meta-llama/Prompt-Guard-86M" },
	],
	spaces: [
		{ id: "IoannisTr/Tech_Stocks_Trading_Assistant" },
		{ id: "miesnerjacob/Multi-task-NLP" },
		{ id: "spacy/healthsea-demo" },
	],
	widgetModels: ["distilbert/distilbert-base-uncased-finetuned-sst-2-english"],
	youtubeId: "leNG9fN9FQU",
	isPlaceholder: false,
};

/** Input that fits the schema of text-classification. */
export const example: TaskExample = {
	tr: { inputs: "Kargo geç geldi ama ürün beklediğimden çok daha iyi." },
	en: { inputs: "The parcel came late, but the product is far better than I expected." },
};
