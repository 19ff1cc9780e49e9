import type { Model } from "../types/model.ts";

/** Models made for image-text-to-video first of all. */
export const models: readonly Model[] = [
	{
		id: "MiniMaxAI/MiniMax-H3",
		tasks: ["image-text-to-video"],
		languages: { count: 11, turkish: "unknown" },
		licence: { name: "MiniMax H3 Community License", commercial: "terms" },
		parameters: 33_000_000_000,
		released: "2026-08",
		confidence: "card",
		lookedUp: "2026-11-26",
		sources: [
			"https://github.com/MiniMax-AI/MiniMax-H3",
			"https://github.com/MiniMax-AI/MiniMax-H3/commit/3834811",
		],
	},
	{
		id: "Wan-AI/Wan2.2-TI2V-5B",
		tasks: ["image-text-to-video", "text-to-video"],
		languages: { tags: ["en", "zh"] },
		licence: { name: "Apache-2.0", commercial: "yes" },
		parameters: 5_000_000_000,
		released: "2025-07",
		supports: { prompt: true, negative_prompt: true },
		confidence: "card",
		lookedUp: "2026-11-26",
		sources: ["https://github.com/Wan-Video/Wan2.2"],
	},
];
