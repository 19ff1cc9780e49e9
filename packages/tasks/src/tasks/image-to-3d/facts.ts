import type { Task, TaskInfo } from "../../types.ts";

/** Catalogue entry of image-to-3d. */
export const task: Task = {
	id: "image-to-3d",
	name: "Image-to-3D",
	names: { tr: "Görüntüden 3B'ye", en: "Image-to-3D" },
	modality: "cv",
	color: "green",
	position: 500,
	outputKind: "media",
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of image-to-3d. */
export const info: TaskInfo = {
	summary: { tr: "", en: "" },
	demo: { tr: { inputs: [], outputs: [] }, en: { inputs: [], outputs: [] } },
	datasets: [{ id: "allenai/objaverse-xl" }, { id: "dylanebert/iso3d" }],
	metrics: [],
	models: [
		{ id: "TencentARC/InstantMesh" },
		{ id: "stabilityai/TripoSR" },
		{ id: "hwjiang/Real3D" },
		{ id: "stabilityai/stable-point-aware-3d" },
		{ id: "tencent/HunyuanWorld-1" },
	],
	spaces: [
		{ id: "dylanebert/3d-arena" },
		{ id: "TencentARC/InstantMesh" },
		{ id: "stabilityai/stable-point-aware-3d" },
		{ id: "hwjiang/Real3D" },
		{ id: "dylanebert/LGM-mini" },
	],
	widgetModels: [],
	isPlaceholder: false,
};
