import type { Task, TaskExample, TaskInfo } from "../../types.ts";

/** Catalogue entry of video-classification. */
export const task: Task = {
	id: "video-classification",
	name: "Video Classification",
	names: { tr: "Video sınıflandırma", en: "Video Classification" },
	modality: "cv",
	color: "blue",
	position: 280,
	outputKind: "labels",
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of video-classification. */
export const info: TaskInfo = {
	summary: {
		tr: "Bir videoya bakıp içinde ne olduğunu söyler: gitar çalmak, yemek pişirmek, yüzmek. Model yalnızca tek bir kareye değil, karelerin birbirini izleyişine, yani harekete de bakar.",
		en: "What happens in this video: playing the guitar, cooking, swimming? The model looks not just at a single frame but at how frames follow each other, and so at the motion.",
	},
	demo: {
		tr: {
			inputs: [
				{
					type: "img",
					filename: "juggling.gif",
					alt: "Üç topla hokkabazlık yapan birinin kısa videosu.",
				},
			],
			outputs: [
				{
					type: "chart",
					data: [
						{ label: "hokkabazlık", score: 0.89 },
						{ label: "basketbol", score: 0.06 },
						{ label: "dans", score: 0.03 },
					],
				},
			],
		},
		en: {
			inputs: [
				{
					type: "img",
					filename: "juggling.gif",
					alt: "Short video of someone juggling three balls.",
				},
			],
			outputs: [
				{
					type: "chart",
					data: [
						{ label: "juggling", score: 0.89 },
						{ label: "basketball", score: 0.06 },
						{ label: "dancing", score: 0.03 },
					],
				},
			],
		},
	},
	datasets: [{ id: "kinetics400" }],
	metrics: [{ id: "accuracy" }, { id: "recall" }, { id: "precision" }, { id: "f1" }],
	models: [{ id: "google/vivit-b-16x2-kinetics400" }, { id: "microsoft/xclip-base-patch32" }],
	spaces: [{ id: "nateraw/lavila" }, { id: "fcakyon/video-classification" }],
	widgetModels: [],
	isPlaceholder: false,
};

/** Input that fits the schema of video-classification. */
export const example: TaskExample = { tr: { inputs: "clip.mp4" }, en: { inputs: "clip.mp4" } };
