import type { Finding, Module } from "../module.ts";
import { isShipped } from "../paths.ts";

/** Packages never read the environment; only their command (`cli.ts`) may. */
export function noEnvironment(modules: readonly Module[]): Finding[] {
	return modules
		.filter(({ path }) => path.startsWith("packages/") && isShipped(path) && !path.endsWith("/cli.ts"))
		.flatMap(({ path, effects }) =>
			effects
				.filter(({ name }) => name === "process.env")
				.map(({ line }) => ({ path, line, message: "Reads process.env; take an option instead." })),
		);
}
