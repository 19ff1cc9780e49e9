import type { Task, TaskExample, TaskInfo } from "../../types.ts";

/** Catalogue entry of zero-shot-image-classification. */
export const task: Task = {
	id: "zero-shot-image-classification",
	name: "Zero-Shot Image Classification",
	names: { tr: "Sıfır örnekle görüntü sınıflandırma", en: "Zero-Shot Image Classification" },
	modality: "cv",
	color: "yellow",
	position: 450,
	outputKind: "labels",
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of zero-shot-image-classification. */
export const info: TaskInfo = {
	summary: {
		tr: "Görüntüyü, o anda yazdığınız etiketlerden birine yerleştirir; model bu etiketler için ayrıca eğitilmez. Görüntüleri ve metinleri aynı vektör uzayında karşılaştırdığı için hiç görmediği sınıfları da tanıyabilir.",
		en: "The picture is sorted into labels you write on the spot, without training for them. Because pictures and words are compared in one vector space, even classes the model has never seen can be recognised.",
	},
	demo: {
		tr: {
			inputs: [
				{ type: "img", filename: "cat.png", alt: "Pencere önünde oturan bir kedi." },
				{ type: "text", label: "Etiketler", content: "kedi, köpek, lama" },
			],
			outputs: [
				{
					type: "chart",
					data: [
						{ label: "kedi", score: 0.97 },
						{ label: "köpek", score: 0.02 },
						{ label: "lama", score: 0.01 },
					],
				},
			],
		},
		en: {
			inputs: [
				{ type: "img", filename: "cat.png", alt: "A cat sitting by a window." },
				{ type: "text", label: "Labels", content: "cat, dog, llama" },
			],
			outputs: [
				{
					type: "chart",
					data: [
						{ label: "cat", score: 0.97 },
						{ label: "dog", score: 0.02 },
						{ label: "llama", score: 0.01 },
					],
				},
			],
		},
	},
	datasets: [],
	metrics: [{ id: "top-K accuracy" }],
	models: [
		{ id: "visheratin/mexma-siglip" },
		{ id: "google/siglip2-base-patch16-224" },
		{ id: "intfloat/mmE5-mllama-11b-instruct" },
		{ id: "jinaai/jina-clip-v2" },
		{ id: "microsoft/BiomedCLIP-PubMedBERT_256-vit_base_patch16_224" },
	],
	spaces: [{ id: "pharma/CLIP-Interrogator" }, { id: "merve/compare_clip_siglip" }],
	widgetModels: ["google/siglip-so400m-patch14-224"],
	isPlaceholder: false,
};

/** Input that fits the schema of zero-shot-image-classification. */
export const example: TaskExample = {
	tr: { inputs: "cats.jpg", parameters: { candidate_labels: ["cat", "dog", "llama"] } },
	en: { inputs: "cats.jpg", parameters: { candidate_labels: ["cat", "dog", "llama"] } },
};
