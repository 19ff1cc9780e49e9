import type { Task, TaskInfo } from "../../types.ts";

/** Catalogue entry of text-ranking. */
export const task: Task = {
	id: "text-ranking",
	name: "Text Ranking",
	names: { tr: "Metin sıralama", en: "Text Ranking" },
	modality: "nlp",
	color: "red",
	position: 360,
	outputKind: "pairs",
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of text-ranking. */
export const info: TaskInfo = {
	summary: { tr: "", en: "" },
	demo: { tr: { inputs: [], outputs: [] }, en: { inputs: [], outputs: [] } },
	datasets: [{ id: "microsoft/ms_marco" }],
	metrics: [
		{ id: "Normalized Discounted Cumulative Gain" },
		{ id: "Mean Reciprocal Rank" },
		{ id: "Mean Average Precision" },
	],
	models: [
		{ id: "cross-encoder/ms-marco-MiniLM-L6-v2" },
		{ id: "Alibaba-NLP/gte-multilingual-reranker-base" },
		{ id: "Alibaba-NLP/gte-reranker-modernbert-base" },
	],
	spaces: [],
	widgetModels: ["cross-encoder/ms-marco-MiniLM-L6-v2"],
	isPlaceholder: false,
};
