import { availableParallelism } from "node:os";

import { configDefaults, defineConfig } from "vitest/config";

/** Files whose tests start a program; see "Tests" in CONTRIBUTING.md. */
const INTEGRATION = "**/*.integration.test.ts";
const UNIT = "**/!(*.integration).test.{ts,tsx}";

const conditions = ["pusula-source", "module", "node", "development|production"];

export default defineConfig({
	resolve: { conditions },
	ssr: { resolve: { conditions } },
	test: {
		projects: [
			{ extends: true, test: { name: "unit", exclude: [...configDefaults.exclude, INTEGRATION] } },
			{ extends: true, test: { name: "integration", exclude: [...configDefaults.exclude, UNIT] } },
		],
		include: [
			"packages/*/{src,test,scripts}/**/*.test.ts",
			"{scripts,tools}/**/*.test.ts",
			"bench/**/*.test.ts",
			"runtimes/*.test.ts",
			"apps/site/{src,integrations,checks,prose,scripts,demo}/**/*.test.{ts,tsx}",
		],
		testTimeout: 20_000,
		// A state that a test waits for comes later on a busy machine; by default one second is all it has.
		expect: { poll: { timeout: 15_000 } },
		// Files share the modules of a worker: what a test changes of the process, it puts back itself.
		isolate: false,
		// By default one core stays idle, which on two cores is half of them.
		maxWorkers: availableParallelism(),
	},
});
