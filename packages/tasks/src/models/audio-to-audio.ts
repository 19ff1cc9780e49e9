import type { Model } from "../types/model.ts";

/** Models made for audio-to-audio first of all. */
export const models: readonly Model[] = [
	{
		id: "microsoft/speecht5_vc",
		tasks: ["audio-to-audio"],
		languages: { tags: ["en"] },
		licence: { name: "MIT", commercial: "yes" },
		parameters: 154_000_000,
		released: "2023-02",
		confidence: "card",
		lookedUp: "2026-11-26",
		sources: [
			"https://github.com/microsoft/SpeechT5",
			"https://github.com/microsoft/SpeechT5/blob/main/README.md",
			"https://github.com/huggingface/transformers/blob/main/src/transformers/models/speecht5/configuration_speecht5.py",
		],
	},
	{
		id: "ResembleAI/resemble-enhance",
		tasks: ["audio-to-audio"],
		languages: "none",
		licence: { name: "MIT", commercial: "yes" },
		released: "2023-12",
		confidence: "card",
		lookedUp: "2026-11-26",
		sources: [
			"https://github.com/resemble-ai/resemble-enhance",
			"https://github.com/resemble-ai/resemble-enhance/commit/e458157",
		],
	},
	{
		id: "speechbrain/sepformer-wham",
		tasks: ["audio-to-audio"],
		languages: "none",
		licence: { name: "Apache-2.0", commercial: "yes" },
		input: { sound: "two-voices" },
		labels: ["label_0", "label_1"],
		parameters: 26_000_000,
		released: "2021",
		confidence: "card",
		unverified: ["labels", "parameters", "released"],
		lookedUp: "2026-11",
		sources: ["https://github.com/speechbrain/speechbrain"],
	},
];
