import type { Task, TaskInfo } from "../../types/task.ts";

/** Catalogue entry of table-to-text. */
export const task: Task = {
	id: "table-to-text",
	name: "Table to Text",
	names: { tr: "Tablodan metne", en: "Table to Text" },
	modality: "nlp",
	color: "blue",
	position: 340,
	outputKind: "text",
	hideInModels: true,
	hideInDatasets: false,
};

/** Summary, demo and resources of table-to-text. */
export const info: TaskInfo = {
	summary: {
		tr: "Bir tablonun söylediğini düzyazıyla anlatır: maç istatistiklerinden bir maç özeti, hava ölçümlerinden bir hava raporu yazar. Önemli olan, tablodaki sayıların metne hatasız geçmesidir.",
		en: "What a table says is put into prose: a match report from its statistics, a weather report from measurements. What matters is that the numbers reach the text without error.",
	},
	demo: { tr: { inputs: [], outputs: [] }, en: { inputs: [], outputs: [] } },
	datasets: [],
	metrics: [],
	models: [],
	spaces: [],
	widgetModels: [],
	isPlaceholder: true,
};
