import type { Task, TaskInfo } from "../../types/task.ts";
import { examples } from "./examples.ts";

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
					filename: examples.tr[0].input.inputs,
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
			inputs: [
				{
					type: "img",
					filename: examples.en[0].input.inputs,
					alt: "A harbour with sky, sea and a sailing boat.",
				},
			],
			outputs: [
				{
					type: "img",
					filename: "harbour-masks.png",
					alt: "The same harbour with sky, sea and boat painted in different colours.",
				},
			],
		},
	},
	datasets: [
		{
			id: "scene_parse_150",
			description: {
				tr: "Her pikseli 150 sınıftan biriyle işaretli ADE20K sahneleri; anlamsal bölütlemenin ölçüsü.",
				en: "ADE20K scenes with every pixel in one of 150 classes, the yardstick of semantic segmentation.",
			},
		},
	],
	metrics: [
		{
			id: "Average Precision",
			description: {
				tr: "Tek sınıfta maskelerin doğruluğunu bütün eşikler boyunca toplar.",
				en: "Adds up how right the masks of one class are over all thresholds.",
			},
		},
		{
			id: "Mean Average Precision",
			description: {
				tr: "Örnek bölütlemede sınıf ortalaması; nesneleri ayrı ayrı bulmayı ödüllendirir.",
				en: "The mean over classes for instance segmentation, rewarding things found one by one.",
			},
		},
		{
			id: "Mean Intersection over Union",
			description: {
				tr: "Her sınıfın örtüşme oranını hesaplayıp ortalar; küçük sınıflar da eşit sayılır.",
				en: "Takes the overlap of each class and averages, so small classes count as much.",
			},
		},
		{
			id: "APα",
			description: {
				tr: "Maskenin en az α oranında örtüşmesi koşuluyla kesinliği ölçer.",
				en: "Measures precision on condition that masks overlap by at least α.",
			},
		},
	],
	models: [
		{
			id: "openmmlab/upernet-convnext-small",
			description: {
				tr: "UPerNet'i ConvNeXt omurgasıyla birleştirir; sahneyi sınıflarına ayırır.",
				en: "Joins UPerNet with a ConvNeXt backbone; splits scenes into classes.",
			},
		},
		{
			id: "briaai/RMBG-1.4",
			description: {
				tr: "Ürün fotoğrafında arka planı siler; ticari kullanım için ayrı anlaşma gerekir.",
				en: "Removes the background of product photos; commercial use needs a separate agreement.",
			},
		},
		{
			id: "ZhengPeng7/BiRefNet",
			description: {
				tr: "Saç ve tel gibi ince ayrıntıları koruyarak öndekini ayırır, MIT lisanslıdır.",
				en: "Cuts out the foreground with fine hair and wires intact, under the MIT licence.",
			},
		},
		{
			id: "facebook/sapiens-seg-1b",
			description: {
				tr: "İnsan gövdesini kol, bacak, saç gibi parçalara böler.",
				en: "Divides the human body into parts such as arms, legs and hair.",
			},
		},
		{
			id: "facebook/mask2former-swin-large-coco-panoptic",
			description: {
				tr: "Tek mimariyle üç bölütleme türünü çözer; bu ağırlıklar panoptik içindir.",
				en: "One architecture for all three kinds of segmentation; these weights do the panoptic kind.",
			},
		},
		{
			id: "tue-mps/coco_panoptic_eomt_large_640",
			description: {
				tr: "Ek kod çözücü kullanmadan panoptik bölütleyen sade bir ViT.",
				en: "A plain ViT that does panoptic segmentation without an added decoder.",
			},
		},
	],
	spaces: [
		{
			id: "facebook/ov-seg",
			description: {
				tr: "Sınıf adlarını siz yazarsınız; açık sözlüklü bölütlemenin gösterimi.",
				en: "You write the names of the classes; a showing of open-vocabulary segmentation.",
			},
		},
		{
			id: "jbrinkma/segment-anything",
			description: {
				tr: "SAM'in adlandırmadan maske çıkarmasını görüntünüzde denemek için.",
				en: "To try on your picture how SAM draws masks without names.",
			},
		},
		{
			id: "facebook/sapiens-pose",
			description: {
				tr: "Aynı ailenin poz modelini gösterir; bölütlemeyle birlikte kullanışlıdır.",
				en: "Shows the pose model of the same family, useful beside segmentation.",
			},
		},
		{
			id: "rashmi/sartorius-cell-instance-segmentation",
			description: {
				tr: "Mikroskop görüntüsünde sinir hücrelerini tek tek ayıran uygulama.",
				en: "Application that separates nerve cells one by one in microscope pictures.",
			},
		},
		{
			id: "ArtGAN/Segment-Anything-Video",
			description: {
				tr: "Maskeyi video boyunca taşıyarak kareler arası tutarlılığı gösterir.",
				en: "Carries a mask along a video and shows how steady it stays.",
			},
		},
		{
			id: "segments/panoptic-segment-anything",
			description: {
				tr: "SAM'e metinle aramayı ekleyip panoptik sonuç üreten birleşim.",
				en: "Combination that adds search by text to SAM for a panoptic result.",
			},
		},
	],
	widgetModels: ["nvidia/segformer-b0-finetuned-ade-512-512"],
	snippetModels: {
		tr: "facebook/mask2former-swin-large-coco-panoptic",
		en: "facebook/mask2former-swin-large-coco-panoptic",
	},
	youtubeId: "dKE8SIt9C-w",
	isPlaceholder: false,
};
