import type { Task, TaskInfo } from "../../types.ts";

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
	datasets: [{ id: "merve/coco2017" }, { id: "rocky93/BraTS_segmentation" }],
	metrics: [{ id: "Intersection over Union (IoU)" }],
	models: [{ id: "Zigeng/SlimSAM-uniform-50" }, { id: "facebook/sam2-hiera-large" }],
	spaces: [
		{ id: "merve/OWLSAM2" },
		{ id: "merve/slimsam" },
		{ id: "SkalskiP/segment-anything-model-2" },
		{ id: "SkalskiP/SAM_and_ProPainter" },
	],
	widgetModels: [],
	isPlaceholder: false,
};
