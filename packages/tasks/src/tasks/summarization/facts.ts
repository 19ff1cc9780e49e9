import type { Task, TaskInfo } from "../../types.ts";

/** Catalogue entry of summarization. */
export const task: Task = {
	"id": "summarization",
	"name": "Summarization",
	"names": { "tr": "Özetleme", "en": "Summarization" },
	"modality": "nlp",
	"color": "indigo",
	"position": 60,
	"outputKind": "text",
	"subtasks": [
		{
			"type": "news-articles-summarization",
			"name": "News Articles Summarization",
			"names": { "tr": "Haber özetleme", "en": "News Articles Summarization" }
		},
		{
			"type": "news-articles-headline-generation",
			"name": "News Articles Headline Generation",
			"names": {
				"tr": "Haber başlığı üretimi",
				"en": "News Articles Headline Generation"
			}
		}
	],
	"hideInModels": false,
	"hideInDatasets": false
};

/** Summary, demo and resources of summarization. */
export const info: TaskInfo = {
	"summary": { "tr": "", "en": "" },
	"demo": { "tr": { "inputs": [], "outputs": [] }, "en": { "inputs": [], "outputs": [] } },
	"datasets": [{ "id": "mlsum" }, { "id": "samsum" }],
	"metrics": [{ "id": "rouge" }],
	"models": [{ "id": "facebook/bart-large-cnn" }, { "id": "Falconsai/medical_summarization" }],
	"spaces": [
		{ "id": "pszemraj/summarize-long-text" },
		{ "id": "ml6team/distilbart-tos-summarizer-tosdr" },
		{ "id": "pszemraj/document-summarization" },
		{ "id": "ml6team/post-processing-summarization" }
	],
	"widgetModels": ["facebook/bart-large-cnn"],
	"youtubeId": "yHnr5Dk2zCI",
	"canonicalId": "text2text-generation",
	"isPlaceholder": false
};
