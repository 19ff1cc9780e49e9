import type { Finding, Module } from "../module.ts";

const FEATURE = /^apps\/site\/src\/features\/([^/]+)\//;

/** A feature of the site never imports another feature; the page puts them together. */
export function featureWalls(modules: readonly Module[]): Finding[] {
	return modules.flatMap(({ path, imports }) => {
		const own = FEATURE.exec(path)?.[1];
		if (own === undefined) return [];
		return imports.flatMap(({ target = "", line }) => {
			const other = FEATURE.exec(target)?.[1];
			if (other === undefined || other === own) return [];
			return [{ path, line, message: `The feature ${own} may not import the feature ${other}.` }];
		});
	});
}
