import type { Task, TaskInfo } from "../../types.ts";

/** Catalogue entry of image-feature-extraction. */
export const task: Task = {
	id: "image-feature-extraction",
	name: "Image Feature Extraction",
	names: { tr: "Görüntüden öznitelik çıkarma", en: "Image Feature Extraction" },
	modality: "cv",
	color: "indigo",
	position: 510,
	outputKind: "vector",
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of image-feature-extraction. */
export const info: TaskInfo = {
	summary: { tr: "", en: "" },
	demo: { tr: { inputs: [], outputs: [] }, en: { inputs: [], outputs: [] } },
	datasets: [{ id: "imagenet-1k" }],
	metrics: [],
	models: [
		{ id: "timm/vit_large_patch14_dinov2.lvd142m" },
		{ id: "nvidia/MambaVision-T-1K" },
		{ id: "facebook/dino-vitb16" },
		{ id: "apple/aimv2-large-patch14-336-distilled" },
		{ id: "OpenGVLab/InternViT-6B-448px-V1-2" },
	],
	spaces: [{ id: "timm/leaderboard" }],
	widgetModels: [],
	isPlaceholder: false,
};
