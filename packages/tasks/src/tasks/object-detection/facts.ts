import type { Task, TaskExample, TaskInfo } from "../../types.ts";

/** Catalogue entry of object-detection. */
export const task: Task = {
	id: "object-detection",
	name: "Object Detection",
	names: { tr: "Nesne tespiti", en: "Object Detection" },
	modality: "cv",
	color: "yellow",
	position: 210,
	outputKind: "boxes",
	subtasks: [
		{
			type: "face-detection",
			name: "Face Detection",
			names: { tr: "Yüz tespiti", en: "Face Detection" },
		},
		{
			type: "vehicle-detection",
			name: "Vehicle Detection",
			names: { tr: "Araç tespiti", en: "Vehicle Detection" },
		},
	],
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of object-detection. */
export const info: TaskInfo = {
	summary: {
		tr: "Görüntüdeki nesneleri bulur, her birinin çevresine bir dikdörtgen çizer ve adını yazar. Aynı türden birkaç nesneyi tek tek sayabildiği için trafik izlemede, stok sayımında ve görüntü aramada kullanılır.",
		en: "Things in a picture are found, framed by a rectangle each, and named. Because several things of one kind are found one by one, it serves traffic monitoring, stock counts and image search.",
	},
	demo: {
		tr: {
			inputs: [
				{
					type: "img",
					filename: "crossing.png",
					alt: "Yaya geçidinde bir bisikletli, arkasında bir otobüs.",
				},
			],
			outputs: [
				{
					type: "img",
					filename: "crossing-boxes.png",
					alt: "Aynı görüntü; bisikletlinin, bisikletin ve otobüsün çevresinde adları yazılı kutular var.",
				},
			],
		},
		en: {
			inputs: [{ type: "img", filename: "crossing.png", alt: "A cyclist on a crossing with a bus behind." }],
			outputs: [
				{
					type: "img",
					filename: "crossing-boxes.png",
					alt: "The same picture with named boxes around the cyclist, the bicycle and the bus.",
				},
			],
		},
	},
	datasets: [{ id: "merve/coco2017" }, { id: "merve/pascal-voc" }],
	metrics: [{ id: "Average Precision" }, { id: "Mean Average Precision" }, { id: "APα" }],
	models: [
		{ id: "facebook/detr-resnet-50" },
		{ id: "IDEA-Research/dab-detr-resnet-50" },
		{ id: "PekingU/rtdetr_v2_r50vd" },
		{ id: "StephanST/WALDO30" },
	],
	spaces: [
		{ id: "hf-vision/object_detection_leaderboard" },
		{ id: "Gradio-Blocks/Object-Detection-With-DETR-and-YOLOS" },
		{ id: "sunsmarterjieleaf/yolov12" },
		{ id: "VIPLab/Track-Anything" },
		{ id: "merve/RT-DETR-tracking-coco" },
		{ id: "Roboflow/RF-DETR" },
	],
	widgetModels: ["facebook/detr-resnet-50"],
	youtubeId: "WdAeKSOpxhw",
	isPlaceholder: false,
};

/** Input that fits the schema of object-detection. */
export const example: TaskExample = { tr: { inputs: "cats.jpg" }, en: { inputs: "cats.jpg" } };
