import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { ROOT } from "./root.ts";

/** How large a bundle is, in bytes. */
export interface BundleSize {
	readonly minified: number;
	readonly gzip: number;
}

/** What is bundled, and from where. */
export interface BundleOptions {
	/** Packages that are left out. Default: none. */
	readonly external?: readonly string[];
	/** Folder from which names of packages are resolved. Default: the root of the repository. */
	readonly from?: string;
}

/**
 * The size of a module and all that it imports, bundled for browsers from the workspace's sources, minified.
 * What the module does not export or use is left out.
 * @throws Error with esbuild's words where it cannot be bundled.
 */
export async function measureBundle(code: string, options?: BundleOptions): Promise<BundleSize> {
	const bytes = await toBundle(code, options);
	return { minified: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length };
}

/** The code of a bundle as `measureBundle` measures it. */
export async function toBundle(
	code: string,
	{ external = [], from = ROOT }: BundleOptions = {},
): Promise<Uint8Array> {
	const { outputFiles } = await build({
		stdin: { contents: code, resolveDir: from, loader: "js" },
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
	return outputFiles[0]?.contents ?? new Uint8Array();
}
