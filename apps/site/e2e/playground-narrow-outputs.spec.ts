import { findViolations } from "./find-violations.ts";
import { runButton } from "./playground-page.ts";
import { expect, test } from "./watched-page.ts";

test.use({ viewport: { width: 360, height: 740 }, reducedMotion: "reduce" });

for (const [output, search, status] of [
	["boxes", "task=object-detection", "done"],
	["masks", "task=image-segmentation", "done"],
	["a sound", "task=text-to-speech", "done"],
	["vectors", "task=feature-extraction", "done"],
	["a table", "task=tabular-classification", "done"],
	["labels", "task=text-classification", "done"],
	["a failure", "task=summarization&scenario=server-error", "failed"],
] as const) {
	test(`${output} stay inside a phone with text twice as large, and every control is large enough`, async ({
		page,
	}) => {
		await page.goto(`/playground/?connection=simulated&${search}`);
		await runButton(page).click();
		const result = page.locator(`section[data-status=${status}]`);
		await expect(result).toBeVisible({ timeout: 20_000 });
		await page.evaluate(() => {
			document.documentElement.style.fontSize = "200%";
			for (const fold of document.querySelectorAll<HTMLDetailsElement>("section[data-status] details"))
				fold.open = true;
		});
		await page.waitForLoadState("networkidle");
		await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
		// The header stays above what has been scrolled; a control that it covers in part is no small one.
		await page.evaluate(() => scrollTo(0, 0));
		expect(await findViolations(page, { within: "[data-playground]", more: ["target-size"] })).toEqual([]);
	});
}
