import { expect, test } from "@playwright/test";
import { findViolations } from "./find-violations.ts";

test("a reader walks from the overview to a guide and on to the next page", async ({ page }) => {
	await page.goto("/docs/");
	await page.getByRole("link", { name: "Hızlı tura çık" }).click();
	await expect(page).toHaveURL(/\/docs\/getting-started\/quick-tour\/$/);
	const side = page.getByRole("navigation", { name: "Belge sayfaları" });
	await expect(side.getByRole("link", { name: "Hızlı tur", exact: true })).toHaveAttribute(
		"aria-current",
		"page",
	);
	await page.getByRole("link", { name: "Sonraki Kurulum" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Kurulum" })).toBeVisible();
});

test("the reference leads from a name to its entry and its source", async ({ page }) => {
	await page.goto("/en/docs/api/simulator/");
	const name = page.getByRole("link", { name: "createSimulator", exact: true });
	await expect(page.getByRole("listitem").filter({ has: name })).toContainText("simulator");
	await name.click();
	await expect(page).toHaveURL(/\/en\/docs\/api\/simulator\/functions\/#createSimulator$/);
	await expect(page.getByRole("heading", { level: 2, name: "createSimulator" })).toBeInViewport();
	const source = page.locator('a[href*="packages/simulator/src/simulator/simulator.ts#L"]');
	await expect(source).toBeVisible();
});

test("a name that another page of the reference describes leads there", async ({ page }) => {
	await page.goto("/en/docs/api/tasks-shapes/");
	await page.getByRole("link", { name: "textToImageInputShape", exact: true }).click();
	await expect(page).toHaveURL(/\/en\/docs\/api\/tasks\/text-to-image\/#textToImageInputShape$/);
	await expect(page.getByRole("heading", { level: 2, name: "textToImageInputShape" })).toBeInViewport();
});

test("the reference is Turkish on Turkish pages", async ({ page }) => {
	await page.goto("/docs/api/snippets/functions/");
	await expect(page.getByText("Yan etkisizdir: aynı çağrı aynı metni verir.")).toBeVisible();
	await expect(page.locator('article [lang="en"]')).toHaveCount(0);
});

for (const colorScheme of ["light", "dark"] as const) {
	test.describe(`in the ${colorScheme} theme`, () => {
		test.use({ colorScheme });
		for (const path of [
			"/docs/",
			"/docs/concepts/tokens/",
			"/docs/api/inference/",
			"/docs/api/snippets/functions/",
		])
			test(`${path} has no accessibility violation`, async ({ page }) => {
				await page.goto(path);
				expect(await findViolations(page)).toEqual([]);
			});
	});
}

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("pages of the documentation and the reference can be read", async ({ page }) => {
		await page.goto("/docs/concepts/tokens/");
		await expect(page.getByRole("row", { name: /Evlerimizdekilerden/ })).toBeVisible();
		await page.goto("/docs/api/inference/functions/");
		await expect(page.getByText("function textToImage", { exact: false })).toBeVisible();
	});
});

for (const width of [320, 768, 1280])
	test(`nothing is wider than a screen of ${width} pixels`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		for (const path of ["/docs/", "/docs/api/tasks/types/", "/docs/concepts/tokens/"]) {
			await page.goto(path);
			expect(
				await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
			).toBeLessThanOrEqual(0);
		}
	});
