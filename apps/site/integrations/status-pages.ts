import { rename, rmdir } from "node:fs/promises";
import type { AstroIntegration } from "astro";

/**
 * Puts the English page for unknown addresses where hosts look for it: `en/404.html`, as `404.html` of the root. Astro
 * does so for the root alone.
 */
export function statusPages(): AstroIntegration {
	return {
		name: "status-pages",
		hooks: {
			"astro:build:done": async ({ dir }) => {
				await rename(new URL("en/404/index.html", dir), new URL("en/404.html", dir));
				await rmdir(new URL("en/404/", dir));
			},
		},
	};
}
