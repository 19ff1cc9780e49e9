import { readdirSync } from "node:fs";
import { defineConfig } from "tsdown";

const providers = readdirSync(new URL("src/providers", import.meta.url)).filter(
	(name) => name.endsWith(".ts") && name !== "index.ts" && !name.endsWith(".test.ts"),
);

export default defineConfig({
	entry: ["src/index.ts", "src/core.ts", ...providers.map((name) => `src/providers/${name}`)],
	dts: true,
	platform: "neutral",
	target: "es2022",
});
