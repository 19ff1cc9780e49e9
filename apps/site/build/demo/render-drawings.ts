import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type Page, chromium } from "@playwright/test";
import { findBrowser } from "../../../../scripts/lib/find-browser.ts";
import type { Raster } from "./image/raster.ts";

/** Inter comes as two files; together they hold every letter of Turkish. */
const FONTS = [
	{ family: "Inter", part: "latin" },
	{ family: "Inter Extended", part: "latin-ext" },
] as const;

/** Turns a drawing (SVG text) into pixels; `scale` is pixels for one drawing unit. */
export type RenderDrawing = (svg: string, scale: number) => Promise<Raster>;

/**
 * Opens a browser and lends it to `work` as a function that renders drawings; closes it afterwards.
 * Texts are set in Inter, carried inside the drawing, so that the result does not depend on installed fonts.
 * @throws Error where no browser can be had.
 */
export async function withRenderer(work: (render: RenderDrawing) => Promise<void>): Promise<void> {
	const faces = await buildFontFaces();
	const browser = await chromium.launch({
		executablePath: await findBrowser(),
		args: ["--no-sandbox", "--disable-gpu", "--force-color-profile=srgb", "--disable-lcd-text"],
	});
	try {
		const page = await browser.newPage();
		await work((svg, scale) => renderOn(page, svg.replace(">", `>${faces}`), scale));
	} finally {
		await browser.close();
	}
}

async function buildFontFaces(): Promise<string> {
	const faces = await Promise.all(
		FONTS.map(async ({ family, part }) => {
			const file = import.meta.resolve(`@fontsource-variable/inter/files/inter-${part}-wght-normal.woff2`);
			const font = await readFile(fileURLToPath(file), "base64");
			return `@font-face{font-family:"${family}";font-weight:400 700;src:url(data:font/woff2;base64,${font})}`;
		}),
	);
	return `<style>${faces.join("")} text{font-family:Inter,"Inter Extended"}</style>`;
}

async function renderOn(page: Page, svg: string, scale: number): Promise<Raster> {
	const { width, height, pixels } = await page.evaluate(
		async ({ address, factor }) => {
			const image = new Image();
			image.src = address;
			await image.decode();
			const canvas = document.createElement("canvas");
			canvas.width = image.width * factor;
			canvas.height = image.height * factor;
			const context = canvas.getContext("2d", { willReadFrequently: true });
			if (!context) throw new Error("The browser gives no canvas to draw on.");
			context.drawImage(image, 0, 0, canvas.width, canvas.height);
			const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
			let text = "";
			for (let i = 0; i < data.length; i += 0x8000) {
				text += String.fromCharCode(...data.subarray(i, i + 0x8000));
			}
			return { width: canvas.width, height: canvas.height, pixels: btoa(text) };
		},
		{ address: `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`, factor: scale },
	);
	return { width, height, rgba: Buffer.from(pixels, "base64") };
}
