import type { Drawing, Moving } from "../spec/drawing-spec.ts";

/** Every drawing with sliders, each in a file of its own that is fetched when it is first near. */
export const MOVING = {
	"added-noise": async () => (await import("../drawings/pictures/added-noise.ts")).addedNoise,
	attention: async () => (await import("../drawings/models/attention.ts")).attention,
	"beam-search": async () => (await import("../drawings/text/beam-search.ts")).beamSearch,
	"box-overlap": async () => (await import("../drawings/measuring/box-overlap.ts")).boxOverlap,
	cosine: async () => (await import("../drawings/measuring/cosine.ts")).cosine,
	denoising: async () => (await import("../drawings/pictures/denoising.ts")).denoising,
	"flagged-mail": async () => (await import("../drawings/measuring/flagged-mail.ts")).flaggedMail,
	"learned-merges": async () => (await import("../drawings/tokens/learned-merges.ts")).learnedMerges,
	"learning-rate": async () => (await import("../drawings/training/learning-rate.ts")).learningRate,
	"nearest-leaves": async () => (await import("../drawings/search/nearest-leaves.ts")).nearestLeaves,
	temperature: async () => (await import("../drawings/text/temperature.ts")).temperature,
} as const satisfies Readonly<Record<string, () => Promise<Drawing & { readonly moving: Moving }>>>;

/**
 * The sliders of a drawing.
 * @throws Error for a drawing that has none
 */
export async function loadMoving(id: string): Promise<Moving> {
	const load = Object.entries(MOVING).find(([name]) => name === id)?.[1];
	if (!load) throw new Error(`The drawing "${id}" does not move`);
	return (await load()).moving;
}
