import { readPages } from "./built-site.ts";
import { listContents, readLargest, watchLargest } from "./largest-paint.ts";
import { ALL_PAGES } from "../checks/templates/templates.ts";
import { expect, test } from "./watched-page.ts";

test("no page waits for a style sheet or a script before it is painted", async () => {
	for (const { path, html } of await readPages()) {
		expect(html.match(/<link\s[^>]*rel="stylesheet"/g), path).toBeNull();
		const blocking = (html.match(/<script\s[^>]*src=[^>]*>/g) ?? []).filter(
			(tag) => !tag.includes('type="module"') || !tag.includes('fetchpriority="low"'),
		);
		expect(blocking, path).toEqual([]);
	}
});

for (const [name, path] of ALL_PAGES) {
	test(`the largest text or picture of ${name} stands in its HTML`, async ({ page, request }) => {
		const html = await (await request.get(path)).text();
		await watchLargest(page);
		await page.goto(path, { waitUntil: "networkidle" });
		const largest = await readLargest(page);
		expect(largest.length).toBeGreaterThan(0);
		expect(listContents(html)).toContain(largest);
	});
}

for (const [theme, ground] of [
	["dark", "rgb(23, 21, 18)"],
	["light", "rgb(252, 250, 246)"],
] as const) {
	test(`a page of the kept ${theme} theme is never painted in the other one`, async ({ page }) => {
		await page.emulateMedia({ colorScheme: theme === "dark" ? "light" : "dark" });
		await page.goto("/");
		await page.evaluate((kept) => localStorage.setItem("pusula-theme", kept), theme);
		const noScript = { contentType: "text/javascript", body: "" };
		await page.route("**/*.js", (route) => route.fulfill(noScript));
		await page.goto("/tasks/", { waitUntil: "commit" });
		await page.waitForSelector("main h1");
		const colour = await page.evaluate(() => {
			const pen = document.createElement("canvas").getContext("2d");
			if (!pen) return "";
			pen.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
			pen.fillRect(0, 0, 1, 1);
			return `rgb(${[...pen.getImageData(0, 0, 1, 1).data].slice(0, 3).join(", ")})`;
		});
		expect(colour).toBe(ground);
	});
}
