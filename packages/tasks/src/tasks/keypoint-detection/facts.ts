import type { Task, TaskInfo } from "../../types.ts";

/** Catalogue entry of keypoint-detection. */
export const task: Task = {
	id: "keypoint-detection",
	name: "Keypoint Detection",
	names: { tr: "Anahtar nokta tespiti", en: "Keypoint Detection" },
	modality: "cv",
	color: "red",
	position: 530,
	outputKind: "points",
	subtasks: [
		{
			type: "pose-estimation",
			name: "Pose Estimation",
			names: { tr: "Poz kestirimi", en: "Pose Estimation" },
		},
	],
	hideInModels: false,
	hideInDatasets: true,
};

/** Summary, demo and resources of keypoint-detection. */
export const info: TaskInfo = {
	summary: { tr: "", en: "" },
	demo: { tr: { inputs: [], outputs: [] }, en: { inputs: [], outputs: [] } },
	datasets: [{ id: "Vincent-luo/hagrid-mediapipe-hands" }],
	metrics: [],
	models: [
		{ id: "magic-leap-community/superpoint" },
		{ id: "magic-leap-community/superglue_outdoor" },
		{ id: "facebook/sapiens-pose-1b" },
		{ id: "usyd-community/vitpose-plus-base" },
		{ id: "qualcomm/RTMPose-Body2d" },
		{ id: "ETH-CVG/lightglue_disk" },
	],
	spaces: [
		{ id: "datasciencedojo/Hand-Keypoint-Detection-Realtime" },
		{ id: "merve/SuperPoint" },
		{ id: "ETH-CVG/LightGlue" },
	],
	widgetModels: [],
	isPlaceholder: false,
};
