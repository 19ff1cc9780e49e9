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
	demo: {
		tr: {
			inputs: [
				{
					type: "tabular",
					table: [
						["Gün", "En düşük (°C)", "En yüksek (°C)"],
						["salı", "9", "17"],
						["çarşamba", "11", "14"],
					],
				},
			],
			outputs: [
				{
					type: "text",
					label: "Anlatım",
					content:
						"Salı günü sıcaklık 9 ile 17 derece arasındaydı. Çarşamba günü gece daha ılık, gündüz daha serin geçti: 11 ile 14 derece arası.",
				},
			],
		},
		en: {
			inputs: [
				{
					type: "tabular",
					table: [
						["Day", "Lowest (°C)", "Highest (°C)"],
						["Tuesday", "9", "17"],
						["Wednesday", "11", "14"],
					],
				},
			],
			outputs: [
				{
					type: "text",
					label: "Account",
					content:
						"On Tuesday the temperature was between 9 and 17 degrees. On Wednesday the night was milder and the day cooler: between 11 and 14 degrees.",
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
