import { defineConfig } from "tsdown";

export default defineConfig({
	entry: ["src/index.ts", "src/model-table.ts", "src/tasks/*/facts.ts"],
	format: "esm",
	platform: "neutral",
	dts: true,
	sourcemap: false,
	unbundle: true,
	clean: true,
});
