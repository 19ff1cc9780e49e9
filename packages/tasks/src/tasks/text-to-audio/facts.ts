import type { Task, TaskInfo } from "../../types/task.ts";
import { examples } from "./examples.ts";

/** Catalogue entry of text-to-audio. */
export const task: Task = {
	id: "text-to-audio",
	name: "Text-to-Audio",
	names: { tr: "Metinden sese", en: "Text-to-Audio" },
	modality: "audio",
	color: "yellow",
	position: 130,
	outputKind: "media",
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of text-to-audio. */
export const info: TaskInfo = {
	summary: {
		tr: "Sözle tarif edilen bir sesi üretir: bir ezgi, yağmur sesi ya da bir kapı gıcırtısı. Konuşma sentezi bu görevin özel bir hâlidir; müzik ve ses efekti üreten modeller de burada toplanır.",
		en: "A sound described in words is made from scratch: a tune, rain, or a creaking door. Producing speech is a special case; models for music and sound effects belong here too.",
	},
	demo: {
		tr: {
			inputs: [{ type: "text", label: "Tarif", content: examples.tr[0].input.inputs }],
			outputs: [
				{
					type: "audio",
					filename: examples.tr[0].output.audio,
					transcript: "Tek bir flütün eşliksiz çaldığı kısa bir ezgi.",
				},
			],
		},
		en: {
			inputs: [{ type: "text", label: "Description", content: examples.en[0].input.inputs }],
			outputs: [
				{
					type: "audio",
					filename: examples.en[0].output.audio,
					transcript: "A single flute plays a short tune without accompaniment.",
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
