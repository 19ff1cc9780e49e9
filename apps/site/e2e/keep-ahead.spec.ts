import type { Page } from "@playwright/test";
import { runButton } from "./playground-page.ts";
import { expect, test } from "./watched-page.ts";

test.use({ serviceWorkers: "allow", locale: "tr-TR" });
test.setTimeout(180_000);

test("one button keeps the site's own models: their first run needs no network", async ({
	page,
	context,
}) => {
	await open(page);
	await expect(page.getByText(/yaklaşık 27,\d\sMB/)).toBeVisible();
	await page.getByRole("button", { name: "Çevrimdışı için indir" }).click();
	const dialog = page.getByRole("dialog");
	await expect(dialog).toContainText("yaklaşık 27");
	await dialog.getByRole("button", { name: "İndir" }).click();
	await expect(page.getByText("artık ağ olmadan çalışırlar")).toBeVisible({ timeout: 90_000 });
	await expect(page.getByRole("listitem").filter({ hasText: "pusula/kucuk-dil-modeli" })).toContainText("MB");
	await context.setOffline(true);
	await page.goto("/playground/?task=text-generation&connection=local&stream=1");
	await runButton(page).click();
	await expect(page.locator("[data-ran='wasm']")).toBeVisible({ timeout: 60_000 });
	await page.goto("/playground/?task=image-to-text&connection=local");
	await runButton(page).click();
	await expect(page.locator("[data-ran='wasm']")).toBeVisible({ timeout: 60_000 });
});

test("the download asks first, shows how much has come, and can be stopped", async ({ page, context }) => {
	await open(page);
	const requested: string[] = [];
	context.on("request", (request) => requested.push(new URL(request.url()).pathname));
	await page.getByRole("button", { name: "Çevrimdışı için indir" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Vazgeç" }).click();
	expect(requested.filter((path) => path.startsWith("/runtime/"))).toEqual([]);
	await context.route("**/runtime/**/*.wasm", () => undefined); // it never comes
	await page.getByRole("button", { name: "Çevrimdışı için indir" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "İndir" }).click();
	await expect(page.getByRole("progressbar", { name: "İndiriliyor" })).toBeVisible();
	await page.getByRole("button", { name: "İptal et" }).click();
	await expect(page.getByText("İndirme iptal edildi.")).toBeVisible();
	await expect(page.getByRole("button", { name: "Çevrimdışı için indir" })).toBeFocused();
});

/** Opens the page once its service worker keeps what is requested. */
async function open(page: Page): Promise<void> {
	await page.goto("/models-on-device/");
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}
