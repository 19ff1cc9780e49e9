import type { Task, TaskInfo } from "../../types.ts";

/** Catalogue entry of other. */
export const task: Task = {
	id: "other",
	name: "Other",
	names: { tr: "Diğer", en: "Other" },
	modality: "other",
	color: "blue",
	position: 570,
	outputKind: "other",
	hideInModels: true,
	hideInDatasets: true,
};

/** Summary, demo and resources of other. */
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
