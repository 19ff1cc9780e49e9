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

test("nothing moves while pages load", async ({ page }) => {
	await page.addInitScript(() => {
		const shifts: number[] = [];
		Object.assign(globalThis, { shifts });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) if ("value" in entry) shifts.push(Number(entry.value));
		}).observe({ type: "layout-shift", buffered: true });
	});
	for (const [, path] of PAGES) {
		await page.goto(path, { waitUntil: "networkidle" });
		const shifts: unknown = await page.evaluate("shifts");
		expect({ path, shifts }).toEqual({ path, shifts: [] });
	}
});

test("a kept theme is there before anything is painted", async ({ page }) => {
	await page.addInitScript(() => {
		localStorage.setItem("pusula-theme", "dark");
		new MutationObserver(() => {
			if (document.body)
				document.body.dataset["themeAtFirst"] ??= document.documentElement.dataset["theme"] ?? "none";
		}).observe(document, { childList: true, subtree: true });
	});
	await page.goto("/tasks/");
	await expect(page.locator("body")).toHaveAttribute("data-theme-at-first", "dark");
});

for (const path of ["/", "/tasks/", "/tasks/fill-mask/", "/docs/transformers/"]) {
	test(`${path} loads no framework and little else`, async ({ page }) => {
		await page.goto(path, { waitUntil: "networkidle" });
		const scriptBytes = await page.evaluate(() =>
			performance
				.getEntriesByType("resource")
				.filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith(".js"))
				.reduce(
					(sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.decodedBodySize : 0),
					0,
				),
		);
		expect(scriptBytes).toBeGreaterThan(0);
		expect(scriptBytes).toBeLessThan(12_000);
	});
}
