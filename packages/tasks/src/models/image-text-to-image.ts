import type { Model } from "../types/model.ts";

/** Models made for image-text-to-image first of all. */
export const models: readonly Model[] = [
	{
		id: "black-forest-labs/FLUX.2-dev",
		tasks: ["image-text-to-image"],
		languages: { turkish: "unknown" },
		licence: { name: "FLUX.2-dev Non-Commercial License", commercial: "no" },
		parameters: 32_000_000_000,
		gated: true,
		released: "2025-11",
		supports: { prompt: true, negative_prompt: false },
		confidence: "card",
		unverified: ["gated"],
		lookedUp: "2026-11",
		sources: [
			"https://github.com/black-forest-labs/flux2",
			"https://github.com/huggingface/diffusers/blob/main/src/diffusers/pipelines/flux2/pipeline_flux2.py",
		],
	},
];
