import type { Task, TaskInfo } from "../../types/task.ts";
import { examples } from "./examples.ts";

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
	summary: {
		tr: "Etiketleri çağrı sırasında siz yazarsınız; model bu etiketlerle hiç eğitilmemiş olsa bile metni aralarından birine yerleştirir. Eğitim verisi toplamadan bir sınıflandırma fikrini denemenin en kısa yoludur.",
		en: "You write the labels at the moment of the call, and the model sorts the text into them although it was never trained on those labels. It is the shortest way to try an idea for a classifier before collecting any data.",
	},
	demo: {
		tr: {
			inputs: [
				{
					type: "text",
					label: "Metin",
					content: examples.tr[0].input.inputs,
				},
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
				{
					type: "text",
					label: "Text",
					content: examples.en[0].input.inputs,
				},
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
	datasets: [
		{
			id: "nyu-mll/glue",
			description: {
				tr: "İçindeki doğal dil çıkarımı bölümleri, sıfır örnekle sınıflandıran modellerin eğitim kaynağıdır.",
				en: "Its natural language inference parts feed the training of zero-shot classifiers.",
			},
		},
		{
			id: "nyu-mll/multi_nli",
			description: {
				tr: "On ayrı türden 433 bin İngilizce cümle çifti; yöntemin dayandığı ana veri kümesidir.",
				en: "433 thousand English sentence pairs from ten genres; the dataset the method rests on.",
			},
		},
		{
			id: "fever/fever",
			description: {
				tr: "Vikipedi kanıtlarıyla doğrulanan ya da çürütülen iddialar; çıkarım modellerini gerçek bilgiye yaklaştırır.",
				en: "Claims supported or refuted by Wikipedia evidence; brings inference models closer to facts.",
			},
		},
	],
	metrics: [],
	models: [
		{
			id: "facebook/bart-large-mnli",
			description: {
				tr: "Yöntemi yaygınlaştıran İngilizce modeldir; yeni modelleri bununla karşılaştırmak alışkanlık olmuştur.",
				en: "The English model that spread the method; newer ones are habitually compared with it.",
			},
		},
		{
			id: "MoritzLaurer/ModernBERT-large-zeroshot-v2.0",
			description: {
				tr: "ModernBERT tabanlı sıfır örnekle sınıflandırma modelidir.",
				en: "Zero-shot classifier on a ModernBERT base.",
			},
		},
		{
			id: "knowledgator/gliclass-modern-base-v2.0-init",
			description: {
				tr: "Bütün etiketleri tek geçişte puanlar; etiket sayısı çokken zaman kazandırır.",
				en: "Scores all labels in a single pass, which saves time when there are many.",
			},
		},
	],
	spaces: [],
	widgetModels: ["facebook/bart-large-mnli"],
	snippetModels: {
		tr: "MoritzLaurer/mDeBERTa-v3-base-xnli-multilingual-nli-2mil7",
		en: "facebook/bart-large-mnli",
	},
	isPlaceholder: false,
};
