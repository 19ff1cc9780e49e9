import { EFFECT_FREE, EFFECT_MODULES } from "../layer-tables.ts";
import type { Finding, Module } from "../module.ts";
import { isTest } from "../paths.ts";

/** Network, clock and randomness are used only in the few modules made for it. */
export function effectsAtEdge(modules: readonly Module[]): Finding[] {
	return modules
		.filter(({ path }) => EFFECT_FREE.some((folder) => path.startsWith(folder)))
		.filter(({ path }) => !isTest(path) && !EFFECT_MODULES.includes(path))
		.flatMap(({ path, effects }) =>
			effects
				.filter(({ name }) => name !== "process.env")
				.map(({ name, line }) => ({
					path,
					line,
					message: `Uses ${name}, which only these may: ${EFFECT_MODULES.join(", ")}.`,
				})),
		);
}
