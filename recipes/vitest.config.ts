import { defineConfig } from "vitest/config";

/** The suite that follows the recipes: minutes, where a unit takes milliseconds, so it is not among the units. */
export default defineConfig({
	test: { include: ["recipes/*.test.ts"], testTimeout: 300_000, hookTimeout: 300_000, maxConcurrency: 2 },
});
