import type { Task, TaskExample, TaskInfo } from "../../types.ts";

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
	summary: { tr: "", en: "" },
	demo: { tr: { inputs: [], outputs: [] }, en: { inputs: [], outputs: [] } },
	datasets: [{ id: "microsoft/ms_marco" }],
	metrics: [{ id: "Mean Reciprocal Rank" }, { id: "Cosine Similarity" }],
	models: [
		{ id: "sentence-transformers/all-mpnet-base-v2" },
		{ id: "BAAI/bge-m3" },
		{ id: "HIT-TMG/KaLM-embedding-multilingual-mini-instruct-v1.5" },
	],
	spaces: [
		{ id: "Gradio-Blocks/Ask_Questions_To_YouTube_Videos" },
		{ id: "Gradio-Blocks/pubmed-abstract-retriever" },
		{ id: "nickmuchi/article-text-summarizer" },
		{ id: "sentence-transformers/Sentence_Transformers_for_semantic_search" },
	],
	widgetModels: ["BAAI/bge-small-en-v1.5"],
	youtubeId: "VCZq5AkbNEU",
	isPlaceholder: false,
};

/** Input that fits the schema of sentence-similarity. */
export const example: TaskExample = {
	tr: {
		inputs: {
			source_sentence: "Kedi pencerenin önünde uyuyor.",
			sentences: [
				"Pencere kenarında bir kedi kestiriyor.",
				"Köpek bahçede top oynuyor.",
				"Yarın sınavım var.",
			],
		},
	},
	en: {
		inputs: {
			source_sentence: "The cat is sleeping by the window.",
			sentences: [
				"A cat is napping on the windowsill.",
				"The dog is playing ball in the garden.",
				"I have an exam tomorrow.",
			],
		},
	},
};
