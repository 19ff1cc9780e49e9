import type { TaskResults } from "../types/results.ts";

/** Published results of models for visual-question-answering. */
export const results: TaskResults = {
	caveat: {
		tr: "VQAv2'nin soruları İngilizce ve kısadır; Türkçe için yayımlanmış sonuç bulunmadı. Puanların çoğunu LAVIS makalelerden derlemiştir; eğitim verileri ve görüntü boyutları aynı değildir. Grafik, ekran görüntüsü ve belge bu kümede yoktur, görüntü okuyan sohbet modelleri burada ölçülmedi.",
		en: "The questions of VQAv2 are English and short; no result for Turkish was found. Most of the scores were gathered from papers by LAVIS; training data and sizes of the pictures differ. Charts, screenshots and documents are not in this set, and chat models that read pictures were not measured here.",
	},
	benchmarks: [
		{
			dataset: "VQAv2 (test-dev)",
			metric: "accuracy",
			unit: "percent",
			better: "higher",
			language: "en",
			results: [
				{
					model: "OFA",
					score: 82.0,
					date: "2022",
					source:
						"https://github.com/salesforce/LAVIS/blob/4b5ca4dc38c521d2428de15e8e24189310560960/dataset_card/vqav2.md",
				},
				{
					model: "BLIP",
					score: 78.3,
					date: "2022",
					source:
						"https://github.com/salesforce/LAVIS/blob/4b5ca4dc38c521d2428de15e8e24189310560960/dataset_card/vqav2.md",
					languages: { tags: ["en"] },
					licence: "BSD-3-Clause",
					licenceSource:
						"https://huggingface.co/Salesforce/blip-vqa-capfilt-large/blob/main/README.md?code=true",
				},
				{
					model: "X-VLM",
					score: 78.2,
					date: "2021",
					source:
						"https://github.com/salesforce/LAVIS/blob/4b5ca4dc38c521d2428de15e8e24189310560960/dataset_card/vqav2.md",
				},
				{
					model: "VinVL",
					score: 76.6,
					date: "2021",
					source:
						"https://github.com/salesforce/LAVIS/blob/4b5ca4dc38c521d2428de15e8e24189310560960/dataset_card/vqav2.md",
				},
				{
					model: "ALBEF",
					score: 75.8,
					date: "2021",
					source:
						"https://github.com/salesforce/LAVIS/blob/4b5ca4dc38c521d2428de15e8e24189310560960/dataset_card/vqav2.md",
				},
				{
					model: "UNITER",
					score: 73.8,
					date: "2020",
					source:
						"https://github.com/salesforce/LAVIS/blob/4b5ca4dc38c521d2428de15e8e24189310560960/dataset_card/vqav2.md",
				},
				{
					model: "dandelin/vilt-b32-finetuned-vqa",
					score: 71.32,
					date: "2021",
					source: "https://github.com/dandelin/ViLT/blob/71f671d7bca776c220057a95c6896e85a4252067/EVAL.md",
				},
			],
		},
	],
};
