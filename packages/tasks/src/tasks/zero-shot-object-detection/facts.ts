import type { Task, TaskInfo } from "../../types/task.ts";
import { examples } from "./examples.ts";

/** Catalogue entry of zero-shot-object-detection. */
export const task: Task = {
	id: "zero-shot-object-detection",
	name: "Zero-Shot Object Detection",
	names: { tr: "Sıfır örnekle nesne tespiti", en: "Zero-Shot Object Detection" },
	modality: "cv",
	color: "yellow",
	position: 480,
	outputKind: "boxes",
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of zero-shot-object-detection. */
export const info: TaskInfo = {
	summary: {
		tr: "Aranacak nesnelerin adını metin olarak yazarsınız, model onları görüntüde kutularla gösterir. Sabit bir sınıf listesine bağlı olmadığı için nadir ya da yeni nesneler veri toplamadan aranabilir.",
		en: "You write the names of the things to look for, and the model frames them in the picture. As there is no fixed list of classes, rare or new things can be searched for without collecting data.",
	},
	demo: {
		tr: {
			inputs: [
				{
					type: "img",
					filename: examples.tr[0].input.inputs,
					alt: "Üstünde gözlük, fincan ve defter bulunan bir masa.",
				},
				{
					type: "text",
					label: "Etiketler (model İngilizce okur: gözlük, fincan, saat)",
					content: examples.tr[0].input.parameters.candidate_labels.join(", "),
				},
			],
			outputs: [
				{
					type: "img",
					filename: "desk-boxes.png",
					alt: "Aynı masa; gözlüğün ve fincanın çevresinde kutu var, saat bulunmamış.",
				},
			],
		},
		en: {
			inputs: [
				{
					type: "img",
					filename: examples.en[0].input.inputs,
					alt: "A desk with glasses, a cup and a notebook.",
				},
				{
					type: "text",
					label: "Labels",
					content: examples.en[0].input.parameters.candidate_labels.join(", "),
				},
			],
			outputs: [
				{
					type: "img",
					filename: "desk-boxes.png",
					alt: "The same desk with boxes around the glasses and the cup; no watch was found.",
				},
			],
		},
	},
	datasets: [],
	metrics: [
		{
			id: "Average Precision",
			description: {
				tr: "Yazılan tek bir sorgu için kutuların kesinlik ve duyarlılığını özetler.",
				en: "Sums up precision and recall of the boxes for one written query.",
			},
		},
		{
			id: "Mean Average Precision",
			description: {
				tr: "Modelin eğitimde görmediği sınıflarda ne kadar iyi bulduğunu ortalar.",
				en: "Averages how well the model finds classes it did not meet in training.",
			},
		},
		{
			id: "APα",
			description: {
				tr: "Yaklaşık kutuyla yetinmeyip örtüşme eşiğini α'ya yükseltince kalan başarıyı ölçer.",
				en: "Measures what is left when the overlap asked for is raised to α.",
			},
		},
	],
	models: [
		{
			id: "IDEA-Research/grounding-dino-base",
			description: {
				tr: "Cümle hâlindeki tarifleri de anlar; küçük harfle yazılmış, noktayla ayrılmış İngilizce ister.",
				en: "Understands phrases too; wants English in lower case, separated by full stops.",
			},
		},
		{
			id: "google/owlv2-base-patch16-ensemble",
			description: {
				tr: "Etiket listesiyle ya da örnek görüntüyle arama yapar, Apache 2.0 lisanslıdır.",
				en: "Searches by a list of labels or by a sample picture, under Apache 2.0.",
			},
		},
		{
			id: "openmmlab-community/mm_grounding_dino_large_all",
			description: {
				tr: "Grounding DINO'nun açık yeniden eğitimi; büyük boyutta daha çok veri görmüştür.",
				en: "Open retraining of Grounding DINO; the large size has seen more data.",
			},
		},
		{
			id: "fushh7/LLMDet",
			description: {
				tr: "Dil modelinin yazdığı ayrıntılı açıklamalarla eğitilmiş açık sözlüklü tespit.",
				en: "Open-vocabulary detector trained with detailed captions written by a language model.",
			},
		},
	],
	spaces: [
		{
			id: "merve/owlv2",
			description: {
				tr: "Kendi görüntünüzde birkaç etiketi yazıp kutuları hemen görmek için.",
				en: "To write a few labels for your own picture and see the boxes at once.",
			},
		},
		{
			id: "merve/OWLSAM",
			description: {
				tr: "OWL'un kutularını SAM'e verip metinle bölütleme yapmayı gösterir.",
				en: "Shows segmentation by text: OWL's boxes are handed to SAM.",
			},
		},
		{
			id: "ariG23498/zero-shot-od",
			description: {
				tr: "Açık sözlüklü tespiti kendi görüntünüz ve sorgunuzla denemek için bir uygulama.",
				en: "Application for trying open-vocabulary detection with a picture and query of yours.",
			},
		},
	],
	widgetModels: [],
	isPlaceholder: false,
};
