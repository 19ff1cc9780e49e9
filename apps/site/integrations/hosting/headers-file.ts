import { writeFile } from "node:fs/promises";
import type { AstroIntegration } from "astro";
import { HEADERS } from "./host-rules.ts";

/** Writes `_headers` into the built site for the hosts that read it; others leave it be. */
export function headersFile(): AstroIntegration {
	let base = "/";
	return {
		name: "headers-file",
		hooks: {
			"astro:config:done": ({ config }) => {
				base = `${config.base.replace(/\/$/, "")}/`;
			},
			"astro:build:done": ({ dir }) => writeFile(new URL("_headers", dir), printHeadersFile(base)),
		},
	};
}

/**
 * The headers as a `_headers` file, which Netlify, Cloudflare Pages and hosts like them read from the site's root.
 * Without a rule of ours these hosts have every file requested again, as `DEFAULT_CACHE` does.
 */
export function printHeadersFile(base: string): string {
	const folders = [undefined, ...new Set(HEADERS.flatMap(({ folder }) => folder ?? []))];
	return folders
		.map((folder) => {
			const own = HEADERS.filter((header) => header.folder === folder);
			return [`${base}${folder ?? ""}*`, ...own.map(({ name, value }) => `  ${name}: ${value}`)].join("\n");
		})
		.join("\n\n")
		.concat("\n");
}
