import type { Task, TaskExample, TaskInfo } from "../../types.ts";

/** Catalogue entry of text-to-image. */
export const task: Task = {
	id: "text-to-image",
	name: "Text-to-Image",
	names: { tr: "Metinden görüntüye", en: "Text-to-Image" },
	modality: "cv",
	color: "yellow",
	position: 230,
	outputKind: "media",
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of text-to-image. */
export const info: TaskInfo = {
	summary: {
		tr: "Yazdığınız tarife uyan yeni bir görüntü üretir. Modellerin çoğu rastgele gürültüden başlar ve görüntüyü adım adım belirginleştirir; adım sayısı ve isteme bağlılık gibi ayarlar sonucu etkiler.",
		en: "A new picture is drawn to match your description. Most models start from random noise and bring out the picture step by step; the number of steps and how strictly the prompt is followed shape the result.",
	},
	demo: {
		tr: {
			inputs: [
				{
					type: "text",
					label: "İstem",
					content: "gün batımında tepedeki bir yel değirmeni, düz renkli çizim",
				},
			],
			outputs: [
				{
					type: "img",
					filename: "windmill.png",
					alt: "Turuncu gökyüzünün önünde, bir tepenin üstünde yel değirmeni çizimi.",
				},
			],
		},
		en: {
			inputs: [
				{
					type: "text",
					label: "Prompt",
					content: "a windmill on a hill at sunset, flat illustration",
				},
			],
			outputs: [
				{
					type: "img",
					filename: "windmill.png",
					alt: "Drawing of a windmill on a hill in front of an orange sky.",
				},
			],
		},
	},
	datasets: [{ id: "red_caps" }, { id: "conceptual_captions" }, { id: "Spawning/PD12M" }],
	metrics: [{ id: "is" }, { id: "fid" }, { id: "R-Precision" }],
	models: [
		{ id: "black-forest-labs/FLUX.1-dev" },
		{ id: "latent-consistency/lcm-lora-sdxl" },
		{ id: "Kwai-Kolors/Kolors" },
		{ id: "stabilityai/stable-diffusion-3-medium-diffusers" },
		{ id: "black-forest-labs/FLUX.1-Krea-dev" },
		{ id: "Qwen/Qwen-Image" },
		{ id: "ByteDance/SDXL-Lightning" },
		{ id: "ByteDance/Hyper-SD" },
	],
	spaces: [
		{ id: "stabilityai/stable-diffusion-3-medium" },
		{ id: "jbilcke-hf/ai-comic-factory" },
		{ id: "multimodalart/flux-lora-lab" },
		{ id: "latent-consistency/lcm-lora-for-sdxl" },
		{ id: "multimodalart/LoraTheExplorer" },
		{ id: "ArtGAN/Stable-Diffusion-ControlNet-WebUI" },
		{ id: "InstantX/InstantID" },
	],
	widgetModels: ["black-forest-labs/FLUX.1-dev"],
	isPlaceholder: false,
};

/** Input that fits the schema of text-to-image. */
export const example: TaskExample = {
	tr: {
		inputs: "siste bir sokak lambasının altında duran tilki, sulu boya",
		parameters: { num_inference_steps: 5 },
	},
	en: {
		inputs: "a fox under a street lamp in the fog, watercolour",
		parameters: { num_inference_steps: 5 },
	},
};
