import type { Model } from "../types/model.ts";

/** Models made for text-to-audio first of all. */
export const models: readonly Model[] = [
	{
		id: "cvssp/audioldm2",
		tasks: ["text-to-audio"],
		languages: { tags: ["en"] },
		licence: { name: "CC-BY-NC-SA-4.0", commercial: "no" },
		parameters: 1_100_000_000,
		released: "2023-08",
		supports: { negative_prompt: true },
		confidence: "card",
		unverified: ["parameters"],
		lookedUp: "2026-11-26",
		sources: [
			"https://github.com/haoheliu/AudioLDM2",
			"https://github.com/haoheliu/AudioLDM2/commit/cd8a405",
		],
	},
	{
		id: "facebook/musicgen-small",
		tasks: ["text-to-audio"],
		languages: { tags: ["en"] },
		licence: { name: "CC-BY-NC-4.0", commercial: "no" },
		parameters: 300_000_000,
		released: "2023-06",
		supports: { negative_prompt: false },
		confidence: "card",
		lookedUp: "2026-11-26",
		sources: ["https://github.com/facebookresearch/audiocraft"],
	},
	{
		id: "stabilityai/stable-audio-open-1.0",
		tasks: ["text-to-audio"],
		languages: { tags: ["en"] },
		licence: { name: "Stability AI Community License", commercial: "terms" },
		parameters: 1_200_000_000,
		gated: true,
		released: "2024-06",
		supports: { negative_prompt: true },
		confidence: "secondary",
		unverified: ["parameters", "released", "gated"],
		lookedUp: "2026-11-22",
		sources: [
			"https://github.com/Stability-AI/stable-audio-tools",
			"https://github.com/huggingface/diffusers/blob/main/src/diffusers/pipelines/stable_audio/pipeline_stable_audio.py",
			"https://huggingface.co/Comfy-Org/stable-audio-open-1.0",
		],
	},
];
