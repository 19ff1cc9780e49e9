import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { measureBundle } from "@pusula/tools/bundle-size";
import { ROOT } from "@pusula/tools/root";
import { namePeer } from "./name-peer.ts";
import { printTable, type Row } from "./row.ts";

const REFERENCE = 'export { InferenceClient } from "@huggingface/inference"';

/** The imports that have a bound, by their names in `scripts/sizes.json`. */
const CASES = [
	{ what: "whole client, gzip", name: "client with every provider", limitBytes: 27_500 },
	{ what: "core chat with one provider, gzip", name: "chat with one provider (core)", limitBytes: 8000 },
] as const;

/** A row of `scripts/sizes.json`. */
interface Import {
	readonly name: string;
	readonly code: string;
}

/** Bundle sizes of ours against the reference's one possible import. The bound is absolute, so it is turned into a ratio. */
export async function measureSizes(): Promise<readonly Row[]> {
	const { gzip: theirs } = await measureBundle(REFERENCE, { from: import.meta.dirname }); // only this workspace installs it
	const limits = JSON.parse(await readFile(join(ROOT, "scripts/sizes.json"), "utf8")) as readonly Import[]; // a file of this repository
	return Promise.all(
		CASES.map(async ({ what, name, limitBytes }): Promise<Row> => {
			const { gzip: ours } = await measureBundle(limits.find((limit) => limit.name === name)?.code ?? "");
			return {
				what,
				peer: namePeer("@huggingface/inference"),
				ratio: ours / theirs,
				target: { atMost: Number((limitBytes / theirs).toFixed(3)) },
				figures: `${(ours / 1000).toFixed(1)} kB : ${(theirs / 1000).toFixed(1)} kB (bound ${(limitBytes / 1000).toFixed(1)} kB)`,
			};
		}),
	);
}

/** The block of sizes in the README. Any machine measures the same, at any load. */
export function printSizes(rows: readonly Row[]): string {
	return `Of minified code, measured by \`npm run bench -- sizes --write\`.\n\n${printTable(rows)}`;
}
