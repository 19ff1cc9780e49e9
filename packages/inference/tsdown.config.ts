import { readdirSync } from "node:fs";
import { defineConfig, type UserConfig } from "tsdown";

/** Name of each public module below `providers/` with its file. */
const providers = Object.fromEntries([
	["providers/facts", "src/registry/generated/provider-facts.ts"],
	...readdirSync(new URL("src/providers", import.meta.url))
		.filter((name) => name.endsWith(".ts"))
		.map((name) => [`providers/${name.slice(0, -3)}`, `src/providers/${name}`]),
]);

const shared: UserConfig = { dts: true, platform: "neutral", target: "es2022" };

/**
 * Two builds: the main entry in one file, because a program that imports it pays for every file; the core and each
 * provider apart, so that a bundler takes only what is used. What crosses from one to the other is known by marks.
 */
export default defineConfig([
	{ ...shared, entry: ["src/index.ts"] },
	{ ...shared, entry: { core: "src/core.ts", ...providers }, clean: false },
]);
