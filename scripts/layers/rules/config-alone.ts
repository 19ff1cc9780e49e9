import type { Finding, Module } from "../module.ts";
import { reachFrom } from "../reach.ts";

const CONFIG = "apps/site/astro.config.ts";

/**
 * The site's configuration loads no workspace package, not even through others: it is read before anything resolves
 * packages to their sources, so in a fresh checkout, where none is built, it would not load.
 */
export function configAlone(modules: readonly Module[]): Finding[] {
	const walkTo = reachFrom(CONFIG, modules, ({ typesOnly }) => !typesOnly);
	const entry = [...walkTo].find(([path]) => path.startsWith("packages/"));
	return entry === undefined
		? []
		: [{ path: CONFIG, message: `The configuration loads ${entry[1].slice(1).join(" → ")}.` }];
}
