import type { Task, TaskInfo } from "../../types.ts";

/** Catalogue entry of video-to-video. */
export const task: Task = {
	id: "video-to-video",
	name: "Video-to-Video",
	names: { tr: "Videodan videoya", en: "Video-to-Video" },
	modality: "cv",
	// The source gives no colour; this is the one of image-to-video.
	color: "indigo",
	position: 560,
	outputKind: "media",
	hideInModels: false,
	hideInDatasets: true,
};

/** Summary, demo and resources of video-to-video. */
export const info: TaskInfo = {
	summary: {
		tr: "Var olan bir videoyu yeni bir videoya dönüştürür: biçemini değiştirir, çözünürlüğünü yükseltir, titremesini giderir ya da bir nesneyi başkasıyla değiştirir. Özgün hareket ve zamanlama korunur.",
		en: "An existing video is turned into a new one: its style is changed, its resolution raised, its shake removed, or one thing replaced by another. The original motion and timing are kept.",
	},
	demo: {
		tr: {
			inputs: [{ type: "img", filename: "walk.gif", alt: "Parkta yürüyen birinin kısa videosu." }],
			outputs: [
				{
					type: "img",
					filename: "walk-sketch.gif",
					alt: "Aynı yürüyüş, kurşun kalem çizimi biçeminde.",
				},
			],
		},
		en: {
			inputs: [{ type: "img", filename: "walk.gif", alt: "Short video of someone walking in a park." }],
			outputs: [
				{
					type: "img",
					filename: "walk-sketch.gif",
					alt: "The same walk in the style of a pencil drawing.",
				},
			],
		},
	},
	datasets: [{ id: "suimu/VIRESET" }, { id: "zhangsh2001/LongV-EVAL" }, { id: "Iceclear/SeedVR_VideoDemos" }],
	metrics: [],
	models: [
		{ id: "decart-ai/Lucy-Edit-Dev" },
		{ id: "LeoLau/Shape-for-Motion" },
		{ id: "nvidia/Cosmos-Transfer2.5-2B" },
		{ id: "numz/SeedVR2_comfyUI" },
	],
	spaces: [{ id: "decart-ai/lucy-edit-dev" }, { id: "ByteDance-Seed/SeedVR2-3B" }],
	widgetModels: [],
	isPlaceholder: false,
};
