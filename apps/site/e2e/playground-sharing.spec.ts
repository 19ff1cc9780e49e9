import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./watched-page.ts";
import { findViolations } from "./find-violations.ts";
import { printLink } from "../src/features/playground/run/saved/share-link.ts";
import { openSaved, runButton } from "./playground-page.ts";

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
	await expect(dialog.getByRole("listitem")).toHaveText([/^anahtarlar/]);
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

test("a link carries the answer, which its reader sees as the sender's, as plain text, and which contacts nobody", async ({
	page,
	context,
}) => {
	await page.goto("/playground/?task=summarization&connection=simulated");
	await page.getByLabel(/^inputs/).fill("İlk cümle. İkinci cümle.");
	await runButton(page).click();
	await expect(page.locator("section[data-status=done]")).toContainText("Örnek yanıt");
	const link = await readLink(page);
	await expect(page.getByRole("dialog", { name: "Paylaş" }).getByRole("listitem")).toHaveText([
		/^anahtarlar/,
	]);

	const other = await context.newPage();
	const hosts = new Set<string>();
	other.on("request", (request) => hosts.add(new URL(request.url()).host));
	await other.goto(link);
	const received = other.locator("[data-received-answer]");
	await expect(received).toContainText("Gönderenin bağlantıya koyduğu yanıt");
	await expect(received).toContainText("Örnek yanıt");
	expect(await findViolations(other, { within: "[data-received]" })).toEqual([]);
	await other.getByRole("button", { name: "Formu aç" }).click();
	await expect(other.getByLabel(/^inputs/)).toHaveValue(/İkinci cümle/);
	const kept = other.getByRole("region", { name: "Paylaşılan yanıt" });
	await expect(kept).toContainText("Bu sayfada üretilmedi");
	await expect(other.locator("section[data-status]")).toHaveAttribute("data-status", "idle");
	await kept.getByRole("button", { name: "Kapat" }).click();
	await expect(kept).toHaveCount(0);
	await other.reload();
	await expect(other.getByLabel(/^inputs/)).toHaveValue(/İkinci cümle/);
	await expect(received).toHaveCount(0);

	const answer = "<img src=https://picture.example/a.png> ![a](https://picture.example/b.png)";
	const target = {
		task: "summarization",
		provider: "",
		model: "",
		scenario: "",
		connection: "simulated",
	} as const;
	const hostile = await printLink({ target, texts: {}, compared: [], answer }, link);
	await other.goto("about:blank");
	await other.goto(hostile);
	await expect(received).toContainText(answer);
	await expect(other.locator("[data-received] img")).toHaveCount(0);
	expect([...hosts].filter((host) => host !== "")).toEqual([new URL(link).host]);
});

test("a shared file holds the answer, and a form that has changed since does not", async ({ page }) => {
	await page.goto("/playground/?task=summarization&connection=simulated");
	await page.getByLabel(/^inputs/).fill("Paylaşılan cümle. Sonu var.");
	await runButton(page).click();
	await expect(page.locator("section[data-status=done]")).toBeVisible();
	const path = await downloadShared(page);
	await page.getByLabel(/^inputs/).fill("Başka bir cümle.");
	await page.getByRole("button", { name: "Paylaş" }).click();
	const dialog = page.getByRole("dialog", { name: "Paylaş" });
	await expect(dialog.getByRole("listitem")).toHaveText([/^anahtarlar/, /form o geldikten sonra değişti/]);
	await dialog.getByRole("button", { name: "Kapat" }).click();
	const saved = await importInto(page, path);
	await expect(saved.getByText(/1 çalıştırma ve 1 ön ayar alındı/)).toBeVisible();
	await expect(saved.getByRole("region", { name: "Geçmiş", exact: true }).getByRole("listitem")).toHaveCount(
		2,
	);
});

test("a form that the address bar does not hold says so beside the way to share it", async ({ page }) => {
	await page.goto("/playground/?task=summarization");
	const note = page.locator("[data-not-in-url]");
	await page.getByLabel(/^inputs/).fill("Kısa.");
	await expect(page).toHaveURL(/fields=/);
	await expect(note).toHaveCount(0);
	await page.getByLabel(/^inputs/).fill("Uzun bir cümle. ".repeat(300));
	await expect(note).toContainText("“Paylaş”a basın");
	await page.getByLabel(/^inputs/).fill("Kısa.");
	await expect(note).toHaveCount(0);
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

test("a shared chat comes back from its file with every version, each simulated answer labelled", async ({
	page,
	browser,
}) => {
	await page.goto("/playground/?task=conversational&connection=simulated");
	const field = page.getByLabel("Mesajınız");
	await field.fill("Paylaşılacak soru");
	await field.press("Enter");
	await expect(page.locator("section[data-status=done]")).toBeVisible();
	await listMessages(page).last().getByRole("button", { name: "Yeniden yanıtlat" }).click();
	await expect(listMessages(page).last()).toContainText("Sürüm 2 / 2");
	await expect(page.locator("[data-live]")).toHaveCount(0);
	const path = await downloadShared(page);

	const context = await browser.newContext();
	const other = await context.newPage();
	await other.goto(new URL("/playground/?task=conversational&connection=simulated", page.url()).href);
	const saved = await importInto(other, path);
	await expect(saved.getByText(/1 çalıştırma ve 1 ön ayar alındı/)).toBeVisible();
	await saved
		.getByRole("region", { name: "Geçmiş", exact: true })
		.getByRole("button", { name: /^Forma al/ })
		.click();
	const answer = listMessages(other).last();
	await expect(answer).toContainText("Sürüm 2 / 2");
	await answer.getByRole("button", { name: "Önceki sürüm" }).click();
	await expect(answer).toContainText("Sürüm 1 / 2");
	await expect(answer.getByText(/^Simülasyon yanıtı/)).toBeVisible();
	await context.close();
});

test("a shared file holds the answers of compared models", async ({ page }) => {
	await page.goto("/playground/?task=summarization&connection=simulated");
	await page.getByLabel(/^inputs/).fill("Karşılaştırılan cümle. Sonu var.");
	await page.getByRole("button", { name: "Karşılaştırmaya ekle" }).click();
	await runButton(page).click();
	await expect(page.locator("section[data-status=done]")).toHaveCount(2);
	const path = await downloadShared(page);
	const saved = await importInto(page, path);
	await expect(saved.getByText(/2 çalıştırma ve 1 ön ayar alındı/)).toBeVisible();
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
	await dialog.getByRole("button", { name: "Kapat" }).click();
	const path = await downloadShared(page);
	await page.getByLabel(/^inputs/).fill("Başka.");
	const saved = await importInto(page, path);
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

function listMessages(page: Page): Locator {
	return page.getByRole("region", { name: "Sohbet" }).getByRole("listitem", { name: /mesaj$/ });
}

async function downloadShared(page: Page): Promise<string> {
	await page.getByRole("button", { name: "Paylaş" }).click();
	const dialog = page.getByRole("dialog", { name: "Paylaş" });
	const download = page.waitForEvent("download");
	await dialog.getByRole("button", { name: "Dosya olarak indir" }).click();
	const path = await (await download).path();
	await dialog.getByRole("button", { name: "Kapat" }).click();
	return path;
}

async function importInto(page: Page, path: string): Promise<Locator> {
	const saved = await openSaved(page);
	await saved.locator("input[type=file]").setInputFiles(path);
	return saved;
}
