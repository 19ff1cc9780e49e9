import type { Page } from "@playwright/test";
import { HIDDEN_IN_MODELS, MODALITIES, TASK_IDS } from "@pusula/tasks";
import { expect, test } from "./watched-page.ts";

const tasks = (page: Page) => page.locator("[data-task-list] li:visible");

test("lists every task in its area, by a picture or by signs", async ({ page }) => {
	await page.goto("/tasks/");
	await expect(tasks(page)).toHaveCount(TASK_IDS.length);
	await expect(page.locator("[data-modality]:visible")).toHaveCount(MODALITIES.length);
	await expect(tasks(page).locator("img, svg")).toHaveCount(TASK_IDS.length);
	const picture = tasks(page)
		.filter({ has: page.getByText("Nesne tespiti", { exact: true }) })
		.locator("img");
	await picture.scrollIntoViewIfNeeded();
	await expect(picture).toHaveJSProperty("naturalWidth", 160);
});

test("a wide screen shows two tasks beside each other, each text beside its picture", async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.goto("/tasks/");
	const [first, second] = await tasks(page).evaluateAll((items) =>
		items.map((item) => item.getBoundingClientRect().top),
	);
	expect(second).toBe(first);
	const item = tasks(page).first();
	const picture = await item.locator("img, svg").boundingBox();
	const text = await item.locator("p").boundingBox();
	expect(text?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? Infinity));
});

test("filters by text, area and library, and keeps it in the URL", async ({ page }) => {
	await page.goto("/tasks/");
	for (const query of ["sınıflandırma", "SINIFLANDIRMA", "siniflandirma", "SİNİFLANDİRMA"]) {
		await page.getByLabel("Ad veya açıklama").fill(query);
		await expect(tasks(page).filter({ hasText: "Metin sınıflandırma" })).toHaveCount(1);
		await expect(tasks(page).filter({ hasText: "Çeviri" })).toHaveCount(0);
	}
	await page.getByRole("combobox", { name: "Alan" }).selectOption("Ses");
	await expect(page.locator("[data-modality]:visible")).toHaveCount(1);
	await page.getByRole("combobox", { name: "Kütüphane" }).selectOption("speechbrain");
	await expect(page).toHaveURL(/modality=audio&library=speechbrain$/);
	await expect(tasks(page).first()).toContainText("Ses sınıflandırma");
	await page.reload();
	await expect(tasks(page)).toHaveCount(1);
	await page.getByLabel("Ad veya açıklama").fill("zzz");
	await expect(page.getByText("Bu koşullara uyan görev yok.")).toBeVisible();
	await page.getByRole("button", { name: "Süzmeyi kaldır" }).click();
	await expect(tasks(page)).toHaveCount(TASK_IDS.length);
});

test("a task that the hub cannot filter by says so in words on its page", async ({ page }) => {
	const [task = ""] = HIDDEN_IN_MODELS;
	await page.goto(`/tasks/${task}/`);
	await expect(page.getByText("Hub'ın model listesinde bu görev seçilemez")).toBeVisible();
});
