import type { Task, TaskExample, TaskInfo } from "../../types.ts";

/** Catalogue entry of image-to-video. */
export const task: Task = {
	id: "image-to-video",
	name: "Image-to-Video",
	names: { tr: "Görüntüden videoya", en: "Image-to-Video" },
	modality: "cv",
	color: "indigo",
	position: 260,
	outputKind: "media",
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of image-to-video. */
export const info: TaskInfo = {
	summary: {
		tr: "Durağan bir görüntüyü başlangıç karesi sayıp ondan kısa bir video üretir. Hareketin nasıl olacağı bir istemle tarif edilebilir. Asıl zorluk, kişinin ya da nesnenin kareler boyunca aynı kalmasını sağlamaktır.",
		en: "A still picture is taken as the first frame, and a short video grows out of it. A prompt can say what should move. The hard part is keeping a person or thing the same from frame to frame.",
	},
	demo: {
		tr: {
			inputs: [
				{ type: "img", filename: "kite.png", alt: "Tepede uçurtma tutan bir çocuk." },
				{ type: "text", label: "İstem (isteğe bağlı)", content: "uçurtma rüzgârda dalgalanır" },
			],
			outputs: [
				{
					type: "img",
					filename: "kite.gif",
					alt: "Çocuğun elindeki uçurtmanın rüzgârda dalgalandığı kısa video.",
				},
			],
		},
		en: {
			inputs: [
				{ type: "img", filename: "kite.png", alt: "A child on a hill holding a kite." },
				{ type: "text", label: "Prompt (optional)", content: "the kite sways in the wind" },
			],
			outputs: [
				{
					type: "img",
					filename: "kite.gif",
					alt: "Short video in which the kite sways in the wind.",
				},
			],
		},
	},
	datasets: [
		{ id: "ali-vilab/VACE-Benchmark" },
		{ id: "Rapidata/sora-video-generation-style-likert-scoring" },
		{ id: "BestWishYsh/ChronoMagic" },
	],
	metrics: [
		{ id: "fvd" },
		{ id: "clip_score" },
		{ id: "lpips" },
		{ id: "identity_preservation" },
		{ id: "motion_score" },
	],
	models: [
		{ id: "Lightricks/LTX-Video-0.9.7-dev" },
		{ id: "Wan-AI/Wan2.1-VACE-14B" },
		{ id: "lllyasviel/FramePack_F1_I2V_HY_20250503" },
		{ id: "Lightricks/LTX-Video-0.9.7-distilled" },
		{ id: "Skywork/SkyReels-V2-I2V-14B-720P" },
		{ id: "tencent/HunyuanVideo-I2V" },
		{ id: "Wan-AI/Wan2.1-I2V-14B-720P" },
		{ id: "Wan-AI/Wan2.1-I2V-14B-720P-Diffusers" },
	],
	spaces: [
		{ id: "Lightricks/ltx-video-distilled" },
		{ id: "linoyts/FramePack-F1" },
		{ id: "lisonallen/framepack-i2v" },
		{ id: "multimodalart/wan2-1-fast" },
		{ id: "multimodalart/stable-video-diffusion" },
	],
	widgetModels: [],
	isPlaceholder: false,
};

/** Input that fits the schema of image-to-video. */
export const example: TaskExample = {
	tr: { inputs: "cat.png", parameters: { prompt: "kedi esner ve gerinir" } },
	en: { inputs: "cat.png", parameters: { prompt: "the cat yawns and stretches" } },
};
