// What the site's configuration loads. Run: npm run check:layers

import { default as shared } from "../../.dependency-cruiser.mjs";

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
	forbidden: [
		{
			name: "config-alone",
			comment:
				"The configuration is read before packages resolve to their sources; in a fresh checkout, where none is built, it would not load.",
			severity: "error",
			from: { path: "^apps/site/astro[.]config[.]ts$" },
			to: { path: "^(packages|tools)/", reachable: true },
		},
	],
	options: { ...shared.options, tsPreCompilationDeps: false },
};
