import type { Task, TaskExample, TaskInfo } from "../../types.ts";

/** Catalogue entry of image-segmentation. */
export const task: Task = {
	id: "image-segmentation",
	name: "Image Segmentation",
	names: { tr: "Görüntü bölütleme", en: "Image Segmentation" },
	modality: "cv",
	color: "green",
	position: 220,
	outputKind: "masks",
	subtasks: [
		{
			type: "instance-segmentation",
			name: "Instance Segmentation",
			names: { tr: "Örnek bölütleme", en: "Instance Segmentation" },
		},
		{
			type: "semantic-segmentation",
			name: "Semantic Segmentation",
			names: { tr: "Anlamsal bölütleme", en: "Semantic Segmentation" },
		},
		{
			type: "panoptic-segmentation",
			name: "Panoptic Segmentation",
			names: { tr: "Panoptik bölütleme", en: "Panoptic Segmentation" },
		},
	],
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of image-segmentation. */
export const info: TaskInfo = {
	summary: {
		tr: "Görüntünün her pikselini bir bölgeye atar; böylece nesnenin çevresine kutu çizmek yerine tam sınırı çıkarılır. Tıbbi görüntülerde organları ayırmak ya da bir fotoğrafın arka planını silmek tipik kullanımlardır.",
		en: "Every pixel of a picture is assigned to an area, so the exact outline of a thing appears instead of a box around it. Separating organs in medical scans or cutting out the background of a photograph are typical uses.",
	},
	demo: {
		tr: {
			inputs: [
				{
					type: "img",
					filename: "harbour.png",
					alt: "Gökyüzü, deniz ve bir yelkenli görünen liman.",
				},
			],
			outputs: [
				{
					type: "img",
					filename: "harbour-masks.png",
					alt: "Aynı liman; gökyüzü, deniz ve yelkenli ayrı renklere boyanmış.",
				},
			],
		},
		en: {
			inputs: [{ type: "img", filename: "harbour.png", alt: "A harbour with sky, sea and a sailing boat." }],
			outputs: [
				{
					type: "img",
					filename: "harbour-masks.png",
					alt: "The same harbour with sky, sea and boat painted in different colours.",
				},
			],
		},
	},
	datasets: [{ id: "scene_parse_150" }],
	metrics: [
		{ id: "Average Precision" },
		{ id: "Mean Average Precision" },
		{ id: "Mean Intersection over Union" },
		{ id: "APα" },
	],
	models: [
		{ id: "openmmlab/upernet-convnext-small" },
		{ id: "briaai/RMBG-1.4" },
		{ id: "ZhengPeng7/BiRefNet" },
		{ id: "facebook/sapiens-seg-1b" },
		{ id: "facebook/mask2former-swin-large-coco-panoptic" },
		{ id: "tue-mps/coco_panoptic_eomt_large_640" },
	],
	spaces: [
		{ id: "facebook/ov-seg" },
		{ id: "jbrinkma/segment-anything" },
		{ id: "facebook/sapiens-pose" },
		{ id: "rashmi/sartorius-cell-instance-segmentation" },
		{ id: "ArtGAN/Segment-Anything-Video" },
		{ id: "segments/panoptic-segment-anything" },
	],
	widgetModels: ["nvidia/segformer-b0-finetuned-ade-512-512"],
	youtubeId: "dKE8SIt9C-w",
	isPlaceholder: false,
};

/** Input that fits the schema of image-segmentation. */
export const example: TaskExample = { tr: { inputs: "cats.jpg" }, en: { inputs: "cats.jpg" } };
