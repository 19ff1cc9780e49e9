import type { TaskResults } from "../types/results.ts";

/** Published results of models for image-to-text. */
export const results: TaskResults = {
	caveat: {
		tr: "olmOCR-Bench sayfaları İngilizcedir; ğ, ş ve ı harflerinin doğru okunup okunmadığını söylemez. PaddleOCR satırı üreticinin kendi kümesindendir ve kesilmiş satırlarla ölçülmüştür. Türkçe belge için elli sayfalık kendi kümeniz bu tablodan daha güvenilirdir. Görüntüyü anlatan modeller burada ölçülmedi.",
		en: "The pages of olmOCR-Bench are English and say nothing about ğ, ş and ı. The PaddleOCR row is from the maker's own set, with lines already cut out. For Turkish documents fifty pages of your own tell more than this table. Models that describe pictures were not measured here.",
	},
	benchmarks: [
		{
			dataset: "olmOCR-Bench",
			metric: "pass rate",
			unit: "percent",
			better: "higher",
			language: "en",
			results: [
				{
					model: "Chandra OCR 0.1.0",
					score: 83.1,
					date: "2026-03",
					source: "https://github.com/rednote-hilab/dots.ocr",
				},
				{
					model: "olmOCR v0.4.0",
					score: 82.4,
					date: "2026-03",
					source: "https://github.com/rednote-hilab/dots.ocr",
				},
				{
					model: "PaddlePaddle/PaddleOCR-VL",
					score: 80.0,
					date: "2026-03",
					source: "https://github.com/rednote-hilab/dots.ocr",
				},
				{
					model: "rednote-hilab/dots.ocr",
					score: 79.1,
					date: "2026-03",
					source: "https://github.com/rednote-hilab/dots.ocr",
				},
				{
					model: "DeepSeek-OCR",
					score: 75.7,
					date: "2026-03",
					source: "https://github.com/rednote-hilab/dots.ocr",
				},
				{
					model: "Mistral OCR API",
					score: 72.0,
					date: "2026-03",
					source: "https://github.com/rednote-hilab/dots.ocr",
					isClosed: true,
				},
				{
					model: "Nanonets-OCR2-3B",
					score: 69.5,
					date: "2026-03",
					source: "https://github.com/rednote-hilab/dots.ocr",
				},
			],
		},
		{
			dataset: "PaddleOCR Latin",
			metric: "line accuracy",
			unit: "percent",
			better: "higher",
			language: "many",
			results: [
				{
					model: "PaddlePaddle/latin_PP-OCRv3_mobile_rec",
					score: 76.93,
					date: "2025-06",
					source: "https://huggingface.co/PaddlePaddle/latin_PP-OCRv3_mobile_rec",
				},
			],
		},
	],
};
