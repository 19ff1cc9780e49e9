import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { ROOT } from "./root.ts";

/** How large a bundle is, in bytes. */
export interface BundleSize {
	readonly minified: number;
	readonly gzip: number;
}

/**
 * The size of a module and all that it imports, bundled for browsers from the workspace's sources, minified.
 * What the module does not export or use is left out, and so are the packages named in `external`.
 * @throws Error with esbuild's words where it cannot be bundled.
 */
export async function measureBundle(code: string, external: readonly string[] = []): Promise<BundleSize> {
	const { outputFiles } = await build({
		stdin: { contents: code, resolveDir: ROOT, loader: "js" },
		bundle: true,
		write: false,
		minify: true,
		format: "esm",
		platform: "browser",
		target: "es2023",
		conditions: ["pusula-source"],
		external: [...external],
		logLevel: "silent",
	});
	const bytes = outputFiles[0]?.contents ?? new Uint8Array();
	return { minified: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length };
}
