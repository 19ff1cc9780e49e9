import type { Task, TaskExample, TaskInfo } from "../../types.ts";

/** Catalogue entry of zero-shot-image-classification. */
export const task: Task = {
	id: "zero-shot-image-classification",
	name: "Zero-Shot Image Classification",
	names: {
		tr: "Sıfır örnekle görüntü sınıflandırma",
		en: "Zero-Shot Image Classification",
	},
	modality: "cv",
	color: "yellow",
	position: 450,
	outputKind: "labels",
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of zero-shot-image-classification. */
export const info: TaskInfo = {
	summary: { tr: "", en: "" },
	demo: { tr: { inputs: [], outputs: [] }, en: { inputs: [], outputs: [] } },
	datasets: [],
	metrics: [{ id: "top-K accuracy" }],
	models: [
		{ id: "visheratin/mexma-siglip" },
		{ id: "google/siglip2-base-patch16-224" },
		{ id: "intfloat/mmE5-mllama-11b-instruct" },
		{ id: "jinaai/jina-clip-v2" },
		{ id: "microsoft/BiomedCLIP-PubMedBERT_256-vit_base_patch16_224" },
	],
	spaces: [{ id: "pharma/CLIP-Interrogator" }, { id: "merve/compare_clip_siglip" }],
	widgetModels: ["google/siglip-so400m-patch14-224"],
	isPlaceholder: false,
};

/** Input that fits the schema of zero-shot-image-classification. */
export const example: TaskExample = {
	tr: {
		inputs: "cats.jpg",
		parameters: { candidate_labels: ["cat", "dog", "llama"] },
	},
	en: {
		inputs: "cats.jpg",
		parameters: { candidate_labels: ["cat", "dog", "llama"] },
	},
};
