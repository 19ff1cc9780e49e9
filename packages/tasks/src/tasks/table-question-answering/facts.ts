import type { Task, TaskInfo } from "../../types.ts";

/** Catalogue entry of table-question-answering. */
export const task: Task = {
	"id": "table-question-answering",
	"name": "Table Question Answering",
	"names": { "tr": "Tablo üzerinde soru yanıtlama", "en": "Table Question Answering" },
	"modality": "nlp",
	"color": "green",
	"position": 20,
	"outputKind": "answers",
	"hideInModels": false,
	"hideInDatasets": false
};

/** Summary, demo and resources of table-question-answering. */
export const info: TaskInfo = {
	"summary": { "tr": "", "en": "" },
	"demo": { "tr": { "inputs": [], "outputs": [] }, "en": { "inputs": [], "outputs": [] } },
	"datasets": [{ "id": "wikitablequestions" }, { "id": "wikisql" }],
	"metrics": [{ "id": "Denotation Accuracy" }],
	"models": [{ "id": "microsoft/tapex-base" }, { "id": "google/tapas-base-finetuned-wtq" }],
	"spaces": [{ "id": "katanaml/table-query" }],
	"widgetModels": ["google/tapas-base-finetuned-wtq"],
	"isPlaceholder": false
};
