import type { Model } from "../types/model.ts";

/** Models made for video-text-to-text first of all. */
export const models: readonly Model[] = [
	{
		id: "GoodiesHere/Apollo-LMMs-Apollo-7B-t32",
		tasks: ["video-text-to-text"],
		languages: { tags: ["en"] },
		licence: { commercial: "unknown" },
		parameters: 7_000_000_000,
		released: "2024-12",
		confidence: "secondary",
		unverified: ["parameters", "released", "languages"],
		lookedUp: "2026-11-27",
		sources: ["https://github.com/Apollo-LMMs/Apollo"],
	},
	{
		id: "HuggingFaceTB/SmolVLM2-2.2B-Instruct",
		tasks: ["video-text-to-text"],
		languages: { tags: ["en"] },
		licence: { name: "Apache-2.0", commercial: "yes" },
		parameters: 2_200_000_000,
		released: "2025-02",
		confidence: "card",
		lookedUp: "2026-11-26",
		sources: [
			"https://huggingface.co/HuggingFaceTB/SmolVLM2-2.2B-Instruct",
			"https://github.com/huggingface/smollm",
			"https://github.com/huggingface/smollm/commit/7246c19",
		],
	},
	{
		id: "Vision-CAIR/LongVU_Qwen2_7B",
		tasks: ["video-text-to-text"],
		languages: { tags: ["en"] },
		licence: { name: "Apache-2.0", commercial: "yes" },
		parameters: 7_000_000_000,
		released: "2024-10",
		confidence: "card",
		unverified: ["languages"],
		lookedUp: "2026-11-26",
		sources: [
			"https://github.com/Vision-CAIR/LongVU",
			"https://github.com/Vision-CAIR/LongVU/commit/6e397ba",
		],
	},
];
