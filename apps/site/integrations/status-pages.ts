import { rename, rmdir } from "node:fs/promises";
import type { AstroIntegration } from "astro";
import { listPrefixedLocales, toFolder } from "../src/lib/locale.ts";

/** Matches the path of a page for a status, which is in a file of its own instead of a folder and has no URL. */
export const STATUS_PAGE = /(^|\/)(404|500)\/$/;

/**
 * Puts the page for unknown URLs of each language where hosts look for it: `en/404.html`, as `404.html` of the root.
 * Astro does so for the root alone.
 */
export function statusPages(): AstroIntegration {
	return {
		name: "status-pages",
		hooks: {
			"astro:build:done": async ({ dir }) => {
				for (const folder of listPrefixedLocales().map(toFolder)) {
					await rename(new URL(`${folder}404/index.html`, dir), new URL(`${folder}404.html`, dir));
					await rmdir(new URL(`${folder}404/`, dir));
				}
			},
		},
	};
}
