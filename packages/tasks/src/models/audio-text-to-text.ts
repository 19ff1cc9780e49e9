import type { Model } from "../model.ts";

/** Models made for audio-text-to-text first of all. */
export const models: readonly Model[] = [
	{
		id: "fixie-ai/ultravox-v0_5-llama-3_2-1b",
		tasks: ["audio-text-to-text"],
		languages: { turkish: "unknown" },
		licence: { name: "MIT, Llama 3.2 Community License", commercial: "terms" },
		parameters: 1_700_000_000,
		released: "2025-02",
		confidence: "secondary",
		unverified: ["languages"],
		lookedUp: "2026-11",
		sources: [
			"https://huggingface.co/fixie-ai/ultravox-v0_5-llama-3_1-8b",
			"https://github.com/fixie-ai/ultravox",
		],
	},
	{
		id: "mistralai/Voxtral-Small-24B-2507",
		tasks: ["audio-text-to-text"],
		languages: { count: 8, turkish: "no" },
		licence: { name: "Apache-2.0", commercial: "unknown" },
		parameters: 24_000_000_000,
		released: "2025-07",
		confidence: "secondary",
		unverified: ["languages", "licence", "parameters"],
		lookedUp: "2026-11",
		sources: ["https://huggingface.co/mistralai/Voxtral-Mini-3B-2507"],
	},
	{
		id: "nvidia/audio-flamingo-3",
		tasks: ["audio-text-to-text"],
		languages: { tags: ["en"] },
		licence: { name: "NVIDIA OneWay Noncommercial License", commercial: "no" },
		parameters: 8_000_000_000,
		released: "2025-07",
		confidence: "card",
		unverified: ["parameters"],
		lookedUp: "2026-11",
		sources: [
			"https://huggingface.co/nvidia/audio-flamingo-3-chat",
			"https://huggingface.co/nvidia/audio-flamingo-3-hf/resolve/main/README.md",
		],
	},
	{
		id: "Qwen/Qwen2-Audio-7B-Instruct",
		tasks: ["audio-text-to-text"],
		languages: { tags: ["zh", "en", "yue", "fr", "it", "es", "de", "ja"] },
		licence: { name: "Apache-2.0", commercial: "unknown" },
		parameters: 8_400_000_000,
		released: "2024-08",
		confidence: "secondary",
		unverified: ["licence", "languages", "parameters"],
		lookedUp: "2026-11",
		sources: ["https://github.com/QwenLM/Qwen2-Audio"],
	},
];
