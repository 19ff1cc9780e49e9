import type { Task, TaskInfo } from "../../types/task.ts";

/** Catalogue entry of text-to-3d. */
export const task: Task = {
	id: "text-to-3d",
	name: "Text-to-3D",
	names: { tr: "Metinden 3B'ye", en: "Text-to-3D" },
	modality: "cv",
	color: "yellow",
	position: 490,
	outputKind: "media",
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of text-to-3d. */
export const info: TaskInfo = {
	summary: {
		tr: "Yazılı bir tariften döndürülüp incelenebilen üç boyutlu bir nesne üretir. Oyun ve film sahneleri, ürün tasarımı ve eğitim için ilk taslağı saatler yerine dakikalar içinde verir.",
		en: "A three-dimensional object that can be turned and looked at from all sides is made from a description. For games, films, product design and teaching it gives a first draft in minutes rather than hours.",
	},
	demo: {
		tr: {
			inputs: [{ type: "text", label: "İstem", content: "ince belli çay bardağı" }],
			outputs: [
				{
					type: "img",
					filename: "tea-glass.png",
					alt: "Üretilen çay bardağının üç boyutlu modeli, üç ayrı açıdan.",
				},
			],
		},
		en: {
			inputs: [{ type: "text", label: "Prompt", content: "a tulip-shaped tea glass" }],
			outputs: [
				{
					type: "img",
					filename: "tea-glass.png",
					alt: "The three-dimensional model of the tea glass, seen from three sides.",
				},
			],
		},
	},
	datasets: [
		{
			id: "allenai/objaverse-xl",
			description: {
				tr: "On milyonu aşkın üç boyutlu nesne; büyük ölçekli eğitimin ana kaynağı.",
				en: "More than ten million 3D objects; the main source for training at scale.",
			},
		},
		{
			id: "tiange/Cap3D",
			description: {
				tr: "Objaverse nesnelerine yazılmış metin tarifleri; metinle 3B'yi eşleştirmek için.",
				en: "Text descriptions written for Objaverse objects, to pair words with 3D.",
			},
		},
	],
	metrics: [],
	models: [
		{
			id: "openai/shap-e",
			description: {
				tr: "Saniyeler içinde kaba bir ağ örgüsü veren, Diffusers ile kolay çalışan model.",
				en: "Gives a rough mesh in seconds and runs easily with Diffusers.",
			},
		},
		{
			id: "ashawkey/LGM",
			description: {
				tr: "Dört görünümden Gauss parçacıkları kuran model.",
				en: "Builds Gaussian splats from four views.",
			},
		},
	],
	spaces: [
		{
			id: "hysts/Shap-E",
			description: {
				tr: "Shap-E'yi metinle ve görüntüyle tarayıcıda denemek için.",
				en: "Try Shap-E with text and with pictures in the browser.",
			},
		},
		{
			id: "ashawkey/LGM",
			description: {
				tr: "İstemden parçacık bulutuna giden yolu adım adım görmek için.",
				en: "Follow the way from a prompt to a cloud of splats.",
			},
		},
	],
	widgetModels: [],
	isPlaceholder: false,
};
