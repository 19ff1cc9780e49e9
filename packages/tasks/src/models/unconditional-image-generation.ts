import type { Model } from "../model.ts";

/** Models made for unconditional-image-generation first of all. */
export const models: readonly Model[] = [
	{
		id: "google/ddpm-celebahq-256",
		tasks: ["unconditional-image-generation"],
		languages: "none",
		licence: { name: "Apache-2.0", commercial: "unknown" },
		parameters: 114_000_000,
		released: "2022-07",
		confidence: "memory",
		unverified: ["licence", "parameters", "released"],
		lookedUp: "2026-11",
		sources: [],
	},
	{
		id: "google/ddpm-cifar10-32",
		tasks: ["unconditional-image-generation"],
		languages: "none",
		licence: { name: "Apache-2.0", commercial: "unknown" },
		parameters: 35_700_000,
		released: "2022-06",
		confidence: "memory",
		unverified: ["licence", "parameters", "released"],
		lookedUp: "2026-11",
		sources: [],
	},
];
