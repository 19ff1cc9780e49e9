import type { Task, TaskInfo } from "../../types/task.ts";

/** Catalogue entry of text-retrieval. */
export const task: Task = {
	id: "text-retrieval",
	name: "Text Retrieval",
	names: { tr: "Metin getirme", en: "Text Retrieval" },
	modality: "nlp",
	color: "indigo",
	position: 370,
	outputKind: "pairs",
	subtasks: [
		{
			type: "document-retrieval",
			name: "Document Retrieval",
			names: { tr: "Belge getirme", en: "Document Retrieval" },
		},
		{
			type: "utterance-retrieval",
			name: "Utterance Retrieval",
			names: { tr: "Sözce getirme", en: "Utterance Retrieval" },
		},
		{
			type: "entity-linking-retrieval",
			name: "Entity Linking Retrieval",
			names: { tr: "Varlık bağlama için getirme", en: "Entity Linking Retrieval" },
		},
		{
			type: "fact-checking-retrieval",
			name: "Fact Checking Retrieval",
			names: { tr: "Doğruluk denetimi için getirme", en: "Fact Checking Retrieval" },
		},
	],
	hideInModels: true,
	hideInDatasets: false,
};

/** Summary, demo and resources of text-retrieval. */
export const info: TaskInfo = {
	summary: {
		tr: "Büyük bir derlemenin içinden sorguyla ilgili belgeleri bulup getirir. Sıralamadan farkı ölçeğidir: birkaç aday yerine milyonlarca belge arasında, önceden hazırlanmış bir dizin üzerinde arama yapılır.",
		en: "Documents that belong to a query are fetched from a large collection. It differs from ranking in scale: the search runs over millions of documents with a prepared index instead of a few candidates.",
	},
	demo: {
		tr: {
			inputs: [
				{ type: "text", label: "Sorgu", content: "Kombi neden su damlatır?" },
				{
					type: "text",
					label: "Belgeler",
					content:
						"1. Kombinin basıncı düşükse doldurma vanası açılır.\n2. Emniyet ventili, basınç yükselince suyu boşaltır; kombinin altından damlar.\n3. Klimanın süzgeci ayda bir yıkanır.",
				},
			],
			outputs: [
				{
					type: "text",
					label: "Bulunan, en yakını başta",
					content:
						"2. Emniyet ventili, basınç yükselince suyu boşaltır; kombinin altından damlar.\n1. Kombinin basıncı düşükse doldurma vanası açılır.",
				},
			],
		},
		en: {
			inputs: [
				{ type: "text", label: "Query", content: "Why does the boiler drip water?" },
				{
					type: "text",
					label: "Documents",
					content:
						"1. If the pressure of the boiler is low, open the filling valve.\n2. The safety valve lets water out when the pressure rises; it drips from below the boiler.\n3. The filter of an air conditioner is washed once a month.",
				},
			],
			outputs: [
				{
					type: "text",
					label: "Found, the closest first",
					content:
						"2. The safety valve lets water out when the pressure rises; it drips from below the boiler.\n1. If the pressure of the boiler is low, open the filling valve.",
				},
			],
		},
	},
	datasets: [],
	metrics: [],
	models: [],
	spaces: [],
	widgetModels: [],
	isPlaceholder: true,
};
