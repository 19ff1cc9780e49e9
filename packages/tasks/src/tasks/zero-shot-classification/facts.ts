import type { Task, TaskExample, TaskInfo } from "../../types.ts";

/** Catalogue entry of zero-shot-classification. */
export const task: Task = {
	id: "zero-shot-classification",
	name: "Zero-Shot Classification",
	names: { tr: "Sıfır örnekle sınıflandırma", en: "Zero-Shot Classification" },
	modality: "nlp",
	color: "yellow",
	position: 40,
	outputKind: "labels",
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of zero-shot-classification. */
export const info: TaskInfo = {
	summary: { tr: "", en: "" },
	demo: { tr: { inputs: [], outputs: [] }, en: { inputs: [], outputs: [] } },
	datasets: [{ id: "nyu-mll/glue" }, { id: "nyu-mll/multi_nli" }, { id: "fever/fever" }],
	metrics: [],
	models: [
		{ id: "facebook/bart-large-mnli" },
		{ id: "MoritzLaurer/ModernBERT-large-zeroshot-v2.0" },
		{ id: "knowledgator/gliclass-modern-base-v2.0-init" },
	],
	spaces: [],
	widgetModels: ["facebook/bart-large-mnli"],
	isPlaceholder: false,
};

/** Input that fits the schema of zero-shot-classification. */
export const example: TaskExample = {
	tr: {
		inputs:
			"Merhaba, geçen ay aldığım kulaklık bir haftada bozuldu. Yenisini istemiyorum, paramın geri ödenmesini rica ediyorum.",
		parameters: { candidate_labels: ["refund", "legal", "faq"] },
	},
	en: {
		inputs:
			"Hello, the headphones I bought last month broke within a week. I do not want a new pair, I would like my money back.",
		parameters: { candidate_labels: ["refund", "legal", "faq"] },
	},
};
