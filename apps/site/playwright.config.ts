import { defineConfig } from "@playwright/test";
import { LAUNCH_OPTIONS } from "./e2e/launch-options.ts";
import { DIST } from "./e2e/built-site.ts";

const BASE = process.env["BASE_PATH"];
const PORT = Number(process.env["E2E_PORT"] ?? 4397);

/**
 * Tests of the built site in a real browser; `npm run build` comes first. `SITE_DIST` names another folder than `dist`,
 * `E2E_PORT` another port, so that two runs do not meet. With `BASE_PATH` the site is one that was built below that
 * path, and the tests are those of the path and of all links.
 */
export default defineConfig({
	testDir: "./e2e",
	...(BASE
		? { testMatch: ["links.spec.ts", "base-path/*.spec.ts"] }
		: { testIgnore: ["base-path/**", "other-browsers/**"] }),
	outputDir: "./test-results",
	forbidOnly: true,
	fullyParallel: true,
	workers: 2,
	timeout: 90_000,
	// A state may take a while where the machine does other work; one that has come is seen at once.
	expect: { timeout: 15_000 },
	// A test that passes only at its second try is named in the last lines of `npm test`, and few of them are tolerated.
	retries: 1,
	reporter: [["list"]],
	use: {
		baseURL: `http://127.0.0.1:${PORT}`,
		locale: "tr-TR",
		// Pages are tested as they come from the host; the tests of offline reading let the worker in.
		serviceWorkers: "block",
		launchOptions: LAUNCH_OPTIONS,
	},
	webServer: {
		// A server of an earlier run that was ended leaves its lock, with the number of a process that may be another one by now.
		command: `astro preview --ignore-lock --host 127.0.0.1 --port ${PORT} --outDir "${DIST}"`,
		url: `http://127.0.0.1:${PORT}${BASE ?? "/"}`,
		reuseExistingServer: false,
		env: { ASTRO_TELEMETRY_DISABLED: "1" },
	},
});
