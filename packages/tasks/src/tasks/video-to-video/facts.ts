import type { Task, TaskInfo } from "../../types.ts";

/** Catalogue entry of video-to-video. */
export const task: Task = {
	id: "video-to-video",
	name: "Video-to-Video",
	names: { tr: "Videodan videoya", en: "Video-to-Video" },
	modality: "cv",
	// The source gives no colour; this is the one of image-to-video.
	color: "indigo",
	position: 560,
	outputKind: "media",
	hideInModels: false,
	hideInDatasets: true,
};

/** Summary, demo and resources of video-to-video. */
export const info: TaskInfo = {
	summary: { tr: "", en: "" },
	demo: { tr: { inputs: [], outputs: [] }, en: { inputs: [], outputs: [] } },
	datasets: [{ id: "suimu/VIRESET" }, { id: "zhangsh2001/LongV-EVAL" }, { id: "Iceclear/SeedVR_VideoDemos" }],
	metrics: [],
	models: [
		{ id: "decart-ai/Lucy-Edit-Dev" },
		{ id: "LeoLau/Shape-for-Motion" },
		{ id: "nvidia/Cosmos-Transfer2.5-2B" },
		{ id: "numz/SeedVR2_comfyUI" },
	],
	spaces: [{ id: "decart-ai/lucy-edit-dev" }, { id: "ByteDance-Seed/SeedVR2-3B" }],
	widgetModels: [],
	isPlaceholder: false,
};
