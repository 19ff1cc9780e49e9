import type { Model } from "../types/model.ts";

/** Models made for graph-ml first of all. */
export const models: readonly Model[] = [
	{
		id: "clefourrier/graphormer-base-pcqm4mv2",
		tasks: ["graph-ml"],
		languages: "none",
		licence: { name: "MIT", commercial: "yes" },
		parameters: 47_000_000,
		released: "2023-01",
		confidence: "card",
		unverified: ["parameters"],
		lookedUp: "2026-11",
		sources: [
			"https://huggingface.co/clefourrier/graphormer-base-pcqm4mv2/commits/e72ebeaa7bbe2e0351ebb05eb79c07fa2bef74a3",
		],
	},
];
