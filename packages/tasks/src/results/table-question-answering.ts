import type { TaskResults } from "../types/results.ts";

/** Published results of models for table-question-answering. */
export const results: TaskResults = {
	caveat: {
		tr: "İki küme de İngilizce tablo ve sorulardan oluşur; Türkçe için yayımlanmış sonuç bulunmadı. TAPAS'ın puanları kendi kartlarından, hepsi geliştirme bölümündendir. Doğruluk yalnızca yanıtı sayar, seçilen hücreleri saymaz. Sohbet modelleri burada ölçülmedi.",
		en: "Both sets hold English tables and questions; no result for Turkish was found. The scores of TAPAS are from its own cards, all on the development part. Accuracy counts the answer alone, not which cells were chosen. Chat models were not measured here.",
	},
	benchmarks: [
		{
			dataset: "WikiTableQuestions (dev)",
			metric: "denotation accuracy",
			unit: "percent",
			better: "higher",
			language: "en",
			results: [
				{
					model: "google/tapas-large-finetuned-wtq",
					score: 50.97,
					date: "2020-12",
					source:
						"https://huggingface.co/google/tapas-large-finetuned-wtq/blob/368cd624cc47385037d9d1343a1e9c68f201ae28/README.md",
				},
				{
					model: "google/tapas-base-finetuned-wtq",
					score: 46.38,
					date: "2020-12",
					source:
						"https://huggingface.co/google/tapas-large-finetuned-wtq/blob/368cd624cc47385037d9d1343a1e9c68f201ae28/README.md",
				},
				{
					model: "TAPAS medium",
					score: 43.24,
					date: "2020-12",
					source:
						"https://huggingface.co/google/tapas-large-finetuned-wtq/blob/368cd624cc47385037d9d1343a1e9c68f201ae28/README.md",
					languages: { tags: ["en"] },
					licence: "Apache-2.0",
					licenceSource:
						"https://huggingface.co/google/tapas-medium-finetuned-wtq/blame/7cb20ecdc867f2969f4e837ce70c34b004d18793/README.md",
				},
				{
					model: "TAPAS small",
					score: 37.62,
					date: "2020-12",
					source:
						"https://huggingface.co/google/tapas-base-finetuned-wtq/blob/69ceee21288ad8e3ffd045c02ce9c9ee15424abe/README.md",
					languages: { tags: ["en"] },
				},
			],
		},
		{
			dataset: "SQA (dev)",
			metric: "denotation accuracy",
			unit: "percent",
			better: "higher",
			language: "en",
			results: [
				{
					model: "TAPAS large",
					score: 72.89,
					date: "2020-12",
					source:
						"https://huggingface.co/google/tapas-base-finetuned-sqa/commit/a0c6ebb8916c24d51fb20240445d9c7cc2f8b000",
					languages: { tags: ["en"] },
				},
				{
					model: "google/tapas-base-finetuned-sqa",
					score: 68.74,
					date: "2020-12",
					source:
						"https://huggingface.co/google/tapas-base-finetuned-sqa/commit/a0c6ebb8916c24d51fb20240445d9c7cc2f8b000",
				},
			],
		},
	],
};
