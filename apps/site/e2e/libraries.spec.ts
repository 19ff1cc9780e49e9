import type { Page } from "@playwright/test";
import { expect, test } from "./watched-page.ts";

const libraries = (page: Page) => page.locator("[data-library-list] li:visible");

test("filters by text, task and kind, and keeps it in the URL", async ({ page }) => {
	await page.goto("/libraries/");
	const total = await libraries(page).count();
	expect(total).toBeGreaterThan(250);
	await page.getByLabel("Ad veya görev adı").fill("SPEECH");
	await expect(libraries(page).filter({ hasText: "speechbrain" })).toHaveCount(1);
	await page.getByRole("combobox", { name: "Görev" }).selectOption("text-to-speech");
	await expect(page).toHaveURL(/q=SPEECH&task=text-to-speech$/);
	await page.reload();
	await expect(libraries(page)).toHaveCount(1);
	await page.getByRole("button", { name: "Süzmeyi kaldır" }).click();
	await page.getByLabel("Ad veya görev adı").fill("maske doldurma");
	await expect(page.locator("#library-transformers")).toBeVisible();
	await page.getByRole("button", { name: "Süzmeyi kaldır" }).click();
	await page.getByRole("combobox", { name: "Ne açar?" }).selectOption("Veri kümesi");
	await expect(libraries(page).first()).toContainText("Veri kümesi");
	await page.getByRole("combobox", { name: "Görev" }).selectOption("text-to-speech");
	await expect(page.getByText("Bu koşullara uyan kütüphane yok.")).toBeVisible();
	await page.getByRole("button", { name: "Süzmeyi kaldır" }).click();
	await expect(libraries(page)).toHaveCount(total);
});

test("a task's library leads to its row, and the row back to the task", async ({ page }) => {
	await page.goto("/en/libraries/");
	await page.locator("summary", { hasText: "Tasks" }).click();
	await page.getByRole("link", { name: "timm", exact: true }).last().click();
	const row = page.locator("#library-timm");
	await expect(row).toBeInViewport();
	await row.getByRole("link", { name: "Image Classification" }).click();
	await expect(page).toHaveURL(/\/en\/tasks\/image-classification\/$/);
});

test("the libraries most readers need come first, each with its command to copy", async ({
	page,
	context,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.goto("/libraries/");
	const chosen = page.locator("li", { has: page.getByText("npm i @huggingface/transformers") });
	await chosen.getByRole("button", { name: "Kopyala" }).click();
	await expect(chosen.getByRole("button", { name: "Kopyalandı" })).toBeVisible();
	expect(await page.evaluate(async () => navigator.clipboard.readText())).toBe(
		"npm i @huggingface/transformers",
	);
	const all = chosen.getByRole("link", { name: /^\d+ görevin hepsi$/ });
	const count = Number.parseInt(await all.innerText(), 10);
	await all.click();
	await expect(page).toHaveURL(/\/tasks\/\?library=transformers\.js$/);
	await expect(page.locator("[data-task-list] li:visible")).toHaveCount(count);
});
