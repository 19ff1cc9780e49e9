import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { measureBundle } from "@pusula/tools/bundle-size";
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
	const theirs = await sizeOfReference();
	return Promise.all(
		CASES.map(async ({ what, code, limitBytes }): Promise<Row> => {
			const { gzip: ours } = await measureBundle(code);
			return {
				what,
				peer: "@huggingface/inference 3.13.1",
				ratio: ours / theirs,
				target: { atMost: Number((limitBytes / theirs).toFixed(3)) },
				figures: `${(ours / 1000).toFixed(1)} kB : ${(theirs / 1000).toFixed(1)} kB (bound ${(limitBytes / 1000).toFixed(1)} kB)`,
			};
		}),
	);
}

/** Minified and gzipped bytes of what a bundler makes of the reference, which only this workspace installs. */
async function sizeOfReference(): Promise<number> {
	const { outputFiles } = await build({
		stdin: { contents: REFERENCE, resolveDir: import.meta.dirname, loader: "js" },
		bundle: true,
		minify: true,
		format: "esm",
		platform: "browser",
		target: "es2023",
		write: false,
		logLevel: "silent",
	});
	return gzipSync(outputFiles[0]?.contents ?? "", { level: 9 }).length;
}
