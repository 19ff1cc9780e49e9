import type { Task, TaskInfo } from "../../types/task.ts";

/** Catalogue entry of multiple-choice. */
export const task: Task = {
	id: "multiple-choice",
	name: "Multiple Choice",
	names: { tr: "Çoktan seçmeli sorular", en: "Multiple Choice" },
	modality: "nlp",
	color: "blue",
	position: 350,
	outputKind: "labels",
	subtasks: [
		{
			type: "multiple-choice-qa",
			name: "Multiple Choice QA",
			names: { tr: "Çoktan seçmeli soru yanıtlama", en: "Multiple Choice QA" },
		},
		{
			type: "multiple-choice-coreference-resolution",
			name: "Multiple Choice Coreference Resolution",
			names: {
				tr: "Çoktan seçmeli eşgönderim çözümleme",
				en: "Multiple Choice Coreference Resolution",
			},
		},
	],
	hideInModels: true,
	hideInDatasets: false,
};

/** Summary, demo and resources of multiple-choice. */
export const info: TaskInfo = {
	summary: {
		tr: "Soruyla birlikte birkaç seçenek verilir, model en uygun olanı işaretler. Modellerin bilgi ve akıl yürütme becerisini ölçen sınavların çoğu bu biçimdedir, çünkü yanıtı değerlendirmek kolaydır.",
		en: "A question comes with several options, and the model marks the one that fits best. Most exams that measure the knowledge and reasoning of models take this form, because the answers are easy to grade.",
	},
	demo: { tr: { inputs: [], outputs: [] }, en: { inputs: [], outputs: [] } },
	datasets: [],
	metrics: [],
	models: [],
	spaces: [],
	widgetModels: [],
	isPlaceholder: true,
};
