import { defineConfig } from "tsdown";

export default defineConfig({
	entry: ["src/index.ts", "src/serve.ts", "src/proxy.ts", "src/cli.ts"],
	format: "esm",
	dts: true,
	platform: "neutral",
	deps: { neverBundle: [/^node:/] },
});
