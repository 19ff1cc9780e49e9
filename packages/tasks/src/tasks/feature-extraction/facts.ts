import type { Task, TaskExample, TaskInfo } from "../../types.ts";

/** Catalogue entry of feature-extraction. */
export const task: Task = {
	id: "feature-extraction",
	name: "Feature Extraction",
	names: { tr: "Öznitelik çıkarma", en: "Feature Extraction" },
	modality: "nlp",
	color: "red",
	position: 70,
	outputKind: "vector",
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of feature-extraction. */
export const info: TaskInfo = {
	summary: { tr: "", en: "" },
	demo: { tr: { inputs: [], outputs: [] }, en: { inputs: [], outputs: [] } },
	datasets: [{ id: "wikipedia" }],
	metrics: [],
	models: [{ id: "thenlper/gte-large" }, { id: "Alibaba-NLP/gte-Qwen1.5-7B-instruct" }],
	spaces: [{ id: "mteb/leaderboard" }, { id: "mteb/arena" }],
	widgetModels: ["facebook/bart-base"],
	isPlaceholder: false,
};

/** Input that fits the schema of feature-extraction. */
export const example: TaskExample = {
	tr: { inputs: "Bugün hava güneşli; öğleden sonra sahilde yürüyeceğiz." },
	en: { inputs: "It is sunny today; we will walk along the shore this afternoon." },
};
