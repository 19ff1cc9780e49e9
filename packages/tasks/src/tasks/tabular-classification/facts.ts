import { toTable } from "../../shared/to-table.ts";
import type { Task, TaskInfo } from "../../types/task.ts";
import { examples } from "./examples.ts";

/** Catalogue entry of tabular-classification. */
export const task: Task = {
	id: "tabular-classification",
	name: "Tabular Classification",
	names: { tr: "Tablo verisi sınıflandırma", en: "Tabular Classification" },
	modality: "tabular",
	color: "blue",
	position: 310,
	outputKind: "table",
	subtasks: [
		{
			type: "tabular-multi-class-classification",
			name: "Tabular Multi Class Classification",
			names: {
				tr: "Tablo verisiyle çok sınıflı sınıflandırma",
				en: "Tabular Multi Class Classification",
			},
		},
		{
			type: "tabular-multi-label-classification",
			name: "Tabular Multi Label Classification",
			names: {
				tr: "Tablo verisiyle çok etiketli sınıflandırma",
				en: "Tabular Multi Label Classification",
			},
		},
	],
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of tabular-classification. */
export const info: TaskInfo = {
	summary: {
		tr: "Satır ve sütunlardan oluşan veride, her satırın hangi sınıfa girdiğini öteki sütunlara bakarak tahmin eder. Bir müşterinin aboneliğini bırakıp bırakmayacağı ya da bir ölçümün hastalığa işaret edip etmediği böyle sorulardır.",
		en: "In data made of rows and columns, the class of each row is predicted from its other columns. Whether a customer will leave or whether a measurement points to an illness are questions of this kind.",
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
					table: [["Nitelik (0-10)"], ...examples.tr[0].output.map((grade) => [String(grade)])],
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
					table: [["Quality (0-10)"], ...examples.en[0].output.map((grade) => [String(grade)])],
				},
			],
			origin: examples.en[0].origin,
		},
	},
	datasets: [
		{
			id: "inria-soda/tabular-benchmark",
			description: {
				tr: "Ağaç yöntemleriyle sinir ağlarını aynı koşullarda karşılaştırmak için derlenmiş tablolardır.",
				en: "Tables gathered to compare tree methods with neural networks under equal conditions.",
			},
		},
	],
	metrics: [
		{
			id: "accuracy",
			description: {
				tr: "Sınıfı doğru bulunan satırların payıdır; az görülen sınıflarda yanıltır.",
				en: "Share of rows with the right class; misleads when one class is rare.",
			},
		},
		{
			id: "recall",
			description: {
				tr: "Aranan sınıftaki satırların ne kadarının yakalandığını söyler.",
				en: "Tells how many rows of the wanted class were caught.",
			},
		},
		{
			id: "precision",
			description: {
				tr: "Yakalandı denen satırların ne kadarının gerçekten o sınıftan olduğunu söyler.",
				en: "Tells how many rows reported as a class really belong to it.",
			},
		},
		{
			id: "f1",
			description: {
				tr: "Nadir sınıfın hem bulunmasını hem boş alarm verilmemesini tek sayıda izler.",
				en: "Follows in one figure whether a rare class is found without false alarms.",
			},
		},
	],
	models: [
		{
			id: "scikit-learn/cancer-prediction-trees",
			description: {
				tr: "Hücre ölçümlerinden tümör türünü tahmin eden karar ağaçlarıdır; öğrenmek için sade bir örnektir.",
				en: "Decision trees that predict the kind of tumour from cell measurements; a plain first example.",
			},
		},
	],
	spaces: [
		{
			id: "scikit-learn/tabular-playground",
			description: {
				tr: "Üretim hattından çıkan ürünün kusurlu olup olmadığını tahmin eden bir örnektir.",
				en: "An example that tells from line measurements whether a product will be defective.",
			},
		},
		{
			id: "scikit-learn/classification",
			description: {
				tr: "Farklı sınıflandırıcıların değişik veri kümelerinde nasıl davrandığını yan yana gösterir.",
				en: "Shows side by side how different classifiers behave on several datasets.",
			},
		},
	],
	widgetModels: ["scikit-learn/tabular-playground"],
	snippetModels: { tr: "vvmnnnkv/wine-quality", en: "vvmnnnkv/wine-quality" },
	isPlaceholder: false,
};
