import type { TaskResults } from "../types/results.ts";

/** Published results of models for visual-document-retrieval. */
export const results: TaskResults = {
	caveat: {
		tr: "ViDoRe sorguları ve sayfaları İngilizce ile Fransızcadır, Türkçe sonuç yayımlanmamıştır. İlk sürümün puanları tavana yaklaştığı için aradaki bir iki puan ayırt edici değildir. Gömmelerin kapladığı yer de bu sayıda yoktur.",
		en: "The queries and pages of ViDoRe are English and French; no result for Turkish was published. Scores of its first version are near the ceiling, so a point or two tells little. The room that the embeddings take is not in it either.",
	},
	benchmarks: [
		{
			dataset: "ViDoRe v1",
			metric: "nDCG@5",
			unit: "points",
			better: "higher",
			language: "many",
			results: [
				{
					model: "TomoroAI/tomoro-colqwen3-embed-4b",
					score: 90.6,
					date: "2026-03",
					source: "https://github.com/illuin-tech/colpali",
				},
				{
					model: "vidore/colqwen2.5-v0.2",
					score: 89.4,
					date: "2026-03",
					source: "https://github.com/illuin-tech/colpali",
				},
				{
					model: "vidore/colqwen2-v1.0",
					score: 89.3,
					date: "2026-03",
					source: "https://github.com/illuin-tech/colpali",
				},
				{
					model: "Cognitive-Lab/ColNetraEmbed",
					score: 86.4,
					date: "2026-03",
					source: "https://github.com/illuin-tech/colpali",
				},
				{
					model: "vidore/colpali-v1.3",
					score: 84.8,
					date: "2026-03",
					source: "https://github.com/illuin-tech/colpali",
				},
				{
					model: "vidore/colSmol-500M",
					score: 82.3,
					date: "2026-03",
					source: "https://github.com/illuin-tech/colpali",
				},
				{
					model: "vidore/colSmol-256M",
					score: 80.1,
					date: "2026-03",
					source: "https://github.com/illuin-tech/colpali",
				},
			],
		},
	],
};
