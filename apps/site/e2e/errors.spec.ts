import type { Page } from "@playwright/test";
import { ERROR_CODES } from "@pusula/inference";
import { expect, test } from "./watched-page.ts";

const codes = (page: Page) => page.locator("[data-error-list] li:visible");

test("a message as it was printed leads to its page", async ({ page }) => {
	await page.goto("/errors/");
	await expect(codes(page)).toHaveCount(ERROR_CODES.length);
	await page
		.getByLabel("Kod, sözcük veya hata mesajı")
		.fill(
			"RoutingError: Model acme/fox is not supported for task fill-mask and provider groq. Supported task: x.",
		);
	await expect(codes(page)).toHaveCount(1);
	await codes(page).getByRole("link", { name: "task-mismatch" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Model bu görevi yapmıyor");
	await expect(page.getByText("NetworkError")).toHaveCount(0);
	await page.getByRole("link", { name: "Sonraki" }).click();
	await expect(page).toHaveURL(/\/errors\/route\/$/);
});

test("the list says where a retry may happen and a call may have been billed", async ({ page }) => {
	await page.goto("/errors/");
	const row = (code: string) => codes(page).filter({ has: page.getByText(code, { exact: true }) });
	await expect(row("api")).toContainText(/istemci yeniden deneyebilir.*ücretlendirilmiş olabilir/u);
	await expect(row("timeout")).toContainText("ücretlendirilmiş olabilir");
	await expect(row("bad-input")).not.toContainText("olabilir");
});

test("codes and Turkish words filter the list and stay in the URL", async ({ page }) => {
	await page.goto("/errors/?q=akis");
	await expect(codes(page).filter({ hasText: "truncated" })).toHaveCount(1);
	await page.getByLabel("Kod, sözcük veya hata mesajı").fill("zzz");
	await expect(page.getByText("Bu koşullara uyan hata yok.")).toBeVisible();
	await page.getByRole("button", { name: "Süzmeyi kaldır" }).click();
	await expect(codes(page)).toHaveCount(ERROR_CODES.length);
	await expect(page).toHaveURL(/\/errors\/$/);
});

test("the search finds an error by its message", async ({ page }) => {
	await page.goto("/en/search/?q=closed-source");
	await expect(page.getByRole("main").getByRole("link", { name: /^platform-token/ })).toBeVisible();
});
