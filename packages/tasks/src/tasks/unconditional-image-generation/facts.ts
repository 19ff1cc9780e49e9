import type { Task, TaskInfo } from "../../types.ts";

/** Catalogue entry of unconditional-image-generation. */
export const task: Task = {
	id: "unconditional-image-generation",
	name: "Unconditional Image Generation",
	names: { tr: "Koşulsuz görüntü üretimi", en: "Unconditional Image Generation" },
	modality: "cv",
	color: "green",
	position: 270,
	outputKind: "media",
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of unconditional-image-generation. */
export const info: TaskInfo = {
	summary: {
		tr: "Herhangi bir tarif ya da girdi görüntüsü olmadan, eğitildiği verilere benzeyen yeni görüntüler üretir. Yalnızca bir başlangıç sayısı alır; her sayı başka bir görüntü demektir.",
		en: "New pictures that resemble the training data are made without any description or input image. All the model takes is a starting number, and each number means another picture.",
	},
	demo: {
		tr: {
			inputs: [
				{ type: "text", label: "Tohum", content: "42" },
				{ type: "text", label: "Görüntü sayısı", content: "4" },
			],
			outputs: [
				{
					type: "img",
					filename: "flowers.png",
					alt: "Birbirine benzeyen ama hiçbiri aynı olmayan dört çiçek görüntüsü.",
				},
			],
		},
		en: {
			inputs: [
				{ type: "text", label: "Seed", content: "42" },
				{ type: "text", label: "Number of images", content: "4" },
			],
			outputs: [
				{
					type: "img",
					filename: "flowers.png",
					alt: "Four pictures of flowers, alike but none the same.",
				},
			],
		},
	},
	datasets: [{ id: "cifar100" }, { id: "CelebA" }],
	metrics: [{ id: "is" }, { id: "fid" }],
	models: [{ id: "google/ddpm-cifar10-32" }, { id: "google/ddpm-celebahq-256" }],
	spaces: [{ id: "CompVis/celeba-latent-diffusion" }],
	widgetModels: [],
	isPlaceholder: false,
};
