import type { Task, TaskInfo } from "../../types/task.ts";
import { examples } from "./examples.ts";

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
					filename: examples.tr[0].input.inputs,
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
			inputs: [
				{
					type: "img",
					filename: examples.en[0].input.inputs,
					alt: "A cyclist on a crossing with a bus behind.",
				},
			],
			outputs: [
				{
					type: "img",
					filename: "crossing-boxes.png",
					alt: "The same picture with named boxes around the cyclist, the bicycle and the bus.",
				},
			],
		},
	},
	datasets: [
		{
			id: "merve/coco2017",
			description: {
				tr: "80 gündelik nesne sınıfı; tespit modellerinin çoğu bununla eğitilir ve karşılaştırılır.",
				en: "Eighty classes of everyday things, on which most detectors are trained and compared.",
			},
		},
		{
			id: "merve/pascal-voc",
			description: {
				tr: "20 sınıflı, küçük ve eski kıyaslama; ilk denemeler için hafiftir.",
				en: "Small and older benchmark with 20 classes, light enough for first experiments.",
			},
		},
	],
	metrics: [
		{
			id: "Average Precision",
			description: {
				tr: "Bir sınıfın kesinlik ve duyarlılık eğrisini tek sayıda özetler.",
				en: "Sums up the precision and recall curve of one class in one number.",
			},
		},
		{
			id: "Mean Average Precision",
			description: {
				tr: "Sınıfların ortalama kesinliğini birleştirir; sıralama tablolarının ana sayısıdır.",
				en: "Joins the average precision of all classes; the main figure of leaderboards.",
			},
		},
		{
			id: "APα",
			description: {
				tr: "Kutuların en az α oranında örtüşmesini isteyerek yer isabetini ölçer.",
				en: "Measures how well boxes sit by asking for an overlap of at least α.",
			},
		},
	],
	models: [
		{
			id: "facebook/detr-resnet-50",
			description: {
				tr: "Tespiti küme tahmini olarak çözen ilk dönüştürücü; anlaşılır bir başlangıç noktası.",
				en: "The first transformer to treat detection as predicting a set; a clear starting point.",
			},
		},
		{
			id: "IDEA-Research/dab-detr-resnet-50",
			description: {
				tr: "DETR'nin sorgularını kutu koordinatlarıyla başlatır, eğitimi kısaltır.",
				en: "Starts DETR's queries from box coordinates, which shortens training.",
			},
		},
		{
			id: "PekingU/rtdetr_v2_r50vd",
			description: {
				tr: "Gerçek zamana yakın çalışan, Apache 2.0 lisanslı DETR ailesi üyesi.",
				en: "Member of the DETR family that runs near real time, under Apache 2.0.",
			},
		},
		{
			id: "StephanST/WALDO30",
			description: {
				tr: "Havadan çekimlerde araç, insan ve yapı bulmak için eğitilmiş YOLO.",
				en: "YOLO trained to find vehicles, people and buildings in pictures from above.",
			},
		},
	],
	spaces: [
		{
			id: "hf-vision/object_detection_leaderboard",
			description: {
				tr: "Tespit modellerini aynı koşulda ölçüp doğruluk ve hızla sıralar.",
				en: "Measures detectors under equal conditions and ranks them by accuracy and speed.",
			},
		},
		{
			id: "Gradio-Blocks/Object-Detection-With-DETR-and-YOLOS",
			description: {
				tr: "Eşik kaydırıcısıyla iki model ailesinin kutularını karşılaştırmaya yarar.",
				en: "Serves to compare the boxes of two model families with a slider for the threshold.",
			},
		},
		{
			id: "sunsmarterjieleaf/yolov12",
			description: {
				tr: "Dikkat katmanlı YOLO sürümünü kendi görüntünüzle dener.",
				en: "Tries the YOLO edition with attention layers on a picture of yours.",
			},
		},
		{
			id: "VIPLab/Track-Anything",
			description: {
				tr: "Videoda tıkladığınız nesneyi kareden kareye izler.",
				en: "Follows the thing you click on through the frames of a video.",
			},
		},
		{
			id: "merve/RT-DETR-tracking-coco",
			description: {
				tr: "Tespitin üstüne izleme eklenince kimliklerin nasıl korunduğunu gösterir.",
				en: "Shows how identities are kept when tracking is added to detection.",
			},
		},
		{
			id: "Roboflow/RF-DETR",
			description: {
				tr: "Hızlı DETR türevi RF-DETR'yi kendi dosyanızla dener.",
				en: "Tries RF-DETR, a quick relative of DETR, on a file of yours.",
			},
		},
	],
	widgetModels: ["facebook/detr-resnet-50"],
	youtubeId: "WdAeKSOpxhw",
	isPlaceholder: false,
};
