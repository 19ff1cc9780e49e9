import type { Task, TaskInfo } from "../../types.ts";

/** Catalogue entry of image-to-3d. */
export const task: Task = {
	id: "image-to-3d",
	name: "Image-to-3D",
	names: { tr: "Görüntüden 3B'ye", en: "Image-to-3D" },
	modality: "cv",
	color: "green",
	position: 500,
	outputKind: "media",
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of image-to-3d. */
export const info: TaskInfo = {
	summary: {
		tr: "Bir ya da birkaç fotoğraftan nesnenin üç boyutlu modelini çıkarır. Model, fotoğrafta görünmeyen arka yüzü de tahmin etmek zorundadır; sonuç genellikle bir ağ (mesh) ya da nokta bulutudur.",
		en: "From one or a few photographs, a three-dimensional model of the thing is built. The side that no photograph shows has to be guessed; the result is usually a mesh or a cloud of points.",
	},
	demo: {
		tr: {
			inputs: [{ type: "img", filename: "chair.png", alt: "Ahşap bir sandalyenin önden görünüşü." }],
			outputs: [
				{
					type: "img",
					filename: "chair-views.png",
					alt: "Sandalyenin üç boyutlu modeli, üç ayrı açıdan.",
				},
			],
		},
		en: {
			inputs: [{ type: "img", filename: "chair.png", alt: "A wooden chair from the front." }],
			outputs: [
				{
					type: "img",
					filename: "chair-views.png",
					alt: "The three-dimensional model of the chair, seen from three sides.",
				},
			],
		},
	},
	datasets: [{ id: "allenai/objaverse-xl" }, { id: "dylanebert/iso3d" }],
	metrics: [],
	models: [
		{ id: "TencentARC/InstantMesh" },
		{ id: "stabilityai/TripoSR" },
		{ id: "hwjiang/Real3D" },
		{ id: "stabilityai/stable-point-aware-3d" },
		{ id: "tencent/HunyuanWorld-1" },
	],
	spaces: [
		{ id: "dylanebert/3d-arena" },
		{ id: "TencentARC/InstantMesh" },
		{ id: "stabilityai/stable-point-aware-3d" },
		{ id: "hwjiang/Real3D" },
		{ id: "dylanebert/LGM-mini" },
	],
	widgetModels: [],
	isPlaceholder: false,
};
