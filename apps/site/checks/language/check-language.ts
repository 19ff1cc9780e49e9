/**
 * Builds ten pages of a language and looks whether the site has it: pages with their alternates, its name in the header of
 * the other languages, descriptions of fields, search, feed, sitemap, llms.txt, pictures for sharing, the service worker.
 * Run: npx tsx apps/site/checks/language/check-language.ts de
 */
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@pusula/tools/root";
import { runCommand } from "@pusula/tools/run-command";
import { FOLDERS, LOCALES } from "../../src/locales/folders.ts";
import { PAGES } from "./ten-pages.ts";

const SITE = join(ROOT, "apps/site");
const [tag = ""] = process.argv.slice(2);

const { code, output } = await runCommand(
	"npx",
	["astro", "build", "--config", "checks/language/ten-pages.config.ts"],
	{ cwd: SITE, env: { BUILT_LANGUAGE: tag } },
);
assert.equal(code, 0, output.slice(-4000));

const others = LOCALES.filter((locale) => locale !== tag);
for (const page of PAGES) {
	const html = read(join(tag, page, "index.html"));
	assert.match(html, new RegExp(`<html lang="${tag}"`), `${page} is in another language`);
	assert.match(html, new RegExp(`property="og:locale" content="${tag}_`), `${page} names another place`);
	for (const other of others) assertInHeader(html, other);
}
for (const other of others) assertInHeader(read(`${FOLDERS[other]}index.html`), tag);
assert.match(read("index.html"), new RegExp(`rel="alternate" hreflang="${tag}"`));

const schema = readFileSync(join(ROOT, "packages/tasks/src/tasks/fill-mask/input.schema.json"), "utf8");
const described = String(JSON.parse(schema).properties.inputs[`x-${tag}`]);
assert.notEqual(described, "undefined", "The schema of fill-mask lacks the language");
assert(
	read(`${tag}/tasks/fill-mask/index.html`).includes(described),
	"Fields are described in another language",
);
assert(read(`playground-tasks/${tag}/fill-mask.json`).includes(described));

assert.equal(JSON.parse(read(`search/${tag}.json`)).locale, tag);
for (const file of ["changes.atom", "site.webmanifest", "404.html", "llms.txt", "tasks/index.md"])
	assert(existsSync(join(SITE, "dist", tag, file)), `${file} is missing`);
assert(existsSync(join(SITE, "dist/social", tag, "tasks.png")), "There is no picture for sharing");
assert(read("service-worker.js").includes(`/${tag}/offline/`), "The page for offline reading is not kept");
assert(read("sitemap-0.xml").includes(`/${tag}/tasks/`), "The sitemap lacks the language");
console.log(`${PAGES.length} pages, nothing missing`);

function read(file: string): string {
	return readFileSync(join(SITE, "dist", file), "utf8");
}

function assertInHeader(html: string, other: string): void {
	const header = /<header[\s\S]*?<\/header>/.exec(html)?.[0] ?? "";
	assert.match(
		header,
		new RegExp(`<a[^>]*hreflang="${other}"[^>]*data-language-link`, "i"),
		`The header lacks ${other}`,
	);
}
