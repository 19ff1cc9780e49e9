import { defineConfig } from "tsdown";

export default defineConfig({
	entry: {
		index: "src/index.ts",
		serve: "src/server/serve.ts",
		proxy: "src/server/proxy.ts",
		models: "src/simulator/models.ts",
		cli: "src/server/cli.ts",
	},
	format: "esm",
	dts: true,
	platform: "neutral",
	deps: { neverBundle: [/^node:/] },
});
