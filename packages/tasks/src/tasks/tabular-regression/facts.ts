import type { Task, TaskExample, TaskInfo } from "../../types.ts";

/** Catalogue entry of tabular-regression. */
export const task: Task = {
	id: "tabular-regression",
	name: "Tabular Regression",
	names: { tr: "Tablo verisiyle regresyon", en: "Tabular Regression" },
	modality: "tabular",
	color: "blue",
	position: 320,
	outputKind: "table",
	subtasks: [
		{
			type: "tabular-single-column-regression",
			name: "Tabular Single Column Regression",
			names: {
				tr: "Tek sütunlu tablo regresyonu",
				en: "Tabular Single Column Regression",
			},
		},
	],
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of tabular-regression. */
export const info: TaskInfo = {
	summary: { tr: "", en: "" },
	demo: { tr: { inputs: [], outputs: [] }, en: { inputs: [], outputs: [] } },
	datasets: [{ id: "inria-soda/tabular-benchmark" }],
	metrics: [{ id: "mse" }, { id: "r-squared" }],
	models: [{ id: "scikit-learn/Fish-Weight" }],
	spaces: [{ id: "scikit-learn/fish-weight-prediction" }],
	widgetModels: ["scikit-learn/Fish-Weight"],
	isPlaceholder: false,
};

/** Input that fits the schema of tabular-regression. */
export const example: TaskExample = {
	tr: {
		inputs: {
			data: {
				"Boy (cm)": ["11.5", "12.5"],
				"Geni\u015flik (cm)": ["4.0", "4.5"],
				"T\u00fcr": ["çipura", "levrek"],
			},
		},
	},
	en: {
		inputs: {
			data: {
				"Length (cm)": ["11.5", "12.5"],
				"Width (cm)": ["4.0", "4.5"],
				Species: ["bream", "bass"],
			},
		},
	},
};
