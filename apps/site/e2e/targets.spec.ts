import { expect, test } from "./watched-page.ts";

test.use({ viewport: { width: 360, height: 800 } });

/** Links of the foot and of the line below the title; those within a sentence need no size. */
const TARGETS = "footer li a, div:has(> h1) ~ p a";

for (const path of [
	"/tasks/text-classification/",
	"/tasks/text-classification/models/",
	"/providers/groq/",
]) {
	test(`links that stand alone on ${path} are 24 pixels high`, async ({ page }) => {
		await page.goto(path);
		const links = page.locator(TARGETS);
		await expect(links.first()).toBeAttached();
		const low = await links.evaluateAll((all) =>
			all
				.filter((link) => link.getBoundingClientRect().height < 24)
				.map((link) => `${link.textContent} ${link.getBoundingClientRect().height}`),
		);
		expect(low).toEqual([]);
	});
}
