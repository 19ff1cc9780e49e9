import type { Task, TaskExample, TaskInfo } from "../../types.ts";

/** Catalogue entry of zero-shot-object-detection. */
export const task: Task = {
	id: "zero-shot-object-detection",
	name: "Zero-Shot Object Detection",
	names: { tr: "Sıfır örnekle nesne tespiti", en: "Zero-Shot Object Detection" },
	modality: "cv",
	color: "yellow",
	position: 480,
	outputKind: "boxes",
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of zero-shot-object-detection. */
export const info: TaskInfo = {
	summary: {
		tr: "Aranacak nesnelerin adını metin olarak yazarsınız, model onları görüntüde kutularla gösterir. Sabit bir sınıf listesine bağlı olmadığı için nadir ya da yeni nesneler veri toplamadan aranabilir.",
		en: "You write the names of the things to look for, and the model frames them in the picture. As there is no fixed list of classes, rare or new things can be searched for without collecting data.",
	},
	demo: {
		tr: {
			inputs: [
				{
					type: "img",
					filename: "desk.png",
					alt: "Üstünde gözlük, fincan ve defter bulunan bir masa.",
				},
				{ type: "text", label: "Etiketler", content: "gözlük, fincan, saat" },
			],
			outputs: [
				{
					type: "img",
					filename: "desk-boxes.png",
					alt: "Aynı masa; gözlüğün ve fincanın çevresinde kutu var, saat bulunmamış.",
				},
			],
		},
		en: {
			inputs: [
				{ type: "img", filename: "desk.png", alt: "A desk with glasses, a cup and a notebook." },
				{ type: "text", label: "Labels", content: "glasses, cup, watch" },
			],
			outputs: [
				{
					type: "img",
					filename: "desk-boxes.png",
					alt: "The same desk with boxes around the glasses and the cup; no watch was found.",
				},
			],
		},
	},
	datasets: [],
	metrics: [{ id: "Average Precision" }, { id: "Mean Average Precision" }, { id: "APα" }],
	models: [
		{ id: "IDEA-Research/grounding-dino-base" },
		{ id: "google/owlv2-base-patch16-ensemble" },
		{ id: "openmmlab-community/mm_grounding_dino_large_all" },
		{ id: "fushh7/LLMDet" },
	],
	spaces: [{ id: "merve/owlv2" }, { id: "merve/OWLSAM" }, { id: "ariG23498/zero-shot-od" }],
	widgetModels: [],
	isPlaceholder: false,
};

/** Input that fits the schema of zero-shot-object-detection. */
export const example: TaskExample = {
	tr: { inputs: "cats.jpg", parameters: { candidate_labels: ["cat", "dog", "llama"] } },
	en: { inputs: "cats.jpg", parameters: { candidate_labels: ["cat", "dog", "llama"] } },
};
