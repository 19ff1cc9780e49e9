import type { Task, TaskInfo } from "../../types/task.ts";

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
	datasets: [
		{
			id: "cifar100",
			description: {
				tr: "Yüz sınıfta altmış bin küçük görüntü; hızlı deneme eğitimleri için.",
				en: "Sixty thousand small pictures in a hundred classes, for quick training trials.",
			},
		},
		{
			id: "CelebA",
			description: {
				tr: "İki yüz bini aşkın ünlü yüzü; yüz üretiminin alışılmış sınama alanı.",
				en: "More than two hundred thousand celebrity faces; the usual ground for face generation.",
			},
		},
	],
	metrics: [
		{
			id: "is",
			description: {
				tr: "Sınıf çeşitliliğini yitiren modelleri tek sayıyla ele verir.",
				en: "One number that gives away models which lose variety of classes.",
			},
		},
		{
			id: "fid",
			description: {
				tr: "Hem ortalamayı hem yayılımı karşılaştırdığı için tekdüzeliği de cezalandırır.",
				en: "Compares mean and spread, and so punishes monotony too.",
			},
		},
	],
	models: [
		{
			id: "google/ddpm-cifar10-32",
			description: {
				tr: "32 piksellik nesneler çizen küçük DDPM; yöntemi öğrenmek için ideal.",
				en: "Small DDPM that draws objects of 32 pixels; ideal for learning the method.",
			},
		},
		{
			id: "google/ddpm-celebahq-256",
			description: {
				tr: "256 piksellik yüzler üretir; farklı çizelgeleri karşılaştırmaya elverişlidir.",
				en: "Makes faces of 256 pixels; handy for comparing noise schedules.",
			},
		},
	],
	spaces: [
		{
			id: "CompVis/celeba-latent-diffusion",
			description: {
				tr: "Gizli difüzyonla yüz üretimini tohum değiştirerek denemek için.",
				en: "Try faces by latent diffusion and change the seed.",
			},
		},
	],
	widgetModels: [],
	isPlaceholder: false,
};
