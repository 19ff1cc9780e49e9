import type { Task, TaskExample, TaskInfo } from "../../types.ts";

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
			names: {
				tr: "Görsel soru yanıtlama",
				en: "Visual Question Answering",
			},
		},
	],
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of visual-question-answering. */
export const info: TaskInfo = {
	summary: { tr: "", en: "" },
	demo: { tr: { inputs: [], outputs: [] }, en: { inputs: [], outputs: [] } },
	datasets: [{ id: "Graphcore/vqa" }, { id: "facebook/textvqa" }],
	metrics: [{ id: "accuracy" }, { id: "wu-palmer similarity" }],
	models: [{ id: "google/deplot" }, { id: "google/matcha-base" }, { id: "google/pix2struct-ocrvqa-large" }],
	spaces: [
		{ id: "merve/pix2struct" },
		{ id: "nielsr/vilt-vqa" },
		{ id: "Salesforce/BLIP" },
		{ id: "vumichien/Img2Prompt" },
	],
	widgetModels: ["dandelin/vilt-b32-finetuned-vqa"],
	isPlaceholder: false,
};

/** Input that fits the schema of visual-question-answering. */
export const example: TaskExample = {
	tr: { inputs: { image: "cat.png", question: "Resimde hangi hayvan var?" } },
	en: { inputs: { image: "cat.png", question: "Which animal is in the picture?" } },
};
