import type { Task, TaskInfo } from "../../types/task.ts";
import { examples } from "./examples.ts";

/** Catalogue entry of visual-question-answering. */
export const task: Task = {
	id: "visual-question-answering",
	name: "Visual Question Answering",
	names: { tr: "Görsel soru yanıtlama", en: "Visual Question Answering" },
	modality: "multimodal",
	color: "red",
	position: 430,
	outputKind: "answers",
	subtasks: [
		{
			type: "visual-question-answering",
			name: "Visual Question Answering",
			names: { tr: "Görsel soru yanıtlama", en: "Visual Question Answering" },
		},
	],
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of visual-question-answering. */
export const info: TaskInfo = {
	summary: {
		tr: "Bir fotoğraf hakkındaki soruya kısa bir yanıt verir: kaç kişi var, otobüs ne renk? Model olası yanıtları olasılıklarıyla sıralar. Görme engellilere çevrelerini anlatan uygulamaların temelinde bu görev vardır.",
		en: "The model gives a short answer to a question about a photograph: how many people are there, what colour is the bus? It ranks likely answers by probability. Apps that tell blind people about their surroundings are built on it.",
	},
	demo: {
		tr: {
			inputs: [
				{
					type: "img",
					filename: examples.tr[0].input.inputs.image,
					alt: "Tezgâhta üç karpuz ve bir sepet limon.",
				},
				{ type: "text", label: "Soru", content: examples.tr[0].input.inputs.question },
			],
			outputs: [
				{
					type: "chart",
					data: examples.tr[0].output.map(({ answer: label, score }) => ({ label, score })),
				},
			],
		},
		en: {
			inputs: [
				{
					type: "img",
					filename: examples.en[0].input.inputs.image,
					alt: "Three watermelons and a basket of lemons on a stall.",
				},
				{ type: "text", label: "Question", content: examples.en[0].input.inputs.question },
			],
			outputs: [
				{
					type: "chart",
					data: examples.en[0].output.map(({ answer: label, score }) => ({ label, score })),
				},
			],
		},
	},
	datasets: [
		{
			id: "Graphcore/vqa",
			description: {
				tr: "Her soruya on kişinin yanıt verdiği VQA kümesi; doğruluk ölçütü bunun üzerine kuruludur.",
				en: "The VQA set with ten human answers a question, on which its accuracy rests.",
			},
		},
		{
			id: "facebook/textvqa",
			description: {
				tr: "Yanıtı görüntüdeki yazıda saklı sorular; okuma yeteneğini sınar.",
				en: "Questions whose answer hides in words within the picture; tests reading.",
			},
		},
	],
	metrics: [
		{
			id: "accuracy",
			description: {
				tr: "On kişinin yanıtıyla uzlaşmayı ölçer; VQA'ya özgü tanımını kullanın.",
				en: "Measures agreement with ten people; use the definition made for VQA.",
			},
		},
		{
			id: "wu-palmer similarity",
			description: {
				tr: "Yanlış ama anlamca yakın yanıtlara kavram ağacına göre pay verir.",
				en: "Gives credit for wrong but related answers by a tree of concepts.",
			},
		},
	],
	models: [
		{
			id: "google/deplot",
			description: {
				tr: "Grafik görüntüsünü tabloya çevirir; sorunun sayılarla izlenmesini sağlar.",
				en: "Turns the picture of a chart into a table, so numbers can be traced.",
			},
		},
		{
			id: "google/matcha-base",
			description: {
				tr: "Grafik okuma ve hesap için önceden eğitilmiş taban model; ince ayar bekler.",
				en: "Base pretrained on charts and calculation; waits for fine-tuning.",
			},
		},
		{
			id: "google/pix2struct-ocrvqa-large",
			description: {
				tr: "Kitap kapağındaki yazıdan başlık, yazar ve tür sorularını yanıtlar.",
				en: "Answers questions on title, author and genre from a book cover.",
			},
		},
	],
	spaces: [
		{
			id: "merve/pix2struct",
			description: {
				tr: "Pix2Struct'un farklı görevlere ayarlanmış sürümlerini karşılaştırmak için.",
				en: "Compare versions of Pix2Struct tuned for different tasks.",
			},
		},
		{
			id: "nielsr/vilt-vqa",
			description: {
				tr: "Sınıflandırma yoluyla yanıt veren ViLT'i kendi fotoğrafınızda denemek için.",
				en: "Try ViLT, which answers by classification, on a photograph of yours.",
			},
		},
		{
			id: "Salesforce/BLIP",
			description: {
				tr: "Aynı modelin hem açıklama hem yanıt yazdığını görmek için.",
				en: "See the same model write captions and answers.",
			},
		},
		{
			id: "vumichien/Img2Prompt",
			description: {
				tr: "Görüntüden, onu yeniden çizdirebilecek bir istem çıkarır.",
				en: "Draws from a picture a prompt that could paint it again.",
			},
		},
	],
	widgetModels: ["dandelin/vilt-b32-finetuned-vqa"],
	isPlaceholder: false,
};
