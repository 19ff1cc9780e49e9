import type { Task, TaskInfo } from "../../types/task.ts";
import { examples } from "./examples.ts";

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
				{ type: "img", filename: examples.tr[0].input.inputs, alt: "Pencere önünde oturan bir kedi." },
				{
					type: "text",
					label: "Etiketler",
					content: examples.tr[0].input.parameters.candidate_labels.join(", "),
				},
			],
			outputs: [
				{
					type: "chart",
					data: examples.tr[0].output,
				},
			],
		},
		en: {
			inputs: [
				{ type: "img", filename: examples.en[0].input.inputs, alt: "A cat sitting by a window." },
				{
					type: "text",
					label: "Labels",
					content: examples.en[0].input.parameters.candidate_labels.join(", "),
				},
			],
			outputs: [
				{
					type: "chart",
					data: examples.en[0].output,
				},
			],
		},
	},
	datasets: [],
	metrics: [
		{
			id: "top-K accuracy",
			description: {
				tr: "Doğru etiket ilk K tahmin arasındaysa isabet sayar; benzer etiketli listelerde kullanışlıdır.",
				en: "Counts a hit when the true label is among the first K, useful with similar labels.",
			},
		},
	],
	models: [
		{
			id: "visheratin/mexma-siglip2",
			description: {
				tr: "Metin kodlayıcısı 80 dil bilir; MIT lisanslı.",
				en: "Its text encoder knows 80 languages; under MIT.",
			},
		},
		{
			id: "google/siglip2-base-patch16-224",
			description: {
				tr: "Küçük ve Apache 2.0 lisanslı; ilk denenecek taban model.",
				en: "Small and under Apache 2.0; the base model to try first.",
			},
		},
		{
			id: "intfloat/mmE5-mllama-11b-instruct",
			description: {
				tr: "Görüntü ve metni yönergeyle gömen büyük bir dil modeli.",
				en: "Large language model that embeds pictures and text by instruction.",
			},
		},
		{
			id: "jinaai/jina-clip-v2",
			description: {
				tr: "Türkçe dâhil 89 dil; uzun metinle de karşılaştırır, ticari kullanımı sınırlıdır.",
				en: "89 languages with Turkish; compares long texts too, with limits on commercial use.",
			},
		},
		{
			id: "microsoft/BiomedCLIP-PubMedBERT_256-vit_base_patch16_224",
			description: {
				tr: "Tıp makalelerindeki şekil ve açıklamalarla eğitilmiş; röntgen ve mikroskop için.",
				en: "Trained on figures and captions of medical papers, for X-rays and microscopy.",
			},
		},
	],
	spaces: [
		{
			id: "pharma/CLIP-Interrogator",
			description: {
				tr: "Görüntüye en yakın sözcükleri arar; istem yazarken CLIP'in gözünden bakmanızı sağlar.",
				en: "Looks for the words nearest to a picture, so you see through CLIP's eyes when prompting.",
			},
		},
		{
			id: "merve/compare_clip_siglip",
			description: {
				tr: "Aynı etiketlerde CLIP ve SigLIP puanlarının nasıl ayrıştığını gösterir.",
				en: "Shows how the scores of CLIP and SigLIP differ on the same labels.",
			},
		},
	],
	widgetModels: ["google/siglip-so400m-patch14-224"],
	snippetModels: {
		tr: "google/siglip2-base-patch16-224",
		en: "google/siglip2-base-patch16-224",
	},
	isPlaceholder: false,
};
