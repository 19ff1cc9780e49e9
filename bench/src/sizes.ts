import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import type { Row } from "./row.ts";

const REFERENCE = 'export { InferenceClient } from "@huggingface/inference"';
const CASES = [
	{
		what: "whole client, gzip",
		code: 'export { InferenceClient } from "@pusula/inference"',
		limitBytes: 25_000,
	},
	{
		what: "core chat with one provider, gzip",
		code: 'export { chatCompletion } from "@pusula/inference/core"; export { groq } from "@pusula/inference/providers/groq"',
		limitBytes: 4096,
	},
] as const;

/** Bundle sizes of ours against the reference's one possible import. The bound is absolute, so it is turned into a ratio. */
export async function measureSizes(): Promise<readonly Row[]> {
	const theirs = await sizeOf(REFERENCE);
	return Promise.all(
		CASES.map(async ({ what, code, limitBytes }): Promise<Row> => {
			const ours = await sizeOf(code);
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

/** Minified and gzipped bytes of what a bundler makes of an import. */
async function sizeOf(code: string): Promise<number> {
	const { outputFiles } = await build({
		stdin: { contents: code, resolveDir: import.meta.dirname, loader: "js" },
		bundle: true,
		minify: true,
		format: "esm",
		platform: "browser",
		target: "es2022",
		write: false,
		logLevel: "silent",
	});
	return gzipSync(outputFiles[0]?.contents ?? "", { level: 9 }).length;
}
