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
			names: { tr: "Metinden alıntılayarak soru yanıtlama", en: "Extractive QA" },
		},
		{
			type: "open-domain-qa",
			name: "Open Domain QA",
			names: { tr: "Açık alanda soru yanıtlama", en: "Open Domain QA" },
		},
		{
			type: "closed-domain-qa",
			name: "Closed Domain QA",
			names: { tr: "Kapalı alanda soru yanıtlama", en: "Closed Domain QA" },
		},
	],
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of question-answering. */
export const info: TaskInfo = {
	summary: {
		tr: "Modele bir metin ve bir soru verilir; model yanıtı metnin içinde bulur ve olduğu yeri gösterir. Yanıt uydurulmaz, metinden alıntılanır; bu yüzden kılavuzlarda, sözleşmelerde ya da ders notlarında arama yapmak için elverişlidir.",
		en: "The model gets a text and a question, and points to the place in the text that holds the answer. The answer is quoted rather than made up, which suits searching in manuals, contracts or lecture notes.",
	},
	demo: {
		tr: {
			inputs: [
				{ type: "text", label: "Soru", content: "Çay tohumları Rize'ye nereden getirildi?" },
				{
					type: "text",
					label: "Metin",
					content:
						"Türkiye'de çay tarımı Cumhuriyet'in ilk yıllarında başladı. İlk tohumlar Batum'dan getirilip Rize'de ekildi.",
				},
			],
			outputs: [{ type: "text", label: "Yanıt", content: "Batum'dan" }],
		},
		en: {
			inputs: [
				{
					type: "text",
					label: "Question",
					content: "Where did the tea seeds planted in Rize come from?",
				},
				{
					type: "text",
					label: "Text",
					content:
						"Tea growing in Türkiye began in the first years of the Republic. The first seeds were brought from Batumi and planted in Rize.",
				},
			],
			outputs: [{ type: "text", label: "Answer", content: "Batumi" }],
		},
	},
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
			question: "Köprü ne zaman tamamlandı?",
			context:
				"Galata Köprüsü'nün bugünkü hâli 1994'te tamamlandı. Üzerinden tramvay geçer, altında balık lokantaları vardır.",
		},
	},
	en: {
		inputs: {
			question: "When was the bridge completed?",
			context:
				"The present Galata Bridge was completed in 1994. Trams run across it, and there are fish restaurants below.",
		},
	},
};
