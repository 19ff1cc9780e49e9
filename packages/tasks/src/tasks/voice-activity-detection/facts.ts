import type { Task, TaskInfo } from "../../types.ts";

/** Catalogue entry of voice-activity-detection. */
export const task: Task = {
	id: "voice-activity-detection",
	name: "Voice Activity Detection",
	names: { tr: "Konuşma etkinliği algılama", en: "Voice Activity Detection" },
	modality: "audio",
	color: "red",
	position: 180,
	outputKind: "other",
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of voice-activity-detection. */
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
