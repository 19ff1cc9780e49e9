import type { Task, TaskInfo } from "../../types/task.ts";
import { examples } from "./examples.ts";

/** Catalogue entry of sentence-similarity. */
export const task: Task = {
	id: "sentence-similarity",
	name: "Sentence Similarity",
	names: { tr: "Cümle benzerliği", en: "Sentence Similarity" },
	modality: "nlp",
	color: "yellow",
	position: 110,
	outputKind: "pairs",
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of sentence-similarity. */
export const info: TaskInfo = {
	summary: {
		tr: "İki metnin anlamca ne kadar yakın olduğunu tek bir sayıyla söyler; sözcükler ortak olmasa da anlam ortaksa sayı yükselir. Benzer soruları birleştirmek, yinelenen kayıtları bulmak ve belge aramak için kullanılır.",
		en: "A single number says how close two texts are in meaning; it is high even when they share no words, as long as they say the same thing. It serves to merge similar questions, find duplicates and search documents.",
	},
	demo: {
		tr: {
			inputs: [
				{ type: "text", label: "Temel cümle", content: examples.tr[0].input.inputs.source_sentence },
				{
					type: "text",
					label: "Karşılaştırılacak cümleler",
					content: examples.tr[0].input.inputs.sentences[0],
				},
				{ type: "text", label: "", content: examples.tr[0].input.inputs.sentences[1] },
				{ type: "text", label: "", content: examples.tr[0].input.inputs.sentences[2] },
			],
			outputs: [
				{
					type: "chart",
					data: [
						{ label: examples.tr[0].input.inputs.sentences[0], score: examples.tr[0].output[0] },
						{ label: examples.tr[0].input.inputs.sentences[1], score: examples.tr[0].output[1] },
						{ label: examples.tr[0].input.inputs.sentences[2], score: examples.tr[0].output[2] },
					],
				},
			],
		},
		en: {
			inputs: [
				{
					type: "text",
					label: "Source sentence",
					content: examples.en[0].input.inputs.source_sentence,
				},
				{
					type: "text",
					label: "Sentences to compare",
					content: examples.en[0].input.inputs.sentences[0],
				},
				{ type: "text", label: "", content: examples.en[0].input.inputs.sentences[1] },
				{ type: "text", label: "", content: examples.en[0].input.inputs.sentences[2] },
			],
			outputs: [
				{
					type: "chart",
					data: [
						{ label: examples.en[0].input.inputs.sentences[0], score: examples.en[0].output[0] },
						{ label: examples.en[0].input.inputs.sentences[1], score: examples.en[0].output[1] },
						{ label: examples.en[0].input.inputs.sentences[2], score: examples.en[0].output[2] },
					],
				},
			],
		},
	},
	datasets: [
		{
			id: "microsoft/ms_marco",
			description: {
				tr: "Gerçek arama sorguları ve yanıt bölümleri; gömme modellerini aramaya alıştırmak içindir.",
				en: "Real search queries with answer passages, for accustoming embedding models to search.",
			},
		},
	],
	metrics: [
		{
			id: "Mean Reciprocal Rank",
			description: {
				tr: "İlk doğru sonucun sırasının tersini ortalar; tek yanıt aranan işlerde anlamlıdır.",
				en: "Averages the inverse rank of the first right result; fits searches for one answer.",
			},
		},
		{
			id: "Cosine Similarity",
			description: {
				tr: "İki vektör arasındaki açının kosinüsüdür; yönler yaklaştıkça değeri 1'e yükselir.",
				en: "Cosine of the angle between two vectors; rises to 1 as their directions meet.",
			},
		},
	],
	models: [
		{
			id: "sentence-transformers/all-mpnet-base-v2",
			description: {
				tr: "İngilizce cümleler için dengeli, çok sınanmış bir gömme modelidir.",
				en: "Balanced and much-tested embedding model for English sentences.",
			},
		},
		{
			id: "BAAI/bge-m3",
			description: {
				tr: "8.192 belirtece kadar metin alır; MIT lisansıyla kullanılır.",
				en: "Takes texts of up to 8,192 tokens, under the MIT licence.",
			},
		},
		{
			id: "HIT-TMG/KaLM-embedding-multilingual-mini-instruct-v1.5",
			description: {
				tr: "Yönerge alan küçük, çok dilli bir gömme modelidir; donanımı kısıtlı işlere uyar.",
				en: "Small multilingual embedding model that takes instructions; fits limited hardware.",
			},
		},
	],
	spaces: [
		{
			id: "Gradio-Blocks/Ask_Questions_To_YouTube_Videos",
			description: {
				tr: "Sorunun yanıtını video dökümünde anlam benzerliğiyle bulup oraya götürür.",
				en: "Finds the answer to a question in a video transcript by similarity of meaning.",
			},
		},
		{
			id: "Gradio-Blocks/pubmed-abstract-retriever",
			description: {
				tr: "Okuduğunuz bir yazıya yakın tıp makalesi özetlerini bulur; kaynak taramasına örnektir.",
				en: "Finds abstracts of medical papers close to an article you read; an example of literature search.",
			},
		},
		{
			id: "nickmuchi/article-text-summarizer",
			description: {
				tr: "Cümle benzerliğinden yararlanarak uzun yazıları özetleyen bir uygulamadır.",
				en: "Uses sentence similarity to shorten long articles, a less expected use of the task.",
			},
		},
		{
			id: "sentence-transformers/Sentence_Transformers_for_semantic_search",
			description: {
				tr: "Sentence Transformers'la anlamsal aramanın nasıl kurulduğunu adım adım anlatır.",
				en: "Explains step by step how semantic search is built with Sentence Transformers.",
			},
		},
	],
	widgetModels: ["BAAI/bge-small-en-v1.5"],
	snippetModels: {
		tr: "emrecan/bert-base-turkish-cased-mean-nli-stsb-tr",
		en: "BAAI/bge-small-en-v1.5",
	},
	youtubeId: "VCZq5AkbNEU",
	isPlaceholder: false,
};
