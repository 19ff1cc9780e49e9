import AxeBuilder from "@axe-core/playwright";
import { PAGES } from "./templates.ts";
import { expect, test } from "./watched-page.ts";

for (const colorScheme of ["light", "dark"] as const) {
	test.describe(`accessibility, ${colorScheme}`, () => {
		test.use({ colorScheme });
		for (const [name, path] of PAGES) {
			test(name, async ({ page }) => {
				await page.goto(path);
				const { violations } = await new AxeBuilder({ page }).analyze();
				expect(
					violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`),
				).toEqual([]);
			});
		}
	});
}
