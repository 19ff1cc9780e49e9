import type { Task, TaskExample, TaskInfo } from "../../types.ts";

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
					filename: "receipt.tr.png",
					alt: "Üç ürün ve 214,50 TL toplam tutar yazan bir kırtasiye fişi.",
				},
				{ type: "text", label: "Soru", content: "Toplam tutar nedir?" },
			],
			outputs: [{ type: "text", label: "Yanıt", content: "214,50 TL" }],
		},
		en: {
			inputs: [
				{
					type: "img",
					filename: "receipt.en.png",
					alt: "A receipt of a stationery shop with three items and a total of 21.45 euros.",
				},
				{ type: "text", label: "Question", content: "What is the total?" },
			],
			outputs: [{ type: "text", label: "Answer", content: "€21.45" }],
		},
	},
	datasets: [{ id: "HuggingFaceM4/Docmatix" }, { id: "eliolio/docvqa" }],
	metrics: [{ id: "anls" }, { id: "exact-match" }],
	models: [
		{ id: "impira/layoutlm-document-qa" },
		{ id: "impira/layoutlm-invoices" },
		{ id: "microsoft/udop-large" },
		{ id: "google/pix2struct-docvqa-large" },
	],
	spaces: [{ id: "impira/docquery" }, { id: "impira/invoices" }, { id: "merve/compare_docvqa_models" }],
	widgetModels: ["impira/layoutlm-invoices"],
	isPlaceholder: false,
};

/** Input that fits the schema of document-question-answering. */
export const example: TaskExample = {
	tr: { inputs: { image: "invoice.png", question: "Toplam tutar ne kadar?" } },
	en: { inputs: { image: "invoice.png", question: "What is the total amount?" } },
};
