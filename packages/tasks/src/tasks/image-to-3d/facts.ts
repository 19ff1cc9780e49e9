import type { Task, TaskInfo } from "../../types/task.ts";

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
		tr: "Bir ya da birkaç fotoğraftan nesnenin üç boyutlu modelini çıkarır. Model, fotoğrafta görünmeyen arka yüzü de tahmin etmek zorundadır; sonuç genellikle bir ağ örgüsü ya da nokta bulutudur.",
		en: "From one or a few photographs of an object, a three-dimensional model is built. The side that no photograph shows has to be guessed; the result is usually a mesh or a cloud of points.",
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
	datasets: [
		{
			id: "allenai/objaverse-xl",
			description: {
				tr: "Ağ örgüsü çıkarmayı öğrenen modellerin eğitildiği çok büyük nesne derlemesi.",
				en: "The very large collection of objects that mesh-building models learn from.",
			},
		},
		{
			id: "dylanebert/iso3d",
			description: {
				tr: "Yalıtılmış tek nesne görüntüleri; modelleri aynı girdide karşılaştırmak için.",
				en: "Pictures of single isolated objects, to compare models on the same input.",
			},
		},
	],
	metrics: [],
	models: [
		{
			id: "TencentARC/InstantMesh",
			description: {
				tr: "Altı yeni görünümden ayrıntılı ağ örgüsü kuran, Apache 2.0 lisanslı model.",
				en: "Apache 2.0 model that builds a detailed mesh from six new views.",
			},
		},
		{
			id: "stabilityai/TripoSR",
			description: {
				tr: "Tek fotoğraftan bir saniye dolayında ağ örgüsü çıkaran, MIT lisanslı model.",
				en: "MIT-licensed model that takes about a second from photograph to mesh.",
			},
		},
		{
			id: "hwjiang/Real3D",
			description: {
				tr: "Yapay nesnelerin yanında gerçek fotoğraflarla da eğitilmiş yeniden kurma modeli.",
				en: "Reconstruction model trained on real photographs beside synthetic objects.",
			},
		},
		{
			id: "stabilityai/stable-point-aware-3d",
			description: {
				tr: "Ara adımdaki nokta bulutunu elle düzeltmeye izin verir.",
				en: "Lets you correct the point cloud of the middle step by hand.",
			},
		},
		{
			id: "tencent/HunyuanWorld-1",
			description: {
				tr: "Metinden ya da görüntüden gezilebilir bir sahne kurar.",
				en: "Builds a scene to walk through from words or a picture.",
			},
		},
	],
	spaces: [
		{
			id: "dylanebert/3d-arena",
			description: {
				tr: "İki modelin sonucunu oylayarak insan tercihine dayalı sıralama oluşturur.",
				en: "Ranks models by human preference through votes between two results.",
			},
		},
		{
			id: "TencentARC/InstantMesh",
			description: {
				tr: "Kendi fotoğrafınızdan görünümleri ve ağ örgüsünü birlikte çıkarmak için.",
				en: "Get both views and mesh from a photograph of your own.",
			},
		},
		{
			id: "stabilityai/stable-point-aware-3d",
			description: {
				tr: "Nokta bulutunu düzenleyip ağ örgüsünün nasıl değiştiğini görmek için.",
				en: "Edit the point cloud and see how the mesh changes.",
			},
		},
		{
			id: "hwjiang/Real3D",
			description: {
				tr: "Gerçek fotoğraflarla eğitimin farkını kendi görüntünüzde görmek için.",
				en: "See on your own picture what training on real photographs changes.",
			},
		},
		{
			id: "dylanebert/LGM-mini",
			description: {
				tr: "LGM'nin öğretim için sadeleştirilmiş, kısa kodlu hâli.",
				en: "A pared-down LGM with short code, made for teaching.",
			},
		},
	],
	widgetModels: [],
	isPlaceholder: false,
};
