import type { Task, TaskInfo } from "../../types/task.ts";

/** Catalogue entry of mask-generation. */
export const task: Task = {
	id: "mask-generation",
	name: "Mask Generation",
	names: { tr: "Maske üretimi", en: "Mask Generation" },
	modality: "cv",
	color: "indigo",
	position: 470,
	outputKind: "masks",
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of mask-generation. */
export const info: TaskInfo = {
	summary: {
		tr: "Görüntüdeki nesnelerin sınırlarını çıkarır ama onlara ad vermez. Tıklanan bir nokta ya da çizilen bir kutu ipucu olabilir; ipucu yoksa model bulduğu bütün nesneler için birer maske üretir.",
		en: "Outlines of things in a picture are drawn without naming the things. A clicked point or a box can serve as a hint; without one, the model makes a mask for everything it finds.",
	},
	demo: {
		tr: {
			inputs: [{ type: "img", filename: "fruit.png", alt: "Bir tabakta elma, armut ve üzüm." }],
			outputs: [
				{
					type: "img",
					filename: "fruit-masks.png",
					alt: "Aynı tabak; her meyve kendi rengiyle kaplanmış, adlar yazılmamış.",
				},
			],
		},
		en: {
			inputs: [{ type: "img", filename: "fruit.png", alt: "An apple, a pear and grapes on a plate." }],
			outputs: [
				{
					type: "img",
					filename: "fruit-masks.png",
					alt: "The same plate with each fruit covered in its own colour, without names.",
				},
			],
		},
	},
	datasets: [
		{
			id: "merve/coco2017",
			description: {
				tr: "Nesne maskeleri elle çizilmiş sahneler; üretilen maskeyi ölçecek gerçek sınırlar sunar.",
				en: "Scenes with masks drawn by hand, which give true outlines to measure against.",
			},
		},
		{
			id: "rocky93/BraTS_segmentation",
			description: {
				tr: "Beyin tümörü MR dilimleri ve maskeleri; modelin tıpta ne kadar zorlandığını gösterir.",
				en: "Brain tumour MR slices with masks, which show how far a model struggles in medicine.",
			},
		},
	],
	metrics: [
		{
			id: "Intersection over Union (IoU)",
			description: {
				tr: "Üretilen maskenin gerçek maskeyle kesişimini birleşimine böler.",
				en: "Divides the intersection of made and true masks by their union.",
			},
		},
	],
	models: [
		{
			id: "Zigeng/SlimSAM-uniform-50",
			description: {
				tr: "SAM'in budanmış küçük hâli; sınırlı donanımda etkileşimli maske için.",
				en: "Small, pruned edition of SAM for interactive masks on limited hardware.",
			},
		},
		{
			id: "facebook/sam2-hiera-large",
			description: {
				tr: "Görüntünün yanında videoda da çalışır; tıklanan nesneyi kareler boyunca taşır.",
				en: "Works on video as well as pictures and carries a clicked thing through the frames.",
			},
		},
	],
	spaces: [
		{
			id: "merve/OWLSAM2",
			description: {
				tr: "Metinle bulunan kutuları SAM 2 ile maskeye çevirir; adlandırma eksiğini kapatır.",
				en: "Turns boxes found by text into masks with SAM 2 and so supplies the missing names.",
			},
		},
		{
			id: "merve/slimsam",
			description: {
				tr: "SlimSAM'i SAM'le karşılaştırıp küçülmenin bedelini görmek için.",
				en: "To compare SlimSAM with SAM and see the price of shrinking.",
			},
		},
		{
			id: "SkalskiP/segment-anything-model-2",
			description: {
				tr: "SAM 2'yi kurulum yapmadan kendi dosyanızda dener.",
				en: "Tries SAM 2 on a file of yours without installing anything.",
			},
		},
		{
			id: "SkalskiP/SAM_and_ProPainter",
			description: {
				tr: "Maskelenen nesneyi videodan silen zincir; maskenin ne işe yaradığına somut örnek.",
				en: "A chain that erases the masked thing from a video; masks put to use.",
			},
		},
	],
	widgetModels: [],
	isPlaceholder: false,
};
