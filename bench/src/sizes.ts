import { measureBundle } from "@pusula/tools/bundle-size";
import { namePeer } from "./name-peer.ts";
import type { Row } from "./row.ts";

const REFERENCE = 'export { InferenceClient } from "@huggingface/inference"';
const CASES = [
	{
		what: "whole client, gzip",
		code: 'export { InferenceClient } from "@pusula/inference"',
		limitBytes: 27_500,
	},
	{
		what: "core chat with one provider, gzip",
		code: 'export { chatCompletion } from "@pusula/inference/core"; export { groq } from "@pusula/inference/providers/groq"',
		limitBytes: 8000,
	},
] as const;

/** Bundle sizes of ours against the reference's one possible import. The bound is absolute, so it is turned into a ratio. */
export async function measureSizes(): Promise<readonly Row[]> {
	const { gzip: theirs } = await measureBundle(REFERENCE, { from: import.meta.dirname }); // only this workspace installs it
	return Promise.all(
		CASES.map(async ({ what, code, limitBytes }): Promise<Row> => {
			const { gzip: ours } = await measureBundle(code);
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
