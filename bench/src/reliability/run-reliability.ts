import manifest from "@pusula/inference/package.json" with { type: "json" };
import { abortEverywhere } from "./abort-stages.ts";
import { fuzzStreams } from "./fuzz-streams.ts";
import { noZeros, type ReliabilityRecord } from "./record.ts";
import { soak, type SoakSize } from "./soak.ts";

/** How much of each part is run. */
export interface ReliabilitySize extends SoakSize {
	readonly streams: number;
	/** Aborts at each stage. */
	readonly aborts: number;
}

/** Runs all parts, one after another, and gives the record of them. */
export async function runReliability(
	seed: number,
	{ streams, aborts, ...size }: ReliabilitySize,
): Promise<ReliabilityRecord> {
	const zeros = noZeros();
	const soaked = await soak(seed, size, zeros);
	const read = await fuzzStreams(seed, streams, zeros);
	const aborted = await abortEverywhere(aborts, zeros);
	return {
		date: new Date().toISOString().slice(0, 10),
		node: process.versions.node,
		client: manifest.version,
		seed,
		soak: soaked,
		streams: read,
		aborts: aborted,
		zeros,
	};
}
