import { expect, test } from "./calls-page.ts";
import { answerWith, begin } from "./measure-page.ts";
import { findViolations } from "./find-violations.ts";

test("a measurement of which every call failed says why", async ({ page }) => {
	const server = await answerWith(() => undefined, 422);
	await begin(page, server.url, "soru,cevap\nBir mi?,evet\nİki mi?,evet\n");
	await page.getByRole("button", { name: "2 çağrıyı başlat" }).click();
	await expect(page.locator("[data-measurement=done]")).toBeVisible();
	await expect(page.getByLabel("Gösterilecek satırlar")).toHaveValue("failed");
	await expect(page.locator("[data-rows] [data-state=failed]")).toHaveCount(2);
	await expect(page.locator("[data-rows]")).toContainText("broken on purpose");
	expect(await findViolations(page)).toEqual([]);
	await server.close();
});

test("a connection that is lost before the start leaves a way to go on, and all that was chosen", async ({
	page,
}) => {
	const server = await answerWith(() => "evet");
	await begin(page, server.url, "soru,cevap\nBir mi?,evet\nİki mi?,evet\n");
	await page.route(/\/run-(?:bench|measurement)\.[^/]*\.js$/, (route) => route.abort());
	await page.getByRole("button", { name: "2 çağrıyı başlat" }).click();
	const lost = page.getByRole("alert").filter({ hasText: "Sayfanın bir parçası açılamadı" });
	await expect(lost).toBeVisible();
	await page.unroute(/\/run-(?:bench|measurement)\.[^/]*\.js$/);
	await lost.getByRole("button").click();
	await expect(lost).toBeVisible(); // of the calls, of which none was made
	await expect(lost).not.toContainText("bu sekmede");
	await page.getByRole("button", { name: "Sürdür" }).click();
	await expect(page.locator('[data-measurement=done][data-calls="2"]')).toBeVisible();
	await expect(lost).toHaveCount(0);
	await server.close();
});

test("a provider that is busy is named while its calls wait", async ({ page }) => {
	let isBusy = true;
	const server = await answerWith(() => (isBusy ? undefined : "evet"), 429);
	await begin(page, server.url, "soru,cevap\nBir mi?,evet\nİki mi?,evet\n");
	await page.getByRole("button", { name: "2 çağrıyı başlat" }).click();
	const note = page.getByText(/kendi-modelim: sağlayıcı meşgul/);
	await expect(note).toBeVisible();
	isBusy = false;
	await expect(page.locator('[data-measurement=done][data-calls="2"]')).toBeVisible();
	await expect(page.getByText(/başarısız 0/)).toBeVisible();
	await expect(note).toHaveCount(0);
	await server.close();
});
