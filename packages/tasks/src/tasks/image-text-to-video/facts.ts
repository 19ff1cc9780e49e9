import type { Task, TaskExample, TaskInfo } from "../../types.ts";

/** Catalogue entry of image-text-to-video. */
export const task: Task = {
	id: "image-text-to-video",
	name: "Image-Text-to-Video",
	names: { tr: "Görüntü ve metinden videoya", en: "Image-Text-to-Video" },
	modality: "multimodal",
	// The source gives no colour; this is the one of text-to-video.
	color: "green",
	position: 420,
	outputKind: "media",
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of image-text-to-video. */
export const info: TaskInfo = {
	summary: { tr: "", en: "" },
	demo: { tr: { inputs: [], outputs: [] }, en: { inputs: [], outputs: [] } },
	datasets: [],
	metrics: [{ id: "fvd" }, { id: "clipsim" }],
	models: [{ id: "Lightricks/LTX-Video" }],
	spaces: [{ id: "Lightricks/ltx-video-distilled" }],
	widgetModels: ["Lightricks/LTX-Video"],
	isPlaceholder: false,
};

/** Input that fits the schema of image-text-to-video. */
export const example: TaskExample = {
	tr: { inputs: "cat.png", parameters: { prompt: "kedi kameraya doğru yürür" } },
	en: {
		inputs: "cat.png",
		parameters: { prompt: "the cat walks towards the camera" },
	},
};
