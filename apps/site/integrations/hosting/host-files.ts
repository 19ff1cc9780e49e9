import { readdir, writeFile } from "node:fs/promises";
import { sep } from "node:path";
import type { AstroIntegration } from "astro";
import { printHeadersFile, printRedirectsFile } from "./print-host-files.ts";

/** Writes `_headers` and `_redirects` into the built site for the hosts that read them; others leave them be. */
export function hostFiles(): AstroIntegration {
	let base = "/";
	return {
		name: "host-files",
		hooks: {
			"astro:config:done": ({ config }) => {
				base = `${config.base.replace(/\/$/, "")}/`;
			},
			"astro:build:done": async ({ dir }) => {
				await writeFile(new URL("_headers", dir), printHeadersFile(base));
				const names = await readdir(new URL("api/", dir), { recursive: true });
				const documents = names
					.filter((name) => name.endsWith(".json"))
					.map((name) => `api/${name.split(sep).join("/")}`);
				await writeFile(new URL("_redirects", dir), printRedirectsFile(base, documents));
			},
		},
	};
}
