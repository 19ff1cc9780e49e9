import { ALL_PAGES } from "../checks/templates/templates.ts";
import { expect, test } from "./watched-page.ts";
import { findViolations } from "./find-violations.ts";

/** What a theme changes: the other rules find the same in both. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

const SCREENS = [
	{ colorScheme: "light", width: 1280 },
	{ colorScheme: "dark", width: 1280, rules: COLOR_RULES },
	{ colorScheme: "light", width: 390 },
	{ colorScheme: "dark", width: 390, rules: COLOR_RULES },
] as const;

for (const [name, path] of ALL_PAGES) {
	test(`${name} is accessible in both themes, wide and narrow`, async ({ page }) => {
		test.setTimeout(240_000);
		await page.goto(path);
		for (const { colorScheme, width, ...screen } of SCREENS) {
			await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
			await page.setViewportSize({ width, height: 800 });
			const found = await findViolations(page, screen);
			expect({ colorScheme, width, found }).toEqual({ colorScheme, width, found: [] });
		}
	});
}
