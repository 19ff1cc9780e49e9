import { availableParallelism } from "node:os";

import { defineConfig } from "vitest/config";

const conditions = ["pusula-source", "module", "node", "development|production"];

export default defineConfig({
	resolve: { conditions },
	ssr: { resolve: { conditions } },
	test: {
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
