/**
 * Checks that lint rules are switched off by their names and with a reason: `oxlint-disable-next-line plugin/rule -- reason`.
 * Prints the place of each comment that is not so; exit code 1 if any.
 * Run: npm run check:lint
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findBareDisables } from "@pusula/tools/bare-disables";
import { ROOT } from "@pusula/tools/root";

const SOURCES = "{packages,apps,bench,recipes,tools,scripts,runtimes}/**/*.{ts,tsx,js,mjs,astro,css}";
const MADE = ["**/node_modules", "**/dist", "**/.astro", "**/.cache"];

for (const path of globSync(SOURCES, { cwd: ROOT, exclude: MADE })) {
	for (const line of findBareDisables(readFileSync(join(ROOT, path), "utf8"))) {
		console.error(`${path}:${line}  Name the rules and say why: "plugin/rule -- reason".`);
		process.exitCode = 1;
	}
}
