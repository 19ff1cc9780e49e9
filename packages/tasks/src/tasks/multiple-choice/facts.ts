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
	demo: {
		tr: {
			inputs: [
				{ type: "text", label: "Soru", content: "Suyun deniz düzeyinde kaynama sıcaklığı kaç derecedir?" },
				{ type: "text", label: "Seçenekler", content: "A) 50 °C\nB) 90 °C\nC) 100 °C\nD) 120 °C" },
			],
			outputs: [{ type: "text", label: "Seçilen", content: "C) 100 °C" }],
		},
		en: {
			inputs: [
				{ type: "text", label: "Question", content: "At what temperature does water boil at sea level?" },
				{ type: "text", label: "Choices", content: "A) 50 °C\nB) 90 °C\nC) 100 °C\nD) 120 °C" },
			],
			outputs: [{ type: "text", label: "Chosen", content: "C) 100 °C" }],
		},
	},
	datasets: [],
	metrics: [],
	models: [],
	spaces: [],
	widgetModels: [],
	isPlaceholder: true,
};
