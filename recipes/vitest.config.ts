import { defineConfig } from "vitest/config";

/**
 * The suite that follows the recipes: minutes, where a unit takes milliseconds, so it is not among the units. Each recipe by
 * itself and all of them together run side by side: most of their commands keep one core busy.
 */
export default defineConfig({
	test: {
		include: ["recipes/*.test.ts"],
		testTimeout: 600_000,
		hookTimeout: 300_000,
		maxWorkers: 2,
		maxConcurrency: 2,
	},
});
