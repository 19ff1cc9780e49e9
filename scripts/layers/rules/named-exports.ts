import type { Finding, Module } from "../module.ts";

/** Files whose readers ask for a default export: configurations, Astro and MDX. */
const NEEDS_DEFAULT = /\.config\.(ts|mts|js|mjs)$|\.(astro|mdx)$/;

/** Modules export by name. */
export function namedExports(modules: readonly Module[]): Finding[] {
	return modules.flatMap(({ path, defaultExportLine }) =>
		defaultExportLine === undefined || NEEDS_DEFAULT.test(path)
			? []
			: [{ path, line: defaultExportLine, message: "Has a default export; export by name." }],
	);
}
