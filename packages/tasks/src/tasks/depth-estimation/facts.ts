import type { Task, TaskExample, TaskInfo } from "../../types.ts";

/** Catalogue entry of depth-estimation. */
export const task: Task = {
	id: "depth-estimation",
	name: "Depth Estimation",
	names: { tr: "Derinlik kestirimi", en: "Depth Estimation" },
	modality: "cv",
	color: "yellow",
	position: 190,
	outputKind: "media",
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of depth-estimation. */
export const info: TaskInfo = {
	summary: { tr: "", en: "" },
	demo: { tr: { inputs: [], outputs: [] }, en: { inputs: [], outputs: [] } },
	datasets: [{ id: "sayakpaul/nyu_depth_v2" }, { id: "depth-anything/DA-2K" }],
	metrics: [],
	models: [
		{ id: "depth-anything/Depth-Anything-V2-Large" },
		{ id: "jingheya/lotus-depth-g-v1-0" },
		{ id: "tencent/DepthCrafter" },
		{ id: "apple/DepthPro-hf" },
	],
	spaces: [
		{ id: "radames/dpt-depth-estimation-3d-voxels" },
		{ id: "akhaliq/depth-pro" },
		{ id: "tencent/DepthCrafter" },
		{ id: "facebook/sapiens-depth" },
	],
	widgetModels: [],
	isPlaceholder: false,
};

/** Input that fits the schema of depth-estimation. */
export const example: TaskExample = { tr: { inputs: "cats.jpg" }, en: { inputs: "cats.jpg" } };
