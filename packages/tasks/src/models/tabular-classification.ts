import type { Model } from "../types/model.ts";

/** Models made for tabular-classification first of all. */
export const models: readonly Model[] = [
	{
		id: "Prior-Labs/TabPFN-v2-clf",
		tasks: ["tabular-classification"],
		languages: "none",
		licence: { name: "Prior Labs License (Apache-2.0 with attribution)", commercial: "yes" },
		parameters: 11_000_000,
		released: "2025-01",
		confidence: "card",
		unverified: ["parameters"],
		lookedUp: "2026-11",
		sources: ["https://huggingface.co/Prior-Labs/TabPFN-v2-clf?library=tabpfn"],
	},
	{
		id: "scikit-learn/cancer-prediction-trees",
		tasks: ["tabular-classification"],
		languages: "none",
		licence: { commercial: "unknown" },
		released: "2022-12",
		confidence: "card",
		lookedUp: "2026-11",
		sources: ["https://huggingface.co/scikit-learn/cancer-prediction-trees/commits/main/.gitattributes"],
	},
	{
		id: "scikit-learn/tabular-playground",
		tasks: ["tabular-classification"],
		languages: "none",
		licence: { commercial: "unknown" },
		released: "2022-12",
		confidence: "secondary",
		lookedUp: "2026-11",
		sources: ["https://huggingface.co/scikit-learn/models"],
	},
	{
		id: "vvmnnnkv/wine-quality",
		tasks: ["tabular-classification"],
		languages: "none",
		licence: { commercial: "unknown" },
		input: {
			columns: [
				"fixed_acidity",
				"volatile_acidity",
				"citric_acid",
				"residual_sugar",
				"chlorides",
				"free_sulfur_dioxide",
				"total_sulfur_dioxide",
				"density",
				"pH",
				"sulphates",
				"alcohol",
			],
		},
		confidence: "secondary",
		lookedUp: "2026-11-22",
		sources: [
			"https://github.com/huggingface/huggingface.js/blob/main/packages/inference/test/InferenceClient.spec.ts",
		],
	},
];
