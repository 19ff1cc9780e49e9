import type { Task, TaskInfo } from "../../types/task.ts";

/** Catalogue entry of time-series-forecasting. */
export const task: Task = {
	id: "time-series-forecasting",
	name: "Time Series Forecasting",
	names: { tr: "Zaman serisi öngörüsü", en: "Time Series Forecasting" },
	modality: "tabular",
	color: "blue",
	position: 380,
	outputKind: "table",
	subtasks: [
		{
			type: "univariate-time-series-forecasting",
			name: "Univariate Time Series Forecasting",
			names: {
				tr: "Tek değişkenli zaman serisi öngörüsü",
				en: "Univariate Time Series Forecasting",
			},
		},
		{
			type: "multivariate-time-series-forecasting",
			name: "Multivariate Time Series Forecasting",
			names: {
				tr: "Çok değişkenli zaman serisi öngörüsü",
				en: "Multivariate Time Series Forecasting",
			},
		},
	],
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of time-series-forecasting. */
export const info: TaskInfo = {
	summary: {
		tr: "Zaman içinde düzenli ölçülmüş değerlere bakarak sonraki değerleri öngörür. Elektrik talebi, satışlar ve hava sıcaklığı tipik örneklerdir; iyi modeller tek bir sayı yerine bir belirsizlik aralığı da verir.",
		en: "From values measured at regular intervals, the next ones are forecast. Demand for electricity, sales and temperature are typical; good models give a range of uncertainty rather than one number.",
	},
	demo: { tr: { inputs: [], outputs: [] }, en: { inputs: [], outputs: [] } },
	datasets: [],
	metrics: [],
	models: [],
	spaces: [],
	widgetModels: [],
	isPlaceholder: true,
};
