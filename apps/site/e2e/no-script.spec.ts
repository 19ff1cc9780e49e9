import { TASK_IDS } from "@pusula/tasks";
import { listSupportedModels } from "../src/facts/models/models.ts";
import { expect, test } from "./watched-page.ts";

test.use({ javaScriptEnabled: false });

test("the table is complete and nothing that cannot work is shown", async ({ page }) => {
	await page.goto("/docs/transformers/?q=bert");
	await expect(page.locator("[data-models-table] tbody tr:visible")).toHaveCount(
		listSupportedModels().length,
	);
	await expect(page.getByLabel("Model adı")).toBeHidden();
	await expect(page.locator("[data-theme-menu]")).toBeHidden();
	await expect(page.locator("thead button")).toHaveCount(0);
});

test("pages are reached and read", async ({ page }) => {
	await page.goto("/");
	await page.getByRole("main").getByRole("link", { name: "Görev kataloğu" }).click();
	await expect(page.locator("[data-task-list] li:visible")).toHaveCount(TASK_IDS.length);
	await page.getByRole("main").getByRole("link", { name: "Çeviri", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Çeviri");
	await expect(page.getByRole("region", { name: "Çıktı", exact: true })).toBeVisible();
	await page
		.getByRole("banner")
		.getByRole("link", { name: /^English/ })
		.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Translation");
});

test("tabs of code change without a script", async ({ page }) => {
	await page.goto("/tasks/text-to-image/");
	await page.getByText("Python", { exact: true }).click();
	await expect(page.getByRole("region", { name: /^Kod: Python · / })).toBeVisible();
	await expect(page.getByRole("button", { name: "Kopyala" })).toHaveCount(0);
});

test("the search box leads to a list of everything", async ({ page }) => {
	await page.goto("/");
	await page.getByLabel("Görev veya model ara").fill("bert");
	await page.getByRole("button", { name: "Ara", exact: true }).click();
	await expect(page).toHaveURL(/\/search\/\?q=bert$/);
	await expect(page.getByText("JavaScript kapalı")).toBeVisible();
	await page.getByText("Modeller", { exact: true }).click();
	await expect(page.getByRole("link", { name: "BERT", exact: true })).toBeVisible();
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 360, height: 740 } });

	test("the menu opens", async ({ page }) => {
		await page.goto("/");
		await page.getByRole("banner").locator("details:has(nav) > summary").click();
		await expect(
			page.getByRole("navigation", { name: "Menü" }).getByRole("link", { name: "Görevler" }),
		).toBeVisible();
	});
});
