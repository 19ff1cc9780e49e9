import type { Task, TaskInfo } from "../../types.ts";

/** Catalogue entry of unconditional-image-generation. */
export const task: Task = {
	id: "unconditional-image-generation",
	name: "Unconditional Image Generation",
	names: { tr: "Koşulsuz görüntü üretimi", en: "Unconditional Image Generation" },
	modality: "cv",
	color: "green",
	position: 270,
	outputKind: "media",
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of unconditional-image-generation. */
export const info: TaskInfo = {
	summary: { tr: "", en: "" },
	demo: { tr: { inputs: [], outputs: [] }, en: { inputs: [], outputs: [] } },
	datasets: [{ id: "cifar100" }, { id: "CelebA" }],
	metrics: [{ id: "is" }, { id: "fid" }],
	models: [{ id: "google/ddpm-cifar10-32" }, { id: "google/ddpm-celebahq-256" }],
	spaces: [{ id: "CompVis/celeba-latent-diffusion" }],
	widgetModels: [],
	isPlaceholder: false,
};
