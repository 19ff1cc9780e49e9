import { expect, test } from "./watched-page.ts";

/** Pages whose forms come from different modules: a tool, a list, code, a calculator and a lab. */
const PAGES = ["/playground/", "/tasks/", "/tasks/text-classification/", "/metrics/", "/chat-template/"];

test("selects have one arrow, with room for it, whatever form they stand in", async ({ page }) => {
	const arrows = new Map<string, string>();
	for (const path of PAGES) {
		await page.goto(path);
		const selects = page.locator("select:visible");
		await expect(selects.first()).toBeVisible();
		const looks = await selects.evaluateAll((all) =>
			all.map((select) => {
				const { appearance, backgroundImage, backgroundPosition, paddingInlineEnd } =
					getComputedStyle(select);
				return JSON.stringify([appearance, backgroundImage, backgroundPosition, paddingInlineEnd]);
			}),
		);
		for (const look of looks) arrows.set(look, path);
	}
	expect([...arrows]).toHaveLength(1);
	expect([...arrows.keys()][0]).toMatch(/^\["none","conic-gradient/);
});
