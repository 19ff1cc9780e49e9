import { expect, test } from "./watched-page.ts";

test("finds while typing: tasks, pages and models", async ({ page }) => {
	await page.goto("/search/");
	const results = page.locator("[data-results] a");
	for (const [query, first] of [
		["ozetleme", "Özetleme"],
		["SINIFLANDIRMA SES", "Ses sınıflandırma"],
		["sınıflandırmayı ses", "Ses sınıflandırma"],
		["bert", "BERT"],
		["transformers", "Transformers"],
		["dataset", "veri kümesi"],
	] as const) {
		await page.getByLabel("Ne arıyorsunuz?").fill(query);
		await expect(results.first()).toHaveText(first);
	}
	await page.getByLabel("Ne arıyorsunuz?").fill("");
	await expect(results).toHaveCount(0);
	await expect(page.getByRole("heading", { name: "Görevler" })).toBeVisible();
});

test("a model found by name leads to its row in the table", async ({ page }) => {
	await page.goto("/search/?q=RoBERTa");
	await page.locator("[data-results] a").first().click();
	await expect(page).toHaveURL(/\/docs\/transformers\/\?q=RoBERTa#models-caption$/);
	await expect(page.locator("[data-models-table] tbody tr:visible th a").first()).toHaveText("RoBERTa");
});

test("says so when nothing is found", async ({ page }) => {
	await page.goto("/search/?q=qwxzvjk");
	await expect(page.getByText("“qwxzvjk” için sonuç yok.")).toBeVisible();
});
