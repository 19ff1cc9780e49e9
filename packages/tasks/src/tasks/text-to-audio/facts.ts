import type { Task, TaskInfo } from "../../types.ts";

/** Catalogue entry of text-to-audio. */
export const task: Task = {
	"id": "text-to-audio",
	"name": "Text-to-Audio",
	"names": { "tr": "Metinden sese", "en": "Text-to-Audio" },
	"modality": "audio",
	"color": "yellow",
	"position": 130,
	"outputKind": "media",
	"hideInModels": false,
	"hideInDatasets": false
};

/** Summary, demo and resources of text-to-audio. */
export const info: TaskInfo = {
	"summary": { "tr": "", "en": "" },
	"demo": { "tr": { "inputs": [], "outputs": [] }, "en": { "inputs": [], "outputs": [] } },
	"datasets": [],
	"metrics": [],
	"models": [],
	"spaces": [],
	"widgetModels": [],
	"isPlaceholder": true
};
