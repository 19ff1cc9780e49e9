import type { Model } from "../types/model.ts";

/** Models made for unconditional-image-generation first of all. */
export const models: readonly Model[] = [
	{
		id: "google/ddpm-celebahq-256",
		tasks: ["unconditional-image-generation"],
		languages: "none",
		licence: { name: "Apache-2.0", commercial: "yes" },
		parameters: 114_000_000,
		released: "2022-07",
		confidence: "card",
		unverified: ["parameters"],
		lookedUp: "2026-11-23",
		sources: [
			"https://huggingface.co/google/ddpm-celebahq-256/commits/main/README.md",
			"https://huggingface.co/google/ddpm-celebahq-256/commit/1ac0149b9d9b620420040ec0287846494580d10a",
		],
	},
	{
		id: "google/ddpm-cifar10-32",
		tasks: ["unconditional-image-generation"],
		languages: "none",
		licence: { name: "Apache-2.0", commercial: "yes" },
		parameters: 35_700_000,
		released: "2022-06",
		confidence: "card",
		unverified: ["parameters", "released"],
		lookedUp: "2026-11-26",
		sources: [
			"https://huggingface.co/google/ddpm-cifar10-32/resolve/826ce2ee140f629b348b087054890c379351fd8e/README.md",
		],
	},
];
