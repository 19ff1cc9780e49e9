/**
 * Pictures of every page template of the built site to look at: one sheet for each, with its four widths beside each other, in
 * both themes below each other. Words after the command narrow the templates.
 * Run: npm run templates:sheet --workspace apps/site, or with -- "playground (tr)" provider
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser } from "@playwright/test";
import sharp, { type OverlayOptions } from "sharp";
import { ALL_PAGES } from "./templates.ts";
import { withBuiltSite } from "../with-built-site.ts";

const FOLDER = fileURLToPath(new URL("../../.cache/templates", import.meta.url));
const WIDTHS = [360, 768, 1280, 1920];
const THEMES = ["light", "dark"] as const;
/** Of a page so much is shown, in CSS pixels; no page is known by its end. */
const MOST_HEIGHT = 2400;
/** Pixels of a sheet for one of the page. */
const SCALE = 0.4;
const GAP = 16;
const GROUND = "#808080";

/** Pages that share a template with others and look different enough to be judged alone. */
const MORE_PAGES: typeof ALL_PAGES = [
	["tutorial", "/docs/tutorials/chat-with-streaming/"],
	["concept", "/docs/concepts/tokens/"],
	["task with sound", "/tasks/automatic-speech-recognition/"],
	["task with a table and a question", "/tasks/table-question-answering/"],
	["chat", "/playground/?task=conversational&connection=simulated"],
];

const wanted = process.argv.slice(2);
const shown = [...ALL_PAGES, ...MORE_PAGES].filter(
	([name]) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
);
if (shown.length === 0) throw new Error(`No template has a name with ${wanted.join(" or ")}.`);

await withBuiltSite(async (browser, origin) => {
	await mkdir(FOLDER, { recursive: true });
	for (const [name, path] of shown) console.log(await printSheet(browser, name, `${origin}${path}`));
});

/** Writes the sheet of one page and returns its file. */
async function printSheet(chrome: Browser, name: string, url: string): Promise<string> {
	const parts: OverlayOptions[] = [];
	let top = GAP;
	for (const theme of THEMES) {
		let left = GAP;
		let tallest = 0;
		for (const width of WIDTHS) {
			const { input, height } = await takePicture(chrome, url, width, theme);
			parts.push({ input, left, top });
			left += Math.round(width * SCALE) + GAP;
			tallest = Math.max(tallest, height);
		}
		top += tallest + GAP;
	}
	const width = WIDTHS.reduce((sum, one) => sum + Math.round(one * SCALE) + GAP, GAP);
	const file = join(FOLDER, `${name.toLowerCase().replace(/\W+/g, "-").replace(/-$/, "")}.png`);
	await sharp({ create: { width, height: top, channels: 3, background: GROUND } })
		.composite(parts)
		.toFile(file);
	return file;
}

/** A page from its top, in the size that it has on the sheet. */
async function takePicture(
	chrome: Browser,
	url: string,
	width: number,
	theme: (typeof THEMES)[number],
): Promise<{ input: Buffer; height: number }> {
	const page = await chrome.newPage({ colorScheme: theme, viewport: { width, height: 900 } });
	await page.goto(url, { waitUntil: "networkidle" });
	const height = Math.min(MOST_HEIGHT, await page.evaluate(() => document.documentElement.scrollHeight));
	const whole = await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height } });
	await page.close();
	const { data, info } = await sharp(whole)
		.resize({ width: Math.round(width * SCALE) })
		.png()
		.toBuffer({ resolveWithObject: true });
	return { input: data, height: info.height };
}
