import type { Task, TaskInfo } from "../../types/task.ts";

/** Catalogue entry of image-feature-extraction. */
export const task: Task = {
	id: "image-feature-extraction",
	name: "Image Feature Extraction",
	names: { tr: "Görüntüden öznitelik çıkarma", en: "Image Feature Extraction" },
	modality: "cv",
	color: "indigo",
	position: 510,
	outputKind: "vector",
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of image-feature-extraction. */
export const info: TaskInfo = {
	summary: {
		tr: "Görüntüyü, içeriğini özetleyen bir vektöre çevirir. Vektörler karşılaştırılarak benzer fotoğraflar bulunabilir; aynı vektörler, az sayıda örnekle yeni bir sınıflandırıcı eğitmeye de yarar.",
		en: "A picture is turned into a vector that sums up its content. Comparing vectors finds similar photographs, and the same vectors help to train a new classifier from a handful of examples.",
	},
	demo: {
		tr: {
			inputs: [{ type: "img", filename: "leaf.png", alt: "Beyaz zeminde bir çınar yaprağı." }],
			outputs: [
				{
					type: "tabular",
					table: [
						["Boyut 1", "Boyut 2", "Boyut 3", "Boyut 4"],
						["0.912", "-0.077", "0.305", "-0.418"],
					],
				},
			],
		},
		en: {
			inputs: [{ type: "img", filename: "leaf.png", alt: "A plane leaf on a white ground." }],
			outputs: [
				{
					type: "tabular",
					table: [
						["Dimension 1", "Dimension 2", "Dimension 3", "Dimension 4"],
						["0.912", "-0.077", "0.305", "-0.418"],
					],
				},
			],
		},
	},
	datasets: [
		{
			id: "imagenet-1k",
			description: {
				tr: "Bin sınıflı görüntüler; çıkarılan özniteliklerin doğrusal sınıflandırmayla sınandığı ortak zemin.",
				en: "Pictures in a thousand classes, the common ground for testing features with a linear classifier.",
			},
		},
	],
	metrics: [],
	models: [
		{
			id: "timm/vit_large_patch14_dinov2.lvd142m",
			description: {
				tr: "Etiketsiz öğrenilmiş genel öznitelikler; benzerlik aramasında kullanılır.",
				en: "General features learned without labels, used for similarity search.",
			},
		},
		{
			id: "nvidia/MambaVision-T-1K",
			description: {
				tr: "Mamba ve dikkat katmanlarını birleştiren küçük omurga.",
				en: "Small backbone that joins Mamba and attention layers.",
			},
		},
		{
			id: "facebook/dino-vitb16",
			description: {
				tr: "Dikkat haritaları nesne sınırlarını gösteren, öz denetimli klasik model.",
				en: "Classic self-supervised model whose attention maps outline things.",
			},
		},
		{
			id: "apple/aimv2-large-patch14-336-distilled",
			description: {
				tr: "Görüntü ve metni birlikte tahmin ederek eğitilmiş, damıtılmış kodlayıcı.",
				en: "Distilled encoder trained by predicting pictures and text together.",
			},
		},
		{
			id: "OpenGVLab/InternViT-6B-448px-V1-2",
			description: {
				tr: "Büyük görüntü kodlayıcı; çok kipli modellerin gözü olarak tasarlanmıştır.",
				en: "Large picture encoder, made as the eye of multimodal models.",
			},
		},
	],
	spaces: [
		{
			id: "timm/leaderboard",
			description: {
				tr: "Omurgayı seçerken hız ile isabet arasındaki dengeye bakmak için.",
				en: "For weighing speed against accuracy when choosing a backbone.",
			},
		},
	],
	widgetModels: [],
	isPlaceholder: false,
};
