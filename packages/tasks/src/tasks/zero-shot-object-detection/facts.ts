import type { Task, TaskExample, TaskInfo } from "../../types.ts";

/** Catalogue entry of zero-shot-object-detection. */
export const task: Task = {
	id: "zero-shot-object-detection",
	name: "Zero-Shot Object Detection",
	names: { tr: "Sıfır örnekle nesne tespiti", en: "Zero-Shot Object Detection" },
	modality: "cv",
	color: "yellow",
	position: 480,
	outputKind: "boxes",
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of zero-shot-object-detection. */
export const info: TaskInfo = {
	summary: { tr: "", en: "" },
	demo: { tr: { inputs: [], outputs: [] }, en: { inputs: [], outputs: [] } },
	datasets: [],
	metrics: [{ id: "Average Precision" }, { id: "Mean Average Precision" }, { id: "APα" }],
	models: [
		{ id: "IDEA-Research/grounding-dino-base" },
		{ id: "google/owlv2-base-patch16-ensemble" },
		{ id: "openmmlab-community/mm_grounding_dino_large_all" },
		{ id: "fushh7/LLMDet" },
	],
	spaces: [{ id: "merve/owlv2" }, { id: "merve/OWLSAM" }, { id: "ariG23498/zero-shot-od" }],
	widgetModels: [],
	isPlaceholder: false,
};

/** Input that fits the schema of zero-shot-object-detection. */
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
