import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type Page, chromium } from "@playwright/test";
import { findBrowser } from "@pusula/tools/find-browser";

/** Inter comes as two files; together they hold every letter of Turkish. */
const FONTS = [
	{ family: "Inter", part: "latin" },
	{ family: "Inter Extended", part: "latin-ext" },
] as const;

/** Turns a drawing, an `<svg>` element as text, into a PNG file with all its colours. */
export type RenderDrawing = (svg: string) => Promise<Buffer>;

/**
 * Opens a browser and lends it to `work` as a function that renders drawings; closes it afterwards. Texts are set in
 * Inter as installed with the site, so that the result does not depend on the fonts of the machine.
 * @param scale pixels for one drawing unit
 * @throws Error where no browser can be had.
 */
export async function withRenderer(
	scale: number,
	work: (render: RenderDrawing) => Promise<void>,
): Promise<void> {
	const browser = await chromium.launch({
		executablePath: await findBrowser(),
		args: ["--no-sandbox", "--disable-gpu", "--force-color-profile=srgb", "--disable-lcd-text"],
	});
	try {
		const page = await browser.newPage({ deviceScaleFactor: scale });
		await page.setContent(`<style>${await buildStyle()}</style><body></body>`);
		await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
		await work((svg) => renderOn(page, svg));
	} finally {
		await browser.close();
	}
}

async function buildStyle(): Promise<string> {
	const faces = await Promise.all(
		FONTS.map(async ({ family, part }) => {
			const file = import.meta.resolve(`@fontsource-variable/inter/files/inter-${part}-wght-normal.woff2`);
			const font = await readFile(fileURLToPath(file), "base64");
			return `@font-face{font-family:"${family}";font-weight:400 700;src:url(data:font/woff2;base64,${font})}`;
		}),
	);
	return `${faces.join("")} body{margin:0} svg{display:block} text{font-family:Inter,"Inter Extended"}`;
}

async function renderOn(page: Page, svg: string): Promise<Buffer> {
	await page.evaluate((markup) => {
		document.body.innerHTML = markup;
	}, svg);
	return page.locator("body > svg").screenshot({ animations: "allow" });
}
