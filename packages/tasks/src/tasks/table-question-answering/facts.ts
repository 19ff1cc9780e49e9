import { toTable } from "../../shared/to-table.ts";
import type { Task, TaskInfo } from "../../types/task.ts";
import { examples } from "./examples.ts";

/** Catalogue entry of table-question-answering. */
export const task: Task = {
	id: "table-question-answering",
	name: "Table Question Answering",
	names: { tr: "Tablo üzerinde soru yanıtlama", en: "Table Question Answering" },
	modality: "nlp",
	color: "green",
	position: 20,
	outputKind: "answers",
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of table-question-answering. */
export const info: TaskInfo = {
	summary: {
		tr: "Bir tabloya sıradan bir cümleyle soru sorarsınız, yanıt tablonun hücrelerinden gelir. Model gerekirse hücreleri sayar, toplar ya da ortalamasını alır; böylece formül ya da SQL yazmadan veriye ulaşılır.",
		en: "You ask a table a question in plain words, and the answer comes from its cells. Where needed, the model counts, adds or averages cells, so no formula and no SQL has to be written.",
	},
	demo: {
		tr: {
			inputs: [
				{
					type: "tabular",
					table: toTable(examples.tr[0].input.inputs.table),
					marked: examples.tr[0].output[0].coordinates,
				},
				{ type: "text", label: "Soru", content: examples.tr[0].input.inputs.question },
			],
			outputs: [{ type: "text", label: "Yanıt", content: examples.tr[0].output[0].answer }],
		},
		en: {
			inputs: [
				{
					type: "tabular",
					table: toTable(examples.en[0].input.inputs.table),
					marked: examples.en[0].output[0].coordinates,
				},
				{ type: "text", label: "Question", content: examples.en[0].input.inputs.question },
			],
			outputs: [{ type: "text", label: "Answer", content: examples.en[0].output[0].answer }],
		},
	},
	datasets: [
		{
			id: "wikitablequestions",
			description: {
				tr: "Vikipedi tabloları üzerine sayma ve karşılaştırma isteyen sorular; yanıtlar hücre ya da sayıdır.",
				en: "Questions on Wikipedia tables that call for counting and comparing; answers are cells or numbers.",
			},
		},
		{
			id: "wikisql",
			description: {
				tr: "Tablo sorularını SQL sorgularıyla eşler; doğal dilden sorgu üretmeyi öğretir.",
				en: "Pairs table questions with SQL queries; teaches the step from language to query.",
			},
		},
	],
	metrics: [
		{
			id: "Denotation Accuracy",
			description: {
				tr: "Modelin bulduğu yanıt doğru yanıtla aynı değeri gösteriyorsa doğru sayar.",
				en: "Counts a reply as right when it denotes the same value as the true answer.",
			},
		},
	],
	models: [
		{
			id: "microsoft/tapex-base",
			description: {
				tr: "Bir SQL yürütücüsünü taklit ederek ön eğitim görmüştür; kendi tablolarınızla ince ayar ister.",
				en: "Pretrained by imitating an SQL executor; wants fine-tuning on tables of your own.",
			},
		},
		{
			id: "google/tapas-base-finetuned-wtq",
			description: {
				tr: "Hücreleri seçer ve bunların toplanacağını, sayılacağını ya da ortalanacağını söyler; hazır modeldir.",
				en: "Ready model that picks cells and says whether to sum, average or count them.",
			},
		},
	],
	spaces: [
		{
			id: "katanaml/table-query",
			description: {
				tr: "CSV dosyanıza sıradan cümlelerle soru sormayı tarayıcıda denemeye yarar.",
				en: "For asking a CSV file of your own plain questions in the browser.",
			},
		},
	],
	widgetModels: ["google/tapas-base-finetuned-wtq"],
	isPlaceholder: false,
};
