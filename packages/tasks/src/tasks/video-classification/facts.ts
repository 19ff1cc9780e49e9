import type { Task, TaskExample, TaskInfo } from "../../types.ts";

/** Catalogue entry of video-classification. */
export const task: Task = {
	id: "video-classification",
	name: "Video Classification",
	names: { tr: "Video sınıflandırma", en: "Video Classification" },
	modality: "cv",
	color: "blue",
	position: 280,
	outputKind: "labels",
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of video-classification. */
export const info: TaskInfo = {
	summary: { tr: "", en: "" },
	demo: { tr: { inputs: [], outputs: [] }, en: { inputs: [], outputs: [] } },
	datasets: [{ id: "kinetics400" }],
	metrics: [{ id: "accuracy" }, { id: "recall" }, { id: "precision" }, { id: "f1" }],
	models: [{ id: "google/vivit-b-16x2-kinetics400" }, { id: "microsoft/xclip-base-patch32" }],
	spaces: [{ id: "nateraw/lavila" }, { id: "fcakyon/video-classification" }],
	widgetModels: [],
	isPlaceholder: false,
};

/** Input that fits the schema of video-classification. */
export const example: TaskExample = { tr: { inputs: "clip.mp4" }, en: { inputs: "clip.mp4" } };
