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
			names: { tr: "Görsel soru yanıtlama", en: "Visual Question Answering" },
		},
	],
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of visual-question-answering. */
export const info: TaskInfo = {
	summary: {
		tr: "Bir fotoğraf hakkında soru sorarsınız: Kaç kişi var? Otobüs ne renk? Model kısa yanıtları olasılıklarıyla sıralar. Görme engellilere çevrelerini anlatan uygulamaların temelinde bu görev vardır.",
		en: "You ask about a photograph: How many people are there? What colour is the bus? The model ranks short answers by probability. Apps that tell blind people about their surroundings are built on it.",
	},
	demo: {
		tr: {
			inputs: [
				{ type: "img", filename: "market.png", alt: "Tezgâhta üç karpuz ve bir sepet limon." },
				{ type: "text", label: "Soru", content: "Kaç karpuz var?" },
			],
			outputs: [
				{
					type: "chart",
					data: [
						{ label: "3", score: 0.91 },
						{ label: "4", score: 0.05 },
						{ label: "2", score: 0.02 },
					],
				},
			],
		},
		en: {
			inputs: [
				{
					type: "img",
					filename: "market.png",
					alt: "Three watermelons and a basket of lemons on a stall.",
				},
				{ type: "text", label: "Question", content: "How many watermelons are there?" },
			],
			outputs: [
				{
					type: "chart",
					data: [
						{ label: "3", score: 0.91 },
						{ label: "4", score: 0.05 },
						{ label: "2", score: 0.02 },
					],
				},
			],
		},
	},
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
