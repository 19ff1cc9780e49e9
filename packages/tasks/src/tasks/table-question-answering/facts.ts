import type { Task, TaskExample, TaskInfo } from "../../types.ts";

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
	summary: { tr: "", en: "" },
	demo: { tr: { inputs: [], outputs: [] }, en: { inputs: [], outputs: [] } },
	datasets: [{ id: "wikitablequestions" }, { id: "wikisql" }],
	metrics: [{ id: "Denotation Accuracy" }],
	models: [{ id: "microsoft/tapex-base" }, { id: "google/tapas-base-finetuned-wtq" }],
	spaces: [{ id: "katanaml/table-query" }],
	widgetModels: ["google/tapas-base-finetuned-wtq"],
	isPlaceholder: false,
};

/** Input that fits the schema of table-question-answering. */
export const example: TaskExample = {
	tr: {
		inputs: {
			table: {
				"K\u00fct\u00fcphane": ["Kadıköy", "Çankaya", "Konak"],
				"Kitap say\u0131s\u0131": ["84200", "120500", "61300"],
				"Kapan\u0131\u015f saati": ["20.00", "22.00", "18.30"],
			},
			question: "En çok kitap hangi kütüphanede?",
		},
	},
	en: {
		inputs: {
			table: {
				Library: ["Kadıköy", "Çankaya", "Konak"],
				Books: ["84200", "120500", "61300"],
				"Closes at": ["20:00", "22:00", "18:30"],
			},
			question: "Which library has the most books?",
		},
	},
};
