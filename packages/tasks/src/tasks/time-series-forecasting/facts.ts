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
	demo: {
		tr: {
			inputs: [
				{
					type: "tabular",
					table: [
						["Gün", "Satılan simit"],
						["pazartesi", "120"],
						["salı", "130"],
						["çarşamba", "140"],
						["perşembe", "150"],
					],
				},
			],
			outputs: [
				{
					type: "tabular",
					table: [
						["Gün", "Öngörü"],
						["cuma", "160"],
						["cumartesi", "170"],
					],
				},
			],
		},
		en: {
			inputs: [
				{
					type: "tabular",
					table: [
						["Day", "Simits sold"],
						["Monday", "120"],
						["Tuesday", "130"],
						["Wednesday", "140"],
						["Thursday", "150"],
					],
				},
			],
			outputs: [
				{
					type: "tabular",
					table: [
						["Day", "Forecast"],
						["Friday", "160"],
						["Saturday", "170"],
					],
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
