import type { Task, TaskExample, TaskInfo } from "../../types.ts";

/** Catalogue entry of fill-mask. */
export const task: Task = {
	id: "fill-mask",
	name: "Fill-Mask",
	names: { tr: "Maske doldurma", en: "Fill-Mask" },
	modality: "nlp",
	color: "red",
	position: 100,
	outputKind: "fillings",
	subtasks: [
		{
			type: "slot-filling",
			name: "Slot Filling",
			names: { tr: "Boşluk doldurma", en: "Slot Filling" },
		},
		{
			type: "masked-language-modeling",
			name: "Masked Language Modeling",
			names: {
				tr: "Maskeli dil modelleme",
				en: "Masked Language Modeling",
			},
		},
	],
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of fill-mask. */
export const info: TaskInfo = {
	summary: { tr: "", en: "" },
	demo: { tr: { inputs: [], outputs: [] }, en: { inputs: [], outputs: [] } },
	datasets: [{ id: "wikipedia" }, { id: "c4" }],
	metrics: [{ id: "cross_entropy" }, { id: "perplexity" }],
	models: [{ id: "answerdotai/ModernBERT-large" }, { id: "FacebookAI/xlm-roberta-base" }],
	spaces: [],
	widgetModels: ["distilroberta-base"],
	youtubeId: "mqElG5QJWUg",
	isPlaceholder: false,
};

/** Input that fits the schema of fill-mask. */
export const example: TaskExample = {
	tr: { inputs: "Sabah kahvaltısında bir bardak [MASK] içtim." },
	en: { inputs: "I drank a cup of [MASK] with my breakfast." },
};
