import type { Model } from "../model.ts";

/** Models made for tabular-classification first of all. */
export const models: readonly Model[] = [
	{
		id: "Prior-Labs/TabPFN-v2-clf",
		tasks: ["tabular-classification"],
		languages: "none",
		licence: { name: "Prior Labs License (Apache-2.0 with attribution)", commercial: "yes" },
		parameters: 11_000_000,
		gated: false,
		released: "2025-01",
		confidence: "card",
		unverified: ["gated", "parameters"],
		lookedUp: "2026-11",
		sources: ["https://huggingface.co/Prior-Labs/TabPFN-v2-clf?library=tabpfn"],
	},
	{
		id: "scikit-learn/cancer-prediction-trees",
		tasks: ["tabular-classification"],
		languages: "none",
		licence: { commercial: "unknown" },
		gated: false,
		released: "2022-12",
		confidence: "card",
		unverified: ["gated"],
		lookedUp: "2026-11",
		sources: ["https://huggingface.co/scikit-learn/cancer-prediction-trees/commits/main/.gitattributes"],
	},
	{
		id: "scikit-learn/tabular-playground",
		tasks: ["tabular-classification"],
		languages: "none",
		licence: { commercial: "unknown" },
		gated: false,
		released: "2022-12",
		confidence: "secondary",
		unverified: ["gated"],
		lookedUp: "2026-11",
		sources: ["https://huggingface.co/scikit-learn/models"],
	},
];
