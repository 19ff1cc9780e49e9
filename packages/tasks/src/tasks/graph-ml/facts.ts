import type { Task, TaskInfo } from "../../types/task.ts";

/** Catalogue entry of graph-ml. */
export const task: Task = {
	id: "graph-ml",
	name: "Graph Machine Learning",
	names: { tr: "Çizge üzerinde makine öğrenmesi", en: "Graph Machine Learning" },
	modality: "other",
	color: "green",
	position: 460,
	outputKind: "other",
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of graph-ml. */
export const info: TaskInfo = {
	summary: {
		tr: "Düğümlerden ve bağlantılardan oluşan verilerle, yani çizgelerle çalışan modelleri kapsar. Bir molekülün özelliğini tahmin etmek, sosyal ağda bağlantı önermek ya da bir dolandırıcılık halkasını ortaya çıkarmak bu alana girer.",
		en: "Models of this kind work on graphs, data made of nodes and links. Predicting a property of a molecule, suggesting a contact in a social network or exposing a ring of fraud belong to the field.",
	},
	demo: {
		tr: {
			inputs: [
				{
					type: "tabular",
					table: [
						["Düğüm", "Bağlantıları", "Bilinen küme"],
						["A", "B, C", "1"],
						["B", "A, C", "1"],
						["C", "A, B", "?"],
						["D", "E, F", "2"],
						["E", "D, F", "2"],
						["F", "D, E", "?"],
					],
				},
			],
			outputs: [
				{
					type: "tabular",
					table: [
						["Düğüm", "Bulunan küme"],
						["C", "1"],
						["F", "2"],
					],
				},
			],
		},
		en: {
			inputs: [
				{
					type: "tabular",
					table: [
						["Node", "Links", "Known group"],
						["A", "B, C", "1"],
						["B", "A, C", "1"],
						["C", "A, B", "?"],
						["D", "E, F", "2"],
						["E", "D, F", "2"],
						["F", "D, E", "?"],
					],
				},
			],
			outputs: [
				{
					type: "tabular",
					table: [
						["Node", "Group found"],
						["C", "1"],
						["F", "2"],
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
