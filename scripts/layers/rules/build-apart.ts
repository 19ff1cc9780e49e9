import type { Finding, Module } from "../module.ts";
import { isTest } from "../paths.ts";

/** The site's sources never import its build steps, which run in Node only. */
export function buildApart(modules: readonly Module[]): Finding[] {
	return modules
		.filter(({ path }) => path.startsWith("apps/site/src/") && !isTest(path))
		.flatMap(({ path, imports }) =>
			imports
				.filter(({ target }) => target?.startsWith("apps/site/build/"))
				.map(({ line, specifier }) => ({
					path,
					line,
					message: `src may not import build ("${specifier}").`,
				})),
		);
}
