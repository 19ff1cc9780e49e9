import type { Task, TaskInfo } from "../../types/task.ts";
import { examples } from "./examples.ts";

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
				{ type: "text", label: "Soru", content: examples.tr[0].input.inputs.question },
				{
					type: "text",
					label: "Metin",
					content: examples.tr[0].input.inputs.context,
				},
			],
			outputs: [{ type: "text", label: "Yanıt", content: examples.tr[0].output[0].answer }],
		},
		en: {
			inputs: [
				{
					type: "text",
					label: "Question",
					content: examples.en[0].input.inputs.question,
				},
				{
					type: "text",
					label: "Text",
					content: examples.en[0].input.inputs.context,
				},
			],
			outputs: [{ type: "text", label: "Answer", content: examples.en[0].output[0].answer }],
		},
	},
	datasets: [
		{
			id: "squad_v2",
			description: {
				tr: "Yanıtı metinde bulunmayan sorular da içerir; modele susmayı öğretmek için gereklidir.",
				en: "Holds questions whose answer is not in the text; needed to teach a model silence.",
			},
		},
		{
			id: "natural_questions",
			description: {
				tr: "Gerçek arama sorularını Vikipedi sayfalarındaki uzun ve kısa yanıtlarla eşler.",
				en: "Pairs real search questions with long and short answers from Wikipedia pages.",
			},
		},
	],
	metrics: [
		{
			id: "exact-match",
			description: {
				tr: "Yanıtı doğru yanıtla harfi harfine aynı olan soruların payıdır.",
				en: "Share of questions whose answer equals the right one letter for letter.",
			},
		},
		{
			id: "f1",
			description: {
				tr: "Ortak sözcükleri sayar; yanıtın yalnızca bir bölümü tutuyorsa da puan verir.",
				en: "Counts shared words, and so gives credit when only part of an answer fits.",
			},
		},
	],
	models: [
		{
			id: "deepset/roberta-base-squad2",
			description: {
				tr: "Yanıtsız soruları da tanıyan, 125 milyon parametreli İngilizce modeldir.",
				en: "English model of 125 million parameters that knows unanswerable questions.",
			},
		},
		{
			id: "distilbert/distilbert-base-cased-distilled-squad",
			description: {
				tr: "65 milyon parametreye damıtılmış İngilizce modeldir.",
				en: "English model distilled to 65 million parameters.",
			},
		},
		{
			id: "google/tapas-base-finetuned-wtq",
			description: {
				tr: "Soruyu düz metinden değil tablodan yanıtlar; aradaki farkı görmek için bakılır.",
				en: "Answers from a table instead of prose; worth a look to see the difference.",
			},
		},
	],
	spaces: [
		{
			id: "deepset/wikipedia-assistant",
			description: {
				tr: "Vikipedi'de ilgili bölümü bulup soruyu oradan yanıtlayan bir uygulamadır.",
				en: "An application that finds the right passage of Wikipedia and answers from it.",
			},
		},
	],
	widgetModels: ["deepset/roberta-base-squad2"],
	snippetModels: {
		tr: "savasy/bert-base-turkish-squad",
		en: "deepset/roberta-base-squad2",
	},
	youtubeId: "ajPx5LwJD-I",
	isPlaceholder: false,
};
