import type { Task, TaskInfo } from "../../types.ts";

/** Catalogue entry of graph-ml. */
export const task: Task = {
	id: "graph-ml",
	name: "Graph Machine Learning",
	names: { tr: "Çizge üzerinde makine öğrenmesi", en: "Graph Machine Learning" },
	modality: "other",
	color: "green",
	position: 460,
	outputKind: "other",
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of graph-ml. */
export const info: TaskInfo = {
	summary: { tr: "", en: "" },
	demo: { tr: { inputs: [], outputs: [] }, en: { inputs: [], outputs: [] } },
	datasets: [],
	metrics: [],
	models: [],
	spaces: [],
	widgetModels: [],
	isPlaceholder: true,
};
