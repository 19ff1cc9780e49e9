import type { Page } from "@playwright/test";
import { PAGES } from "./templates.ts";
import { expect, test } from "./watched-page.ts";

const WIDTHS = [320, 360, 768, 1280, 1920];

for (const [name, path] of PAGES) {
	test(`${name} fits every width`, async ({ page }) => {
		await page.goto(path);
		for (const width of WIDTHS) {
			await page.setViewportSize({ width, height: 800 });
			const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
			expect({ width, overflow }).toEqual({ width, overflow: 0 });
		}
	});
}

for (const [name, path] of PAGES) {
	test(`nothing moves while ${name} loads`, async ({ page }) => {
		await watchShifts(page);
		await page.goto(path, { waitUntil: "networkidle" });
		expect(await page.evaluate("shifts")).toEqual([]);
	});
}

/** Keeps the score of every movement of the page in `shifts`. */
async function watchShifts(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const shifts: number[] = [];
		Object.assign(globalThis, { shifts });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) if ("value" in entry) shifts.push(Number(entry.value));
		}).observe({ type: "layout-shift", buffered: true });
	});
}
