import type { Finding, Module } from "../module.ts";
import { isTest } from "../paths.ts";

const TOOLS = /^apps\/site\/(integrations|checks|prose|scripts|demo\/studio)\//;

/** The site's sources never import its integrations, checks and other tools, which run in Node only. */
export function buildApart(modules: readonly Module[]): Finding[] {
	return modules
		.filter(({ path }) => path.startsWith("apps/site/src/") && !isTest(path))
		.flatMap(({ path, imports }) =>
			imports
				.filter(({ target = "" }) => TOOLS.test(target))
				.map(({ line, specifier }) => ({
					path,
					line,
					message: `src may not import tools ("${specifier}").`,
				})),
		);
}
