import type { TaskResults } from "../types/results.ts";

/** Published results of models for image-segmentation. */
export const results: TaskResults = {
	caveat: {
		tr: "PQ, maske AP ve mIoU üç ayrı işin ölçütüdür, sayıları birbirine bakarak okumayın. Girdi boyu büyüdükçe puan da süre de artar. Sınırın ne kadar keskin çıktığını, saydam ve ince nesneleri bu ortalamalar göstermez.",
		en: "PQ, mask AP and mIoU measure three different jobs; do not read one against another. A larger input raises both score and time. How sharp an edge comes out, and thin or transparent things, do not show in these means.",
	},
	benchmarks: [
		{
			dataset: "COCO panoptic 640",
			metric: "PQ",
			unit: "points",
			better: "higher",
			language: "none",
			results: [
				{
					model: "EoMT-g",
					score: 57.0,
					date: "2025",
					source: "https://github.com/tue-mps/eomt/blob/master/model_zoo/dinov2.md",
					licence: "MIT",
					licenceSource: "https://github.com/tue-mps/eomt",
				},
				{
					model: "tue-mps/coco_panoptic_eomt_large_640",
					score: 56.0,
					date: "2025",
					source: "https://github.com/tue-mps/eomt/blob/master/model_zoo/dinov2.md",
				},
				{
					model: "EoMT-B 2x",
					score: 51.6,
					date: "2025",
					source: "https://github.com/tue-mps/eomt/blob/master/model_zoo/dinov2.md",
					licence: "MIT",
					licenceSource: "https://github.com/tue-mps/eomt",
				},
				{
					model: "EoMT-S 2x",
					score: 46.7,
					date: "2025",
					source: "https://github.com/tue-mps/eomt/blob/master/model_zoo/dinov2.md",
					licence: "MIT",
					licenceSource: "https://github.com/tue-mps/eomt",
				},
			],
		},
		{
			dataset: "COCO panoptic 1280",
			metric: "PQ",
			unit: "points",
			better: "higher",
			language: "none",
			results: [
				{
					model: "EoMT-L",
					score: 58.3,
					date: "2025",
					source: "https://github.com/tue-mps/eomt/blob/master/model_zoo/dinov2.md",
					licence: "MIT",
					licenceSource: "https://github.com/tue-mps/eomt",
				},
			],
		},
		{
			dataset: "COCO val2017",
			metric: "mask AP",
			unit: "points",
			better: "higher",
			language: "none",
			results: [
				{
					model: "RF-DETR-Seg 2XLarge",
					score: 49.9,
					date: "2026-01",
					source: "https://github.com/roboflow/rf-detr",
					parameters: 38600000,
					licence: "Apache-2.0",
				},
				{
					model: "RF-DETR-Seg Large",
					score: 47.1,
					date: "2026-01",
					source: "https://github.com/roboflow/rf-detr",
					parameters: 36200000,
					licence: "Apache-2.0",
				},
				{
					model: "RF-DETR-Seg Medium",
					score: 45.3,
					date: "2026-01",
					source: "https://github.com/roboflow/rf-detr",
					parameters: 35700000,
					licence: "Apache-2.0",
				},
				{
					model: "RF-DETR-Seg Nano",
					score: 40.3,
					date: "2026-01",
					source: "https://github.com/roboflow/rf-detr",
					parameters: 33600000,
					licence: "Apache-2.0",
				},
			],
		},
		{
			dataset: "ADE20K 512",
			metric: "mIoU",
			unit: "points",
			better: "higher",
			language: "none",
			results: [
				{
					model: "EoMT-L",
					score: 58.4,
					date: "2025",
					source: "https://github.com/tue-mps/eomt/blob/master/model_zoo/dinov2.md",
					licence: "MIT",
					licenceSource: "https://github.com/tue-mps/eomt",
				},
			],
		},
	],
};
