import { defineConfig } from "tsdown";

export default defineConfig({
	entry: ["src/index.ts"],
	dts: true,
	platform: "neutral",
	target: "es2022",
	unbundle: true,
});
