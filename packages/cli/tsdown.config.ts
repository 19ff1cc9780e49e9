import { defineConfig } from "tsdown";

export default defineConfig({
	entry: { cli: "src/cli.ts" },
	dts: false,
	platform: "node",
	target: "es2022",
	outExtensions: () => ({ js: ".js" }),
});
