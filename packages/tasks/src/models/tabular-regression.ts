import type { Model } from "../types/model.ts";

/** Models made for tabular-regression first of all. */
export const models: readonly Model[] = [
	{
		id: "Prior-Labs/TabPFN-v2-reg",
		tasks: ["tabular-regression"],
		languages: "none",
		licence: { name: "Prior Labs License (Apache-2.0 with attribution)", commercial: "yes" },
		parameters: 11_000_000,
		released: "2025-01",
		confidence: "card",
		unverified: ["parameters"],
		lookedUp: "2026-11",
		sources: ["https://huggingface.co/Prior-Labs/TabPFN-v2-reg?library=tabpfn"],
	},
	{
		id: "scikit-learn/Fish-Weight",
		tasks: ["tabular-regression"],
		languages: "none",
		licence: { name: "MIT", commercial: "yes" },
		input: { columns: ["Height", "Length1", "Length2", "Length3", "Species", "Width"] },
		released: "2022-10",
		confidence: "card",
		lookedUp: "2026-11",
		sources: [
			"https://huggingface.co/scikit-learn/Fish-Weight/commits/main",
			"https://github.com/huggingface/huggingface.js/blob/main/packages/inference/test/InferenceClient.spec.ts",
		],
	},
];
