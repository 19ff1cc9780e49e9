import { expect, type Page, test } from "@playwright/test";
import { findViolations } from "./find-violations.ts";

test.setTimeout(180_000);

const LANGUAGE = /\.traineddata\.gz$/;

/** Opens the form whose words have boxes, at its reader. */
async function openForm(page: Page): Promise<void> {
	await page.goto("/playground/?task=document-question-answering&connection=simulated");
	await page.getByText("Parametreler", { exact: true }).click();
	await page.getByRole("textbox", { name: /^word_boxes/ }).scrollIntoViewIfNeeded();
	await readButton(page).scrollIntoViewIfNeeded();
}

const readButton = (page: Page) => page.getByRole("button", { name: "Sözcükleri resimden oku" });

test("words of the picture are read into boxes on request alone, and the earlier boxes come back", async ({
	page,
}) => {
	const requested: string[] = [];
	page.on("request", (request) => requested.push(request.url()));
	await openForm(page);
	await expect(page.getByText(/İlk seferde bu siteden yaklaşık 9,1\sMB iner/)).toBeVisible();
	await page.getByRole("button", { name: "Kutu ekle" }).click();
	await page.keyboard.type("eski");
	expect(requested.filter((url) => /tesseract|read-picture/.test(url))).toEqual([]);
	await readButton(page).click();
	await expect(page.getByText(/^Okunan sözcük sayısı: \d+\. Tesseract yanılabilir/)).toBeVisible({
		timeout: 120_000,
	});
	const words = page.getByLabel(/kutunun sözcüğü$/);
	const read = await words.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
	expect(read).toContain("TOTAL");
	expect(read).not.toContain("eski");
	expect(new Set(requested.map((url) => new URL(url).host).filter((host) => host !== "")).size).toBe(1);
	expect(await findViolations(page, { within: "form ol" })).toEqual([]);
	await page.getByRole("button", { name: "Önceki kutulara dön" }).click();
	await expect(words).toHaveCount(1);
	await expect(words).toHaveValue("eski");
	await expect(readButton(page)).toBeFocused();
});

test("a reading is cancelled while it downloads, and one without a connection says so", async ({ page }) => {
	await openForm(page);
	let isCut = false;
	await page.route(LANGUAGE, (route) => (isCut ? route.abort("internetdisconnected") : undefined));
	await readButton(page).click();
	const cancel = page.getByRole("button", { name: "Okumayı iptal et" });
	await expect(cancel).toBeFocused();
	await expect(page.getByRole("progressbar")).toBeVisible();
	await cancel.click();
	await expect(readButton(page)).toBeFocused();
	await expect(page.getByRole("progressbar")).toHaveCount(0);
	isCut = true;
	await readButton(page).click();
	await expect(page.getByText("Tesseract indirilemedi.")).toBeVisible({ timeout: 60_000 });
	await expect(readButton(page)).toBeVisible();
});
