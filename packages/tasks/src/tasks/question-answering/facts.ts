import type { Task, TaskExample, TaskInfo } from "../../types.ts";

/** Catalogue entry of question-answering. */
export const task: Task = {
	id: "question-answering",
	name: "Question Answering",
	names: { tr: "Soru yanıtlama", en: "Question Answering" },
	modality: "nlp",
	color: "blue",
	position: 30,
	outputKind: "answers",
	subtasks: [
		{
			type: "extractive-qa",
			name: "Extractive QA",
			names: {
				tr: "Metinden alıntılayarak soru yanıtlama",
				en: "Extractive QA",
			},
		},
		{
			type: "open-domain-qa",
			name: "Open Domain QA",
			names: { tr: "Açık alanda soru yanıtlama", en: "Open Domain QA" },
		},
		{
			type: "closed-domain-qa",
			name: "Closed Domain QA",
			names: {
				tr: "Kapalı alanda soru yanıtlama",
				en: "Closed Domain QA",
			},
		},
	],
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of question-answering. */
export const info: TaskInfo = {
	summary: { tr: "", en: "" },
	demo: { tr: { inputs: [], outputs: [] }, en: { inputs: [], outputs: [] } },
	datasets: [{ id: "squad_v2" }, { id: "natural_questions" }],
	metrics: [{ id: "exact-match" }, { id: "f1" }],
	models: [
		{ id: "deepset/roberta-base-squad2" },
		{ id: "distilbert/distilbert-base-cased-distilled-squad" },
		{ id: "google/tapas-base-finetuned-wtq" },
	],
	spaces: [{ id: "deepset/wikipedia-assistant" }],
	widgetModels: ["deepset/roberta-base-squad2"],
	youtubeId: "ajPx5LwJD-I",
	isPlaceholder: false,
};

/** Input that fits the schema of question-answering. */
export const example: TaskExample = {
	tr: {
		inputs: {
			question: "Köprü ne zaman açıldı?",
			context:
				"Galata Köprüsü'nün bugünkü hâli 1994'te açıldı. Üzerinden tramvay geçer, altında balık lokantaları vardır.",
		},
	},
	en: {
		inputs: {
			question: "When was the bridge opened?",
			context:
				"The present Galata Bridge was opened in 1994. Trams run across it, and there are fish restaurants below.",
		},
	},
};
