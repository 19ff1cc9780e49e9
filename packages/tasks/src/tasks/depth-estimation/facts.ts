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
	summary: {
		tr: "Tek bir fotoğrafa bakarak her noktanın kameradan ne kadar uzak olduğunu tahmin eder. Sonuç, yakınla uzağın farklı tonlarda göründüğü bir derinlik haritasıdır; robotlar, artırılmış gerçeklik ve fotoğrafta arka plan bulanıklaştırma bundan yararlanır.",
		en: "From a single photograph the model guesses how far each point is from the camera. The result is a depth map in which near and far have different shades; robots, augmented reality and blurred photo backgrounds make use of it.",
	},
	demo: {
		tr: {
			inputs: [
				{
					type: "img",
					filename: "street.png",
					alt: "Önde bir ağaç, arkada evler ve uzakta tepeler görünen bir sokak.",
				},
			],
			outputs: [
				{
					type: "img",
					filename: "street-depth.png",
					alt: "Aynı sokağın derinlik haritası: ağaç açık, evler gri, tepeler koyu.",
				},
			],
		},
		en: {
			inputs: [
				{
					type: "img",
					filename: "street.png",
					alt: "A street with a tree in front, houses behind it and hills far away.",
				},
			],
			outputs: [
				{
					type: "img",
					filename: "street-depth.png",
					alt: "Depth map of the same street: the tree is light, the houses are grey, the hills are dark.",
				},
			],
		},
	},
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
