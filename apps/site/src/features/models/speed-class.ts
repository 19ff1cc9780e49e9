/** How fast a model answers beside others, as far as its size shows. */
export type SpeedClass = "veryFast" | "fast" | "medium" | "slow" | "verySlow";

/** The class of a number of weights, of a mixture of experts those used for one token. */
export function toSpeedClass(parameters: number): SpeedClass {
	return LIMITS.find(([, limit]) => parameters < limit)?.[0] ?? "verySlow";
}

const LIMITS: readonly (readonly [SpeedClass, number])[] = [
	["veryFast", 50e6],
	["fast", 400e6],
	["medium", 2e9],
	["slow", 15e9],
];
