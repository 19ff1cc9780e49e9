import type { Task, TaskInfo } from "../../types/task.ts";
import { examples } from "./examples.ts";

/** Catalogue entry of document-question-answering. */
export const task: Task = {
	id: "document-question-answering",
	name: "Document Question Answering",
	names: { tr: "Belge üzerinde soru yanıtlama", en: "Document Question Answering" },
	modality: "multimodal",
	color: "blue",
	position: 440,
	outputKind: "answers",
	subtasks: [
		{
			type: "document-question-answering",
			name: "Document Question Answering",
			names: { tr: "Belge üzerinde soru yanıtlama", en: "Document Question Answering" },
		},
	],
	hideInModels: false,
	hideInDatasets: true,
};

/** Summary, demo and resources of document-question-answering. */
export const info: TaskInfo = {
	summary: {
		tr: "Fatura, form ya da taranmış sözleşme gibi belge görüntülerinde soruların yanıtını bulur. Yalnızca yazıyı okumak yetmez; model, yazının sayfadaki yerini de hesaba katar, çünkü toplam tutarı toplam yapan çoğu zaman durduğu yerdir.",
		en: "Answers are found in pictures of documents such as invoices, forms or scanned contracts. Reading the words is not enough: the model also weighs where they stand on the page, since it is often the place that makes a sum the total.",
	},
	demo: {
		tr: {
			inputs: [
				{
					type: "img",
					filename: examples.tr[0].input.inputs.image,
					alt: "Üç ürün ve 214,50 TL toplam tutar yazan bir kırtasiye fişi.",
				},
				{ type: "text", label: "Soru", content: examples.tr[0].input.inputs.question },
			],
			outputs: [{ type: "text", label: "Yanıt", content: examples.tr[0].output[0].answer }],
		},
		en: {
			inputs: [
				{
					type: "img",
					filename: examples.en[0].input.inputs.image,
					alt: "A receipt of a stationery shop with three items and a total of 21.45 euros.",
				},
				{ type: "text", label: "Question", content: examples.en[0].input.inputs.question },
			],
			outputs: [{ type: "text", label: "Answer", content: examples.en[0].output[0].answer }],
		},
	},
	datasets: [
		{
			id: "HuggingFaceM4/Docmatix",
			description: {
				tr: "Milyonlarca sayfadan üretilmiş soru ve yanıtlar; büyük ölçekli eğitim için.",
				en: "Questions and answers generated over millions of pages, for training at scale.",
			},
		},
		{
			id: "eliolio/docvqa",
			description: {
				tr: "Gerçek taranmış belgelerden sorular; alanın temel kıyaslaması.",
				en: "Questions on real scanned documents; the basic benchmark of the field.",
			},
		},
	],
	metrics: [
		{
			id: "anls",
			description: {
				tr: "Küçük OCR hatalarını bağışlayarak yanıtı harf düzeyinde karşılaştırır.",
				en: "Compares answers by letters and forgives small slips of OCR.",
			},
		},
		{
			id: "exact-match",
			description: {
				tr: "Tutar ve tarih gibi tek harf hatası kabul etmeyen alanlar için.",
				en: "For fields such as amounts and dates, where no letter may differ.",
			},
		},
	],
	models: [
		{
			id: "impira/layoutlm-document-qa",
			description: {
				tr: "Genel belgelerde sözcük ve konumu birlikte okuyan, hızlı başlangıç modeli.",
				en: "Quick start that reads words and positions in general documents.",
			},
		},
		{
			id: "impira/layoutlm-invoices",
			description: {
				tr: "Fatura alanlarına göre ince ayarlı LayoutLM; çok sözcüklü yanıtları birleştirir.",
				en: "LayoutLM fine-tuned on invoices; joins answers of several separate words.",
			},
		},
		{
			id: "microsoft/udop-large",
			description: {
				tr: "Görüntü, yazı ve düzeni tek modelde işleyen belge modeli.",
				en: "Document model that treats picture, text and layout together.",
			},
		},
		{
			id: "google/pix2struct-docvqa-large",
			description: {
				tr: "OCR kullanmadan sayfayı doğrudan görüp yanıt yazar.",
				en: "Sees the page directly and writes the answer without OCR.",
			},
		},
	],
	spaces: [
		{
			id: "impira/docquery",
			description: {
				tr: "Kendi PDF'nize soru sorup yanıtın yerini görmek için.",
				en: "Ask your own PDF and see where the answer stands.",
			},
		},
		{
			id: "impira/invoices",
			description: {
				tr: "Fatura modelinin hangi alanları bulduğunu denemek için.",
				en: "Try which fields the invoice model finds.",
			},
		},
		{
			id: "merve/compare_docvqa_models",
			description: {
				tr: "Belge soru yanıtlama modellerinin sonuçlarını aynı belgede karşılaştırır.",
				en: "Compares the answers of several document models on the same page.",
			},
		},
	],
	widgetModels: ["impira/layoutlm-invoices"],
	snippetModels: {
		tr: "impira/layoutlm-document-qa",
		en: "impira/layoutlm-document-qa",
	},
	isPlaceholder: false,
};
