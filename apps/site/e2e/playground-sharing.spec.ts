import type { Page } from "@playwright/test";
import { expect, test } from "./watched-page.ts";
import { findViolations } from "./find-violations.ts";

async function readLink(page: Page): Promise<string> {
	await page.getByRole("button", { name: "Paylaş" }).click();
	const field = page.getByRole("dialog", { name: "Paylaş" }).getByRole("textbox", { name: "Bağlantı" });
	await expect(field).toHaveValue(/#form=/);
	return field.inputValue();
}

test("a form is shared by a link, which does nothing until its reader agrees", async ({ page, context }) => {
	await page.goto("/playground/?task=summarization&scenario=busy");
	await page.getByLabel(/^inputs/).fill("İlk cümle. İkinci cümle.");
	const link = await readLink(page);
	const dialog = page.getByRole("dialog", { name: "Paylaş" });
	await expect(dialog.getByRole("listitem")).toHaveText([/^anahtarlar/, /^yanıt/]);
	expect(await findViolations(page, { within: "dialog" })).toEqual([]);
	expect(new URL(link).search).toBe("");

	const other = await context.newPage();
	await other.goto(link);
	const offer = other.getByRole("region", { name: "Biri sizinle bir form paylaştı" });
	await expect(offer).toContainText("Görev: Özetleme");
	await expect(offer).toContainText("hiçbir sunucuya bağlanılmaz");
	await expect(other.getByRole("combobox", { name: "Görev" })).not.toHaveValue("summarization");
	await offer.getByRole("button", { name: "Formu aç" }).click();
	await expect(offer).toHaveCount(0);
	await expect(other.getByLabel(/^inputs/)).toHaveValue("İlk cümle. İkinci cümle.");
	await expect(other.locator("section[data-status]")).toHaveAttribute("data-status", "idle");
	await expect(other).not.toHaveURL(/#/);
});

test("a shared chat says what stays behind, and its reader which models and hosts it would call", async ({
	page,
	context,
}) => {
	const others = "with=together%3AQwen%2FQwen3-32B&with=groq%3AQwen%2FQwen3-32B";
	await page.goto(`/playground/?task=conversational&connection=key&provider=groq&${others}`);
	const link = await readLink(page);
	await expect(page.getByRole("dialog", { name: "Paylaş" }).getByRole("listitem")).toHaveText([
		/^anahtarlar/,
		/sürümleri/,
		/hangi modelin/,
		/karşılaştırılan modellerin yanıtları/,
	]);
	const other = await context.newPage();
	await other.goto(link);
	const offer = other.locator("[data-received]");
	await expect(offer).toContainText("Together AI · Qwen/Qwen3-32B");
	await expect(offer.getByRole("listitem")).toHaveText([
		"Groq: api.groq.com; hf_ ile başlayan bir anahtarla router.huggingface.co",
		"Together AI: api.together.xyz; hf_ ile başlayan bir anahtarla router.huggingface.co",
	]);
});

test("a declined link leaves the form as it was, and a broken one says so", async ({ page, context }) => {
	await page.goto("/playground/?task=fill-mask");
	await page.getByLabel(/^inputs/).fill("Bugün [MASK].");
	const link = await readLink(page);
	const other = await context.newPage();
	await other.goto(`${link.slice(0, link.indexOf("#"))}?task=summarization${new URL(link).hash}`);
	await other.getByRole("button", { name: "Vazgeç" }).click();
	await expect(other.locator("[data-received]")).toHaveCount(0);
	await expect(other.getByRole("combobox", { name: "Görev" })).toHaveValue("summarization");
	const broken = await context.newPage();
	await broken.goto(link.slice(0, -9));
	await expect(broken.getByRole("alert")).toContainText("okunamadı");
	await expect(broken.getByRole("button", { name: "Formu aç" })).toHaveCount(0);
});

test("a form that no link can hold is shared as a file", async ({ page }) => {
	await page.goto("/playground/?task=summarization");
	const text = Array.from({ length: 3000 }, (_, index) => `${String(index * 7919)} ş`).join(" ");
	await page.getByLabel(/^inputs/).fill(text);
	await page.getByRole("button", { name: "Paylaş" }).click();
	const dialog = page.getByRole("dialog", { name: "Paylaş" });
	await expect(dialog.getByText(/bir bağlantıya sığmıyor/)).toBeVisible();
	const download = page.waitForEvent("download");
	await dialog.getByRole("button", { name: "Dosya olarak indir" }).click();
	const path = await (await download).path();
	await dialog.getByRole("button", { name: "Kapat" }).click();
	await page.getByLabel(/^inputs/).fill("Başka.");
	await page.getByRole("button", { name: "Geçmiş ve ön ayarlar" }).click();
	const saved = page.getByRole("dialog", { name: "Geçmiş ve ön ayarlar" });
	await saved.locator("input[type=file]").setInputFiles(path);
	await saved.getByRole("button", { name: /^Forma al: Özetleme/ }).click();
	await expect(page.getByLabel(/^inputs/)).toHaveValue(text);
});

test("back and forward go through tasks and connections, with the texts of each", async ({ page }) => {
	const task = page.getByRole("combobox", { name: "Görev" });
	await page.goto("/docs/");
	await page.goto("/playground/?task=summarization");
	await page.getByLabel(/^inputs/).fill("Özetlenecek.");
	await task.selectOption("fill-mask");
	await page.getByLabel(/^inputs/).fill("Bugün [MASK].");
	await page.waitForFunction(() => location.search.includes("fill-mask"));
	await page.getByRole("radio", { name: "Kendi uç noktam" }).check();
	await expect(page).toHaveURL(/connection=endpoint/);
	await page.goBack();
	await expect(task).toHaveValue("fill-mask");
	await expect(page.getByRole("radio", { name: "Simülasyon" })).toBeChecked();
	await expect(page.getByLabel(/^inputs/)).toHaveValue("Bugün [MASK].");
	await page.goBack();
	await expect(task).toHaveValue("summarization");
	await expect(page.getByLabel(/^inputs/)).toHaveValue("Özetlenecek.");
	await page.goForward();
	await expect(task).toHaveValue("fill-mask");
	await page.goBack();
	await page.goBack();
	await expect(page).toHaveURL(/\/docs\/$/);
});
