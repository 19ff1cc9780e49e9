import { openSaved } from "./playground-page.ts";
import { expect, test } from "./watched-page.ts";

test("a form is kept under a name, exported, deleted, and imported without being run", async ({ page }) => {
	await page.goto("/playground/?task=fill-mask");
	await page.getByLabel(/^inputs/).fill("Bugün deniz [MASK].");
	const dialog = await openSaved(page);
	await dialog.getByLabel("Ön ayarın adı").fill("Deniz");
	await dialog.getByRole("button", { name: "Şimdiki formu sakla" }).click();
	await expect(dialog.getByText("“Deniz” saklandı.")).toBeVisible();
	const download = page.waitForEvent("download");
	await dialog.getByRole("button", { name: "Dosyaya aktar" }).click();
	const path = await (await download).path();
	await dialog.getByRole("button", { name: "Sil: Deniz" }).click();
	await expect(dialog.getByText("Henüz ön ayar yok.", { exact: false })).toBeVisible();

	const input = dialog.locator("input[type=file]");
	await input.setInputFiles({ name: "a.json", mimeType: "application/json", buffer: Buffer.from("{}") });
	await expect(dialog.getByText(/aktarılmış bir dosya değil/)).toBeVisible();
	await input.setInputFiles(path);
	await expect(dialog.getByText(/0 çalıştırma ve 1 ön ayar alındı/)).toBeVisible();
	await expect(page.locator("section[data-status]")).toHaveAttribute("data-status", "idle");
	await dialog.getByRole("button", { name: "Kapat" }).click();
	await page.getByLabel(/^inputs/).fill("Başka [MASK].");
	await openSaved(page);
	await dialog.getByRole("button", { name: "Forma al: Deniz" }).click();
	await expect(page.getByLabel(/^inputs/)).toHaveValue("Bugün deniz [MASK].");
});

test("a starred preset stands first, also when its form is renewed and when it comes from a file", async ({
	page,
}) => {
	await page.goto("/playground/?task=fill-mask");
	const dialog = await openSaved(page);
	const presets = dialog.getByRole("region", { name: "Ön ayarlar" }).getByRole("listitem");
	const keep = async (name: string): Promise<void> => {
		await dialog.getByLabel("Ön ayarın adı").fill(name);
		await dialog.getByRole("button", { name: "Şimdiki formu sakla" }).click();
		await expect(presets.filter({ hasText: name })).toHaveCount(1);
	};
	await keep("Deniz");
	await keep("Orman");
	await expect(presets.first()).toContainText("Orman");
	const star = dialog.getByRole("button", { name: "Yıldız: Deniz" });
	await star.click();
	await expect(presets.first()).toContainText("Deniz");
	await expect(star).toHaveAttribute("aria-pressed", "true");
	await keep("Orman");
	await keep("Deniz");
	await expect(presets.first()).toContainText("Deniz");
	await expect(star).toHaveAttribute("aria-pressed", "true");
	const download = page.waitForEvent("download");
	await dialog.getByRole("button", { name: "Dosyaya aktar" }).click();
	const path = await (await download).path();
	for (const name of ["Deniz", "Orman"]) await dialog.getByRole("button", { name: `Sil: ${name}` }).click();
	await expect(presets).toHaveCount(0);
	await dialog.locator("input[type=file]").setInputFiles(path);
	await expect(presets).toHaveCount(2);
	await expect(presets.first()).toContainText("Deniz");
	await expect(star).toHaveAttribute("aria-pressed", "true");
	await star.click();
	await expect(star).toHaveAttribute("aria-pressed", "false");
});
