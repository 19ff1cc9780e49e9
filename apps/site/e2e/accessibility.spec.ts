import { ALL_PAGES } from "../checks/templates/templates.ts";
import { expect, test } from "./watched-page.ts";
import { findViolations } from "./find-violations.ts";

/** What a theme changes: the other rules find the same in both. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/** Targets have 24 pixels; axe leaves the rule out by default. */
const TARGET_RULES = ["target-size"];

/** Links and buttons are named as they read; axe leaves the rule out by default. */
const NAME_RULES = ["label-content-name-mismatch"];

interface Screen {
	readonly colorScheme: "light" | "dark";
	readonly width: number;
	readonly rules?: readonly string[];
	readonly more?: readonly string[];
}

/** Every rule at both widths, and colours in both themes at each. */
const SCREENS: readonly Screen[] = [
	{ colorScheme: "light", width: 1280, more: [...NAME_RULES, ...TARGET_RULES] },
	{ colorScheme: "dark", width: 1280, rules: COLOR_RULES },
	{ colorScheme: "dark", width: 390, more: [...NAME_RULES, ...TARGET_RULES] },
	{ colorScheme: "light", width: 390, rules: COLOR_RULES },
];

/** A template has one set of colours in all languages: one language is enough for the screens that only they concern. */
const listScreens = (path: string): readonly Screen[] =>
	path.startsWith("/en/") ? SCREENS.filter(({ rules }) => rules === undefined) : SCREENS;

for (const [name, path] of ALL_PAGES) {
	test(`${name} is accessible in both themes, wide and narrow`, async ({ page }) => {
		test.setTimeout(240_000);
		await page.goto(path);
		for (const { colorScheme, width, ...scope } of listScreens(path)) {
			await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
			await page.setViewportSize({ width, height: 800 });
			const found = await findViolations(page, scope);
			expect({ colorScheme, width, found }).toEqual({ colorScheme, width, found: [] });
		}
	});
}

test("a text that is too pale is found, in each colour and on each ground", async ({ page }) => {
	const text = (name: string, color: string, ground: string): string =>
		`<p id="${name}" style="color: ${color}; background: ${ground}">Pusula</p>`;
	await page.setContent(`<html lang="tr"><title>Renkler</title><main><h1>Renkler</h1>
		${text("dark", "oklch(0.3 0.05 250)", "oklch(0.98 0.01 90)")}
		${text("pale", "oklch(0.9 0.05 250)", "oklch(0.98 0.01 90)")}
		${text("pale-on-dark", "oklch(0.9 0.05 250)", "oklch(0.3 0.05 250)")}
		${text("dark-on-dark", "oklch(0.3 0.05 250)", "rgb(0 0 0)")}
	</main></html>`);
	const [found = "", ...others] = await findViolations(page, { rules: COLOR_RULES });
	expect(others).toEqual([]);
	expect([...found.matchAll(/id="([\w-]+)"/g)].map(([, id]) => id)).toEqual(["pale", "dark-on-dark"]);
});
