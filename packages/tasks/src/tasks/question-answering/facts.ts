import type { Task, TaskInfo } from "../../types.ts";

/** Catalogue entry of question-answering. */
export const task: Task = {
	"id": "question-answering",
	"name": "Question Answering",
	"names": { "tr": "Soru yanıtlama", "en": "Question Answering" },
	"modality": "nlp",
	"color": "blue",
	"position": 30,
	"outputKind": "answers",
	"subtasks": [
		{
			"type": "extractive-qa",
			"name": "Extractive QA",
			"names": {
				"tr": "Metinden alıntılayarak soru yanıtlama",
				"en": "Extractive QA"
			}
		},
		{
			"type": "open-domain-qa",
			"name": "Open Domain QA",
			"names": { "tr": "Açık alanda soru yanıtlama", "en": "Open Domain QA" }
		},
		{
			"type": "closed-domain-qa",
			"name": "Closed Domain QA",
			"names": {
				"tr": "Kapalı alanda soru yanıtlama",
				"en": "Closed Domain QA"
			}
		}
	],
	"hideInModels": false,
	"hideInDatasets": false
};

/** Summary, demo and resources of question-answering. */
export const info: TaskInfo = {
	"summary": { "tr": "", "en": "" },
	"demo": { "tr": { "inputs": [], "outputs": [] }, "en": { "inputs": [], "outputs": [] } },
	"datasets": [{ "id": "squad_v2" }, { "id": "natural_questions" }],
	"metrics": [{ "id": "exact-match" }, { "id": "f1" }],
	"models": [
		{ "id": "deepset/roberta-base-squad2" },
		{ "id": "distilbert/distilbert-base-cased-distilled-squad" },
		{ "id": "google/tapas-base-finetuned-wtq" }
	],
	"spaces": [{ "id": "deepset/wikipedia-assistant" }],
	"widgetModels": ["deepset/roberta-base-squad2"],
	"youtubeId": "ajPx5LwJD-I",
	"isPlaceholder": false
};
