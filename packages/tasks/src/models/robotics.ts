import type { Model } from "../types/model.ts";

/** Models made for robotics first of all. */
export const models: readonly Model[] = [
	{
		id: "lerobot/smolvla_base",
		tasks: ["robotics"],
		languages: { tags: ["en"] },
		licence: { name: "Apache-2.0", commercial: "yes" },
		parameters: 450_000_000,
		released: "2025-06",
		confidence: "secondary",
		unverified: ["languages"],
		lookedUp: "2026-11-24",
		sources: [
			"https://www.actuia.com/en/news/ai-and-robotics-with-smolvla-hugging-face-opens-vision-language-action-models-to-the-community/",
			"https://arxiv.org/html/2506.01844v1",
			"https://huggingface.co/lerobot/smolvla_base/blame/d9f33c94a60fb382c90dea2164c96845bd955e28/README.md",
		],
	},
	{
		id: "openvla/openvla-7b",
		tasks: ["robotics"],
		languages: { tags: ["en"] },
		licence: { name: "MIT", commercial: "yes" },
		parameters: 7_500_000_000,
		released: "2024-06",
		confidence: "card",
		lookedUp: "2026-11",
		sources: [
			"https://huggingface.co/openvla/openvla-7b/blame/main/README.md",
			"https://huggingface.co/openvla/models",
		],
	},
];
