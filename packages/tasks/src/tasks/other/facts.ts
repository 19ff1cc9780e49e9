import type { Task, TaskInfo } from "../../types/task.ts";

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
	summary: {
		tr: "Katalogdaki hiçbir göreve uymayan modeller ve veri kümeleri burada toplanır. Yeni bir alan yeterince yaygınlaştığında kendi görevine kavuşur.",
		en: "Models and datasets that fit no other task of the catalogue are gathered here. Once a new field is common enough, it gets a task of its own.",
	},
	demo: { tr: { inputs: [], outputs: [] }, en: { inputs: [], outputs: [] } },
	datasets: [],
	metrics: [],
	models: [],
	spaces: [],
	widgetModels: [],
	isPlaceholder: true,
};
