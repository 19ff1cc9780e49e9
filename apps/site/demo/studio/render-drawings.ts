import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type Page, chromium } from "@playwright/test";
import { findBrowser } from "@pusula/tools/find-browser";

const FONT = import.meta.resolve("inter-ui/variable/InterVariable.woff2");

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
	const font = await readFile(fileURLToPath(FONT), "base64");
	const face = `@font-face{font-family:Inter;font-weight:100 900;src:url(data:font/woff2;base64,${font})}`;
	return `${face} body{margin:0} svg{display:block} text{font-family:Inter;font-optical-sizing:none}`;
}

async function renderOn(page: Page, svg: string): Promise<Buffer> {
	await page.evaluate((markup) => {
		document.body.innerHTML = markup;
	}, svg);
	return page.locator("body > svg").screenshot({ animations: "allow" });
}
