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
			names: {
				tr: "Belge üzerinde soru yanıtlama",
				en: "Document Question Answering",
			},
		},
	],
	hideInModels: false,
	hideInDatasets: true,
};

/** Summary, demo and resources of document-question-answering. */
export const info: TaskInfo = {
	summary: { tr: "", en: "" },
	demo: { tr: { inputs: [], outputs: [] }, en: { inputs: [], outputs: [] } },
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
