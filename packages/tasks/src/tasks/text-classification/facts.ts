import { glossLabels } from "../../shared/gloss-labels.ts";
import type { Task, TaskInfo } from "../../types/task.ts";
import { examples } from "./examples.ts";

/** What the labels of the example mean in Turkish, in their order. */
const MEANINGS = ["olumlu", "olumsuz"];

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
				tr: "Dil bilgisi bakımından kabul edilebilirlik sınıflandırma",
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
					content: examples.tr[0].input.inputs,
				},
			],
			outputs: [
				{
					type: "chart",
					data: glossLabels(examples.tr[0].output, MEANINGS),
				},
			],
		},
		en: {
			inputs: [
				{
					type: "text",
					label: "Review",
					content: examples.en[0].input.inputs,
				},
			],
			outputs: [
				{
					type: "chart",
					data: examples.en[0].output,
				},
			],
		},
	},
	datasets: [
		{
			id: "nyu-mll/glue",
			description: {
				tr: "Dokuz İngilizce dil anlama sınamasını bir araya getirir; yöntemleri ortak ölçüyle karşılaştırmaya yarar.",
				en: "Nine English language-understanding tests in one place, for comparing methods on common ground.",
			},
		},
		{
			id: "stanfordnlp/snli",
			description: {
				tr: "Gerektirme, çelişme ve nötr diye elle etiketlenmiş 570 bin İngilizce cümle çifti içerir.",
				en: "570 thousand English sentence pairs labelled by hand as entailment, contradiction or neutral.",
			},
		},
	],
	metrics: [
		{
			id: "accuracy",
			description: {
				tr: "Doğru sınıflandırılan metinlerin payıdır; sınıflar dengeliyse ilk bakılacak sayıdır.",
				en: "Share of texts put in the right class; the first figure when classes are balanced.",
			},
		},
		{
			id: "recall",
			description: {
				tr: "Bir sınıfa ait metinlerin ne kadarının bulunduğunu gösterir; kaçırmanın pahalı olduğu işlerde öne çıkar.",
				en: "How many texts of a class were found; decisive where a miss is expensive.",
			},
		},
		{
			id: "precision",
			description: {
				tr: "Bir sınıfa konan metinlerin ne kadarının doğru olduğunu gösterir; yanlış alarmı denetler.",
				en: "How many texts put in a class belong there; keeps false alarms in view.",
			},
		},
		{
			id: "f1",
			description: {
				tr: "Kesinlik ile duyarlılığın harmonik ortalamasıdır; dengesiz sınıflarda doğruluktan daha dürüsttür.",
				en: "Harmonic mean of precision and recall; more honest than accuracy when classes are uneven.",
			},
		},
	],
	models: [
		{
			id: "distilbert/distilbert-base-uncased-finetuned-sst-2-english",
			description: {
				tr: "İngilizce film yorumlarında olumlu ve olumsuzu ayıran, damıtılmış küçük bir modeldir.",
				en: "A small, distilled model that tells positive from negative in English film reviews.",
			},
		},
		{
			id: "ProsusAI/finbert",
			description: {
				tr: "İngilizce finans haberlerinin olumlu, olumsuz ya da nötr olduğunu söyler.",
				en: "Tells whether English financial news reads as positive, negative or neutral.",
			},
		},
		{
			id: "cardiffnlp/twitter-roberta-base-sentiment-latest",
			description: {
				tr: "İngilizce tivitlerle eğitilmiştir; gündelik dilde üç duygu sınıfı verir.",
				en: "Trained on English tweets; gives three sentiment classes for everyday language.",
			},
		},
		{
			id: "papluca/xlm-roberta-base-language-detection",
			description: {
				tr: "Metnin dilini, aralarında Türkçenin de bulunduğu yirmi dil içinden tanır.",
				en: "Recognises the language of a text among twenty, Turkish included.",
			},
		},
		{
			id: "meta-llama/Llama-Prompt-Guard-2-86M",
			description: {
				tr: "Dil modeline gelen metinlerde istem enjeksiyonu ve kural aşma girişimlerini yakalar.",
				en: "Catches injected instructions and jailbreak attempts in prompts sent to a language model.",
			},
		},
	],
	spaces: [
		{
			id: "IoannisTr/Tech_Stocks_Trading_Assistant",
			description: {
				tr: "Teknoloji hisseleri örneğinde finans metinlerinin duygusunu sınıflandıran bir uygulamadır.",
				en: "Reads the mood of financial texts, with technology shares as the example.",
			},
		},
		{
			id: "miesnerjacob/Multi-task-NLP",
			description: {
				tr: "Aynı metni birkaç sınıflandırma işinden geçirip sonuçları tek panoda gösterir.",
				en: "Puts one text through several classification tasks and shows them on one dashboard.",
			},
		},
		{
			id: "spacy/healthsea-demo",
			description: {
				tr: "Sağlık ürünü yorumlarında hangi rahatsızlığın iyiye ya da kötüye gittiğini ayırır.",
				en: "Sorts out which health complaint got better or worse in product reviews.",
			},
		},
	],
	widgetModels: ["distilbert/distilbert-base-uncased-finetuned-sst-2-english"],
	snippetModels: {
		tr: "savasy/bert-base-turkish-sentiment-cased",
		en: "distilbert/distilbert-base-uncased-finetuned-sst-2-english",
	},
	youtubeId: "leNG9fN9FQU",
	isPlaceholder: false,
};
