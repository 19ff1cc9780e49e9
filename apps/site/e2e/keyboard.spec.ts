import { expect, test } from "./watched-page.ts";

test("the first key leads past header and side lists to the title", async ({ page }) => {
	await page.goto("/docs/transformers/");
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: "İçeriğe geç" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(page.locator("main :focus")).toBeVisible();
	await expect(page.locator("[data-side] :focus")).toHaveCount(0);
});

for (const [width, list] of [
	[1280, "the list of sections beside it"],
	[800, "the folded list of sections"],
] as const) {
	test(`from the title it is a few keys to the text, past ${list}`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await page.goto("/docs/api/inference/types/");
		expect(await page.locator("[data-page-contents] a").count()).toBeGreaterThan(100);
		await page.locator(".skip-link").focus();
		await page.keyboard.press("Enter");
		const text = page.locator("article :focus");
		for (let keys = 0; keys < 5 && (await text.count()) === 0; keys += 1) await page.keyboard.press("Tab");
		await expect(text).toHaveCount(1);
	});
}

test("the theme is chosen, kept and undone without a pointer", async ({ page }) => {
	await page.goto("/");
	const menu = page.locator("[data-theme-menu] summary");
	await menu.focus();
	await page.keyboard.press("Enter");
	await page.keyboard.press("Tab");
	await expect(page.getByRole("radio", { name: "Sisteme uy" })).toBeFocused();
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("ArrowDown");
	await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
	await page.keyboard.press("Escape");
	await expect(menu).toBeFocused();
	await expect(page.getByRole("radio", { name: "Koyu" })).toBeHidden();
	await page.goto("/tasks/");
	await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
	await menu.focus();
	await page.keyboard.press("Enter");
	await page.keyboard.press("Tab");
	await expect(page.getByRole("radio", { name: "Koyu" })).toBeFocused();
	await page.keyboard.press("ArrowDown");
	await expect(page.locator("html")).not.toHaveAttribute("data-theme");
});

test("the table is filtered, sorted and left by keys alone", async ({ page }) => {
	await page.goto("/docs/transformers/");
	await page.getByLabel("Model adı").focus();
	await page.keyboard.type("deberta");
	await expect(page.locator("[data-models-table] tbody tr:visible")).toHaveCount(2);
	for (const stop of [
		page.getByRole("combobox", { name: "Çerçeve" }),
		page.getByRole("combobox", { name: "Alan" }),
		page.getByRole("checkbox", { name: "Kullanımdan kaldırılanları gizle" }),
		page.getByRole("button", { name: "Süzmeyi kaldır" }),
		page.getByRole("region", { name: "Desteklenen modeller ve çerçeveler" }),
	]) {
		await page.keyboard.press("Tab");
		await expect(stop).toBeFocused();
	}
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("columnheader", { name: "Model" })).toHaveAttribute("aria-sort", "descending");
	await expect(page.locator("[data-models-table] tbody tr:visible th > a").first()).toHaveText("DeBERTa-v2");
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

	test("the menu opens, closes on Escape and gives the focus back", async ({ page }) => {
		await page.goto("/tasks/");
		const menu = page.getByRole("banner").locator("details:has(nav) > summary");
		await menu.focus();
		await page.keyboard.press("Enter");
		const entry = page.getByRole("navigation", { name: "Menü" }).getByRole("link", { name: "Belgeler" });
		await expect(entry).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(entry).toBeHidden();
		await expect(menu).toBeFocused();
	});

	test("section links can be seen without hover", async ({ browser, baseURL }) => {
		const phone = await browser.newContext({
			isMobile: true,
			hasTouch: true,
			viewport: { width: 390, height: 800 },
		});
		const page = await phone.newPage();
		await page.goto(`${baseURL}/docs/transformers/`);
		await expect(page.getByRole("link", { name: "“Topluluk” bölümünün bağlantısı" })).toHaveCSS(
			"opacity",
			"0.8",
		);
		await phone.close();
	});
});
