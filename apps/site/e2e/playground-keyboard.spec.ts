import type { Locator, Page } from "@playwright/test";
import { holdRequests } from "./hold-requests.ts";
import { expect, test } from "./watched-page.ts";
import { runButton } from "./playground-page.ts";

test("a task is chosen, called, stopped and called again by keys alone", async ({ page }) => {
	await page.goto("/playground/?task=text-classification");
	await expect(runButton(page)).toBeVisible();
	await page.getByRole("radio", { name: "Simülasyon" }).focus();
	for (const stop of ["Görev", "Sağlayıcı", "Model", "Senaryo"]) {
		await page.keyboard.press("Tab");
		await expect(page.locator(":focus")).toHaveAccessibleName(stop);
	}
	await page.keyboard.press("Tab");
	const text = page.getByRole("textbox", { name: /^inputs/ });
	await expect(text).toBeFocused();
	await page.keyboard.press("ControlOrMeta+a");
	await page.keyboard.type("Oda tertemizdi.");
	await tabTo(page, runButton(page));
	await page.keyboard.press("Enter");
	const result = page.getByRole("region", { name: "Çıktı" });
	await expect(result).toHaveAttribute("data-status", "done");
	await expect(runButton(page)).toBeFocused();
	await tabTo(page, result.getByText("Çıktı (JSON)"));
	await page.keyboard.press("Enter");
	await expect(result.getByText('"label"').first()).toBeVisible();
});

test("a running call is stopped by keys, and the focus stays where it can go on", async ({ page }) => {
	await page.goto("/playground/?task=text-classification&scenario=slow-headers");
	await runButton(page).focus();
	await page.keyboard.press("Enter");
	const result = page.getByRole("region", { name: "Çıktı" });
	await expect(result).toHaveAttribute("data-status", "running");
	await tabTo(page, page.getByRole("button", { name: "Durdur" }));
	await page.keyboard.press("Enter");
	await expect(result).toHaveAttribute("data-status", "stopped");
	await page.keyboard.press("Shift+Tab");
	await expect(runButton(page)).toBeFocused();
	await page.keyboard.press("Shift+Tab");
	await page.keyboard.press("ControlOrMeta+Enter");
	await expect(result).toHaveAttribute("data-status", "running");
	await page.keyboard.press("Escape");
	await expect(result).toHaveAttribute("data-status", "stopped");
});

test("Escape stops a run from anywhere on the page, unless a list, a menu or a dialog closes by it", async ({
	page,
}) => {
	await page.goto("/playground/?task=text-classification&scenario=slow-headers&connection=simulated");
	await runButton(page).click();
	const result = page.getByRole("region", { name: "Çıktı" });
	await expect(result).toHaveAttribute("data-status", "running");
	const model = page.getByRole("combobox", { name: "Model" });
	await model.press("ArrowDown");
	await expect(model).toHaveAttribute("aria-expanded", "true");
	await page.keyboard.press("Escape");
	await expect(model).toHaveAttribute("aria-expanded", "false");
	const menu = page.locator("header details[data-menu]").first();
	await menu.locator("summary").click();
	await page.keyboard.press("Escape");
	await expect(menu).not.toHaveAttribute("open");
	await page.getByRole("button", { name: "Geçmiş ve ön ayarlar" }).click();
	const dialog = page.getByRole("dialog", { name: "Geçmiş ve ön ayarlar" });
	await expect(dialog).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	await expect(result).toHaveAttribute("data-status", "running");
	await page.getByRole("heading", { level: 1 }).click();
	await page.keyboard.press("Escape");
	await expect(result).toHaveAttribute("data-status", "stopped");
});

test("keys that are faster than the form wait for it, and go on in it", async ({ page }) => {
	const open = await holdRequests(page, "**/playground-tasks/tr/text-classification.json");
	await page.goto("/playground/?task=text-classification&connection=simulated");
	await page.getByRole("combobox", { name: "Senaryo" }).focus();
	await page.keyboard.press("Tab");
	await expect(page.getByText("Form hazırlanıyor.")).toBeFocused();
	open();
	await expect(page.getByRole("textbox", { name: /^inputs/ })).toBeFocused();
});

/** Presses Tab until something has the focus; fails where it is never reached. */
async function tabTo(page: Page, place: Locator): Promise<void> {
	for (let presses = 0; presses < 40; presses++) {
		await page.keyboard.press("Tab");
		if (await place.evaluate((element) => element.contains(document.activeElement))) return;
	}
	await expect(place).toBeFocused();
}
