import { expect, test } from "./watched-page.ts";

test.beforeEach(({ page }) => page.goto("/chat-template/"));

test("a change of the template changes the prompt", async ({ page }) => {
	await page.getByLabel("Şablon", { exact: true }).fill("{% for m in messages %}[{{ m.role }}]{% endfor %}");
	await expect(page.locator("[data-prompt]")).toHaveText("[system][user]");
	await expect(page.locator("[data-warnings] li")).toHaveCount(3);
	await expect(page.locator("[data-warnings]")).toContainText("2. mesajın (user) metni istemde yok.");
});

test("a sample brings its signs with it", async ({ page }) => {
	await page.getByLabel("Hazır şablon").selectOption("[INST]");
	await expect(page.getByLabel("Başlangıç belirteci (bos_token)")).toHaveValue("<s>");
	await expect(page.locator("[data-prompt] mark").first()).toHaveText("<s>");
});

test("a fault is said with its line and column", async ({ page }) => {
	const template = page.getByLabel("Şablon", { exact: true });
	await template.fill("a\n  {% if x %}b");
	await expect(page.getByText("2. satır, 3. sütun: if bloğu kapanmamış.")).toBeVisible();
	await expect(template).toHaveAttribute("aria-invalid", "true");
	await page.getByLabel("Mesajlar (JSON)").fill("[{]");
	await expect(page.getByText(/1\. satır, 3\. sütun: Mesajlar geçerli JSON değil/)).toBeVisible();
});

test("a template without an end is stopped, and the next one runs", async ({ page }) => {
	const template = page.getByLabel("Şablon", { exact: true });
	await template.fill("{% for a in range(100000) %}{% for b in range(100000) %}{% endfor %}{% endfor %}");
	await expect(page.getByText("Şablon iki saniyede bitmedi")).toBeVisible({ timeout: 10_000 });
	await template.fill("{{ messages[1].content }}");
	await expect(page.locator("[data-prompt]")).toHaveText("Kapalıçarşı hangi ilçede?");
});
