import type { TaskResults } from "../types/results.ts";

/** Published results of models for mask-generation. */
export const results: TaskResults = {
	caveat: {
		tr: "SA-V videoda bir nesneyi kaybetmeden izlemeyi ölçer; tek karede tıklamayla maske çıkarmanın kolaylığını değil. LVIS satırı metinle arama içindir ve istem İngilizcedir.",
		en: "SA-V measures following one thing through a video without losing it, not how easily a click gives a mask in one picture. The LVIS row is for search by text, with prompts in English.",
	},
	benchmarks: [
		{
			dataset: "SA-V",
			metric: "J&F",
			unit: "points",
			better: "higher",
			language: "none",
			results: [
				{
					model: "sam2.1_hiera_large",
					score: 79.5,
					date: "2024-09",
					source: "https://github.com/facebookresearch/sam2",
					parameters: 224400000,
					licence: "Apache-2.0",
				},
				{
					model: "sam2.1_hiera_base_plus",
					score: 78.2,
					date: "2024-09",
					source: "https://github.com/facebookresearch/sam2",
					parameters: 80800000,
					licence: "Apache-2.0",
				},
				{
					model: "sam2.1_hiera_small",
					score: 76.6,
					date: "2024-09",
					source: "https://github.com/facebookresearch/sam2",
					parameters: 46000000,
					licence: "Apache-2.0",
				},
				{
					model: "sam2.1_hiera_tiny",
					score: 76.5,
					date: "2024-09",
					source: "https://github.com/facebookresearch/sam2",
					parameters: 38900000,
					licence: "Apache-2.0",
				},
				{
					model: "facebook/sam2-hiera-large",
					score: 76.0,
					date: "2024-09",
					source: "https://github.com/facebookresearch/sam2",
				},
			],
		},
		{
			dataset: "LVIS",
			metric: "mask AP",
			unit: "points",
			better: "higher",
			language: "none",
			results: [
				{
					model: "facebook/sam3",
					score: 48.5,
					date: "2025-11",
					source: "https://github.com/facebookresearch/sam3",
				},
			],
		},
	],
};
