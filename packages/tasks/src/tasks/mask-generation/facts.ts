import type { Task, TaskInfo } from "../../types.ts";

/** Catalogue entry of mask-generation. */
export const task: Task = {
	id: "mask-generation",
	name: "Mask Generation",
	names: { tr: "Maske üretimi", en: "Mask Generation" },
	modality: "cv",
	color: "indigo",
	position: 470,
	outputKind: "masks",
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of mask-generation. */
export const info: TaskInfo = {
	summary: { tr: "", en: "" },
	demo: { tr: { inputs: [], outputs: [] }, en: { inputs: [], outputs: [] } },
	datasets: [{ id: "merve/coco2017" }, { id: "rocky93/BraTS_segmentation" }],
	metrics: [{ id: "Intersection over Union (IoU)" }],
	models: [{ id: "Zigeng/SlimSAM-uniform-50" }, { id: "facebook/sam2-hiera-large" }],
	spaces: [
		{ id: "merve/OWLSAM2" },
		{ id: "merve/slimsam" },
		{ id: "SkalskiP/segment-anything-model-2" },
		{ id: "SkalskiP/SAM_and_ProPainter" },
	],
	widgetModels: [],
	isPlaceholder: false,
};
