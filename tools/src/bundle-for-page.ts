import { build, type BuildOptions } from "esbuild";

/** A program bundled as the script of a page, from the sources of the packages. What names Node's modules does not run there. */
export async function bundleForPage(entry: Pick<BuildOptions, "entryPoints" | "stdin">): Promise<string> {
	const { outputFiles } = await build({
		...entry,
		bundle: true,
		format: "esm",
		platform: "browser",
		target: "es2022",
		conditions: ["pusula-source", "onnxruntime-web-use-extern-wasm"],
		external: ["node:*"],
		write: false,
		logLevel: "error",
	});
	return outputFiles[0]?.text ?? "";
}
