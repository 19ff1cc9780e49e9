import type { Task, TaskInfo } from "../../types.ts";

/** Catalogue entry of text-to-3d. */
export const task: Task = {
	id: "text-to-3d",
	name: "Text-to-3D",
	names: { tr: "Metinden 3B'ye", en: "Text-to-3D" },
	modality: "cv",
	color: "yellow",
	position: 490,
	outputKind: "media",
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of text-to-3d. */
export const info: TaskInfo = {
	summary: { tr: "", en: "" },
	demo: { tr: { inputs: [], outputs: [] }, en: { inputs: [], outputs: [] } },
	datasets: [{ id: "allenai/objaverse-xl" }, { id: "tiange/Cap3D" }],
	metrics: [],
	models: [{ id: "openai/shap-e" }, { id: "ashawkey/LGM" }],
	spaces: [{ id: "hysts/Shap-E" }, { id: "ashawkey/LGM" }],
	widgetModels: [],
	isPlaceholder: false,
};
