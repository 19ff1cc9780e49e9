/**
 * Pictures of all drawings in both languages, both widths and both themes, beside each other, to look at. Names after the
 * command narrow them.
 * Run: npm run drawings:sheet --workspace apps/site, or with -- failover streaming
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { findBrowser } from "@pusula/tools/find-browser";
import { build } from "esbuild";
import { INTER, MONO } from "../../integrations/fonts/font-families.ts";
import type * as SheetPage from "./sheet-page.tsx";

const SITE = fileURLToPath(new URL("../../", import.meta.url));
const FOLDER = join(SITE, ".cache/drawings");
/** Drawings on one picture. */
const ON_A_SHEET = 6;

const FONTS = [
	["Inter", INTER.file],
	["Mono", MONO.cuts[0]?.file],
] as const;

const STYLE = `${FONTS.map(
	([name, file]) => `@font-face{font-family:${name};font-weight:400 700;src:url("${file}")}`,
).join("")}
:root{--font-sans:Inter;--font-mono:Mono;font-variation-settings:"opsz" ${INTER.opticalSize}}
section{display:grid;grid-template-columns:328px 640px;gap:0 40px;padding:8px 24px;align-items:start}
h2{grid-column:1/-1;font-size:14px;color:var(--ink-soft);border-block-start:1px solid var(--line);padding-block-start:8px}
.column-328{width:328px}.column-640{width:640px}`;

await mkdir(FOLDER, { recursive: true });
const bundle = join(FOLDER, "sheet-page.mjs");
await build({
	entryPoints: [join(SITE, "checks/drawings/sheet-page.tsx")],
	outfile: bundle,
	bundle: true,
	platform: "node",
	format: "esm",
	jsx: "automatic",
	conditions: ["pusula-source"],
	loader: { ".module.css": "local-css" },
	banner: {
		js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
	},
});
const { ids, locales, printSheet }: typeof SheetPage = await import(pathToFileURL(bundle).href);
const css = await readAll([
	join(SITE, "src/styles/tokens.css"),
	join(SITE, "src/styles/base.css"),
	bundle.replace(/mjs$/, "css"),
]);

const wanted = process.argv.slice(2);
const shown = wanted.length > 0 ? ids.filter((id) => wanted.includes(id)) : ids;
const browser = await chromium.launch({ executablePath: await findBrowser() });
for (const locale of locales) {
	for (let start = 0; start < shown.length; start += ON_A_SHEET) {
		const body = printSheet(shown.slice(start, start + ON_A_SHEET), locale, findPicture);
		const name = `${locale}-${String(start / ON_A_SHEET + 1)}`;
		await takePictures(`<!doctype html><meta charset="utf-8"><style>${css}${STYLE}</style>${body}`, name);
	}
}
await browser.close();

function findPicture(file: string): string {
	return pathToFileURL(join(SITE, "demo/media", file)).href;
}

async function readAll(files: readonly string[]): Promise<string> {
	return (await Promise.all(files.map((file) => readFile(file, "utf8")))).join("\n");
}

async function takePictures(html: string, name: string): Promise<void> {
	const file = join(FOLDER, "sheet.html");
	await writeFile(file, html);
	for (const theme of ["light", "dark"] as const) {
		const page = await browser.newPage({ colorScheme: theme, viewport: { width: 1060, height: 900 } });
		await page.goto(pathToFileURL(file).href);
		await page.evaluate(() => document.fonts.ready);
		const picture = join(FOLDER, `${name}-${theme}.png`);
		await page.screenshot({ path: picture, fullPage: true });
		console.log(picture);
		await page.close();
	}
}
