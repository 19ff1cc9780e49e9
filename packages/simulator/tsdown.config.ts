import { defineConfig } from "tsdown";

export default defineConfig({
	entry: ["src/index.ts", "src/serve.ts"],
	format: "esm",
	dts: true,
	platform: "neutral",
	external: [/^node:/],
});
