import type { Task, TaskInfo } from "../../types.ts";

/** Catalogue entry of visual-document-retrieval. */
export const task: Task = {
	id: "visual-document-retrieval",
	name: "Visual Document Retrieval",
	names: { tr: "Görsel belge getirme", en: "Visual Document Retrieval" },
	modality: "multimodal",
	color: "yellow",
	position: 540,
	outputKind: "pairs",
	hideInModels: false,
	hideInDatasets: true,
};

/** Summary, demo and resources of visual-document-retrieval. */
export const info: TaskInfo = {
	summary: { tr: "", en: "" },
	demo: { tr: { inputs: [], outputs: [] }, en: { inputs: [], outputs: [] } },
	datasets: [{ id: "vidore/colpali_train_set" }],
	metrics: [{ id: "Normalized Discounted Cumulative Gain at K" }],
	models: [{ id: "vidore/colqwen2-v1.0" }, { id: "marco/mcdse-2b-v1" }, { id: "Tevatron/OmniEmbed-v0.1" }],
	spaces: [{ id: "vidore/vidore-leaderboard" }, { id: "vidore/visual-rag-tool" }],
	widgetModels: [],
	isPlaceholder: false,
};
