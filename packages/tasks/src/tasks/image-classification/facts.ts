import type { Task, TaskExample, TaskInfo } from "../../types.ts";

/** Catalogue entry of image-classification. */
export const task: Task = {
	id: "image-classification",
	name: "Image Classification",
	names: { tr: "Görüntü sınıflandırma", en: "Image Classification" },
	modality: "cv",
	color: "blue",
	position: 200,
	outputKind: "labels",
	subtasks: [
		{
			type: "multi-label-image-classification",
			name: "Multi Label Image Classification",
			names: { tr: "Çok etiketli görüntü sınıflandırma", en: "Multi Label Image Classification" },
		},
		{
			type: "multi-class-image-classification",
			name: "Multi Class Image Classification",
			names: { tr: "Çok sınıflı görüntü sınıflandırma", en: "Multi Class Image Classification" },
		},
	],
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of image-classification. */
export const info: TaskInfo = {
	summary: {
		tr: "Bir görüntünün bütününe etiket verir: kedi, köpek, kırmızı ışık, zatürre bulgusu. Nesnenin görüntünün neresinde olduğunu söylemez, yalnızca orada ne olduğunu söyler.",
		en: "A picture as a whole gets a label: cat, dog, red light, sign of pneumonia. It does not tell where in the picture the thing is, only what is there.",
	},
	demo: {
		tr: {
			inputs: [{ type: "img", filename: "cat.png", alt: "Pencere önünde oturan tekir bir kedi." }],
			outputs: [
				{
					type: "chart",
					data: [
						{ label: "tekir kedi", score: 0.82 },
						{ label: "kaplan desenli kedi", score: 0.11 },
						{ label: "Mısır kedisi", score: 0.04 },
					],
				},
			],
		},
		en: {
			inputs: [{ type: "img", filename: "cat.png", alt: "A tabby cat sitting by a window." }],
			outputs: [
				{
					type: "chart",
					data: [
						{ label: "tabby cat", score: 0.82 },
						{ label: "tiger cat", score: 0.11 },
						{ label: "Egyptian cat", score: 0.04 },
					],
				},
			],
		},
	},
	datasets: [{ id: "cifar100" }, { id: "fashion_mnist" }],
	metrics: [{ id: "accuracy" }, { id: "recall" }, { id: "precision" }, { id: "f1" }],
	models: [
		{ id: "google/vit-base-patch16-224" },
		{ id: "facebook/deit-base-distilled-patch16-224" },
		{ id: "facebook/convnext-large-224" },
	],
	spaces: [{ id: "timm/leaderboard" }],
	widgetModels: ["google/vit-base-patch16-224"],
	youtubeId: "tjAIM7BOYhw",
	isPlaceholder: false,
};

/** Input that fits the schema of image-classification. */
export const example: TaskExample = { tr: { inputs: "cats.jpg" }, en: { inputs: "cats.jpg" } };
