import { defineConfig } from "@playwright/test";

/** Journeys through the built site in Firefox and in WebKit, each browser in a process of its own. */
export default defineConfig({
	testDir: ".",
	outputDir: "../../test-results/other-browsers",
	forbidOnly: true,
	workers: 2,
	timeout: 90_000,
	expect: { timeout: 20_000 },
	retries: 1,
	reporter: [["list"]],
	projects: [{ name: "firefox" }, { name: "webkit" }],
});
