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
	summary: {
		tr: "Görüntüde anlam taşıyan noktaları bulur: bir insanın dirsekleri ve dizleri, bir yüzün göz köşeleri. Bu noktalar birleştirilince duruş ya da mimik ortaya çıkar; spor çözümlemesi ve hareket yakalama bununla çalışır.",
		en: "Meaningful points are located in a picture: the elbows and knees of a person, the corners of the eyes. Joined up, they show a posture or an expression, which sports analysis and motion capture rely on.",
	},
	demo: {
		tr: {
			inputs: [{ type: "img", filename: "runner.png", alt: "Koşan bir kişinin yandan görünüşü." }],
			outputs: [
				{
					type: "img",
					filename: "runner-points.png",
					alt: "Aynı kişi; omuz, dirsek, kalça ve diz noktaları işaretlenip çizgilerle birleştirilmiş.",
				},
			],
		},
		en: {
			inputs: [{ type: "img", filename: "runner.png", alt: "A running person from the side." }],
			outputs: [
				{
					type: "img",
					filename: "runner-points.png",
					alt: "The same person with shoulders, elbows, hips and knees marked and joined by lines.",
				},
			],
		},
	},
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
