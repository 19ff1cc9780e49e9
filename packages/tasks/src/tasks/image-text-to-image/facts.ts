import type { Task, TaskExample, TaskInfo } from "../../types.ts";

/** Catalogue entry of image-text-to-image. */
export const task: Task = {
	id: "image-text-to-image",
	name: "Image-Text-to-Image",
	names: { tr: "Görüntü ve metinden görüntüye", en: "Image-Text-to-Image" },
	modality: "multimodal",
	// The source gives no colour; this is the one of image-to-image.
	color: "indigo",
	position: 410,
	outputKind: "media",
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of image-text-to-image. */
export const info: TaskInfo = {
	summary: { tr: "", en: "" },
	demo: { tr: { inputs: [], outputs: [] }, en: { inputs: [], outputs: [] } },
	datasets: [],
	metrics: [{ id: "fid" }, { id: "clip_score" }],
	models: [{ id: "black-forest-labs/FLUX.2-dev" }],
	spaces: [{ id: "black-forest-labs/FLUX.2-dev" }],
	widgetModels: ["black-forest-labs/FLUX.2-dev"],
	isPlaceholder: false,
};

/** Input that fits the schema of image-text-to-image. */
export const example: TaskExample = {
	tr: { inputs: "cat.png", parameters: { prompt: "kediye kırmızı bir atkı tak" } },
	en: { inputs: "cat.png", parameters: { prompt: "give the cat a red scarf" } },
};
