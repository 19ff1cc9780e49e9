import type { Model } from "../types/model.ts";

/** Models made for text-to-3d first of all. */
export const models: readonly Model[] = [
	{
		id: "ashawkey/LGM",
		tasks: ["text-to-3d"],
		languages: { tags: ["en"] },
		licence: { name: "MIT", commercial: "yes" },
		parameters: 400_000_000,
		released: "2024-02",
		confidence: "card",
		unverified: ["parameters"],
		lookedUp: "2026-11-26",
		sources: ["https://github.com/3DTopia/LGM", "https://github.com/3DTopia/LGM/commit/be6a87f"],
	},
	{
		id: "openai/shap-e",
		tasks: ["text-to-3d"],
		languages: { tags: ["en"] },
		licence: { name: "MIT", commercial: "yes" },
		parameters: 300_000_000,
		released: "2023-04",
		supports: { negative_prompt: false },
		confidence: "card",
		lookedUp: "2026-11-26",
		sources: [
			"https://github.com/openai/shap-e",
			"https://github.com/huggingface/diffusers/blob/main/src/diffusers/pipelines/shap_e/pipeline_shap_e.py",
			"https://github.com/openai/shap-e/blob/main/model-card.md",
		],
	},
];
