import { toTable } from "../../shared/to-table.ts";
import type { Task, TaskInfo } from "../../types/task.ts";
import { examples } from "./examples.ts";

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
			names: { tr: "Tek sütunlu tablo regresyonu", en: "Tabular Single Column Regression" },
		},
	],
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of tabular-regression. */
export const info: TaskInfo = {
	summary: {
		tr: "Tablodaki özelliklerden bir sayı tahmin eder: evin metrekaresinden ve semtinden fiyatını, arabanın ağırlığından yakıt tüketimini. Çıktı bir sınıf değil, her satır için sürekli bir değerdir.",
		en: "A number is predicted from the columns of a table: the price of a flat from its size and district, the consumption of a car from its weight. The output is not a class but a continuous value for each row.",
	},
	demo: {
		tr: {
			inputs: [
				{
					type: "tabular",
					table: toTable(examples.tr[0].input.inputs.data),
				},
			],
			outputs: [
				{
					type: "tabular",
					table: [["Ağırlık (g)"], ...examples.tr[0].output.map((grams) => [grams.toFixed(0)])],
				},
			],
			origin: examples.tr[0].origin,
		},
		en: {
			inputs: [
				{
					type: "tabular",
					table: toTable(examples.en[0].input.inputs.data),
				},
			],
			outputs: [
				{
					type: "tabular",
					table: [["Weight (g)"], ...examples.en[0].output.map((grams) => [grams.toFixed(0)])],
				},
			],
			origin: examples.en[0].origin,
		},
	},
	datasets: [
		{
			id: "inria-soda/tabular-benchmark",
			description: {
				tr: "Regresyon bölümleri, bir yöntemi birçok gerçek tabloda birden sınamaya yarar.",
				en: "Its regression parts test a method on many real tables at once.",
			},
		},
	],
	metrics: [
		{
			id: "mse",
			description: {
				tr: "Hataların karelerinin ortalamasıdır; büyük hataları ağır biçimde cezalandırır.",
				en: "Mean of the squared errors; punishes large errors heavily.",
			},
		},
		{
			id: "r-squared",
			description: {
				tr: "Değişkenliğin ne kadarının açıklandığını gösterir; 0, ortalamayı söylemekten farksızdır.",
				en: "Share of the variation explained; 0 is no better than always saying the mean.",
			},
		},
	],
	models: [
		{
			id: "scikit-learn/Fish-Weight",
			description: {
				tr: "Balığın boyutlarından ağırlığını tahmin eden küçük bir scikit-learn örneğidir.",
				en: "Small scikit-learn example that estimates the weight of a fish from its measurements.",
			},
		},
	],
	spaces: [
		{
			id: "scikit-learn/fish-weight-prediction",
			description: {
				tr: "Ölçüleri girip balığın tahmin edilen ağırlığını anında görebileceğiniz bir denemedir.",
				en: "Enter the measurements and see the estimated weight of the fish at once.",
			},
		},
	],
	widgetModels: ["scikit-learn/Fish-Weight"],
	isPlaceholder: false,
};
