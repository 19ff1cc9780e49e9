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

test("the playground keeps them too: sizes first, a bar, a way to stop, and then no network", async ({
	page,
	context,
}) => {
	await open(page, "/playground/?task=image-to-text&connection=local");
	const opener = page.getByRole("button", { name: "Çevrimdışı için indir" });
	await opener.click();
	const panel = page.getByRole("region", { name: "Çevrimdışı kullanım" });
	await expect(panel.getByRole("listitem")).toHaveText([
		/\(Tesseract\): [\d,]+\sMB$/,
		/Türkçe verisi: [\d,]+\sMB$/,
		/İngilizce verisi: [\d,]+\sMB$/,
		/\(ONNX Runtime\): [\d,]+\sMB$/,
		/^Küçük dil modeli: [\d,]+\sMB$/,
	]);
	await expect(panel).toContainText("yaklaşık 27,");
	const isRuntime = (url: URL): boolean => url.pathname.endsWith("/ort-wasm-simd-threaded.wasm");
	await context.route(isRuntime, () => undefined); // it never comes
	await panel.getByRole("button", { name: "İndir", exact: true }).click();
	await expect(panel.getByRole("progressbar", { name: "İndiriliyor" })).toBeVisible();
	await expect(panel.locator("[data-kept]")).toHaveCount(3, { timeout: 60_000 });
	await panel.getByRole("button", { name: "İptal et" }).click();
	await expect(panel).toContainText("İndirme iptal edildi.");
	await expect(panel.getByRole("button", { name: "İndir", exact: true })).toBeFocused();
	await context.unroute(isRuntime);
	await panel.getByRole("button", { name: "İndir", exact: true }).click();
	await expect(panel).toContainText("artık ağ olmadan çalışırlar", { timeout: 90_000 });
	await expect(panel.locator("[data-kept]")).toHaveCount(5);
	await panel.getByRole("button", { name: "Kapat" }).click();
	await expect(opener).toBeFocused();
	await context.setOffline(true);
	await page.goto("/playground/?task=text-generation&connection=local&stream=1");
	await runButton(page).click();
	await expect(page.locator("[data-ran='wasm']")).toBeVisible({ timeout: 60_000 });
	await opener.click();
	await expect(page.locator("[data-keeping=kept]")).toBeVisible();
});

/** Opens a page once its service worker keeps what is requested. */
async function open(page: Page, path = "/models-on-device/"): Promise<void> {
	await page.goto(path);
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}
