import type { Page } from "@playwright/test";
import { expect, test } from "./watched-page.ts";
import { findViolations } from "./find-violations.ts";

const calculator = (page: Page, id: string) => page.locator(`[data-calculator="${id}"]`);

test("changing a prediction changes the figures and their steps", async ({ page }) => {
	await page.goto("/metrics/");
	const root = calculator(page, "classification");
	await expect(root.locator("[data-figures]")).toContainText("Doğruluk 0,625");
	await root.getByLabel("Modelin tahminleri").fill("a\na\nb\nb");
	await root.getByLabel("Gerçek etiketler, her satıra bir tane").fill("a\na\na\nb");
	await expect(root.locator("[data-figures]")).toContainText("Doğruluk 0,750");
	await expect(root.locator("[data-figures]")).toHaveAttribute("aria-live", "polite");
	await expect(root.getByRole("table", { name: "Sınıf sınıf" }).getByRole("row")).toHaveCount(4);
	await expect(root.locator("[data-steps] math").first()).toHaveText("Doğruluk=3/4=0,750");
	await root.getByRole("button", { name: "Örneğe dön" }).click();
	await expect(root.locator("[data-figures]")).toContainText("Doğruluk 0,625");
});

test("what cannot be read has its message beside the field, and the field is marked", async ({ page }) => {
	await page.goto("/en/metrics/#perplexity");
	const root = calculator(page, "perplexity");
	const field = root.getByLabel("Probability of the right token, one a line");
	await field.fill("0.5\nhalf");
	await expect(root.getByText("“half” is not a number.")).toBeVisible();
	await expect(field).toHaveAttribute("aria-invalid", "true");
	await expect(field).toHaveAccessibleDescription(/^“half” is not a number\. Write decimals with/);
	expect(await findViolations(page, { within: '[data-calculator="perplexity"]' })).toEqual([]);
	await field.fill("0.5\n0.5");
	await expect(root.locator("[data-figures]")).toContainText("Perplexity 2.000");
	await expect(field).not.toHaveAttribute("aria-invalid");
	await expect(field).toHaveAccessibleDescription(/^Write decimals with/);
	await field.fill("1,250");
	await expect(root.getByText("“1,250” reads in two ways.")).toBeVisible();
});

test("boxes move by the keyboard alone", async ({ page }) => {
	await page.goto("/metrics/#iou");
	const root = calculator(page, "iou");
	const right = root.getByRole("group", { name: "Tahmin, piksel" }).getByLabel("Sağ");
	await right.focus();
	await page.keyboard.press("ArrowDown");
	await expect(right).toHaveValue("119");
	await expect(root.locator("[data-figures]")).toContainText("IoU 0,519");
	await expect(root.locator('[data-box="predicted"]')).toHaveAttribute("width", "99");
	await expect(root.getByRole("img", { name: /^İki kutunun çizimi/ })).toBeVisible();
});

test("Turkish letters become small by the rule that is chosen", async ({ page }) => {
	await page.goto("/metrics/#wer");
	const root = calculator(page, "wer");
	await expect(root.locator("[data-figures]")).toContainText("WER 0,333");
	await root.getByLabel("Büyük harfler").selectOption("Genel kuralla küçülsün");
	await expect(root.locator("[data-figures]")).toContainText("WER 0,444");
	await expect(root.locator('[data-kind="substitution"]').first()).toHaveText("isıtma ısıtma değişti");
});

test("a task leads from its metrics to their calculators", async ({ page }) => {
	await page.goto("/tasks/text-classification/");
	await page.getByText("Ölçütler", { exact: true }).filter({ visible: true }).first().click();
	await page
		.getByRole("link", { name: /^Hesaplayıcıyı aç: / })
		.first()
		.click();
	await expect(page).toHaveURL(/\/metrics\/#classification$/);
	await expect(calculator(page, "classification")).toBeInViewport();
	await expect(page.getByRole("link", { name: "Metin sınıflandırma" })).toHaveCount(1);
});

test("nothing that calculates is fetched before the first change", async ({ page }) => {
	const scripts: string[] = [];
	page.on("response", (response) => {
		if (response.request().resourceType() === "script") scripts.push(response.url());
	});
	await page.goto("/metrics/", { waitUntil: "networkidle" });
	const before = scripts.length;
	await calculator(page, "bleu").getByLabel("Modelin çevirisi").fill("yarın sabah");
	await expect(calculator(page, "bleu").locator("[data-figures]")).toContainText("BLEU 0,000");
	await expect(calculator(page, "bleu")).toContainText("Dört sözcüklük ortak dizi yok.");
	expect(scripts.length).toBeGreaterThan(before);
});

test.describe("without a script", () => {
	test.use({ javaScriptEnabled: false });

	test("the example stands calculated and says that it cannot be changed", async ({ page }) => {
		await page.goto("/metrics/");
		const root = calculator(page, "regression");
		await expect(root.locator("[data-figures]")).toContainText("R² 0,915");
		await expect(root.getByLabel("Tahminler")).toHaveJSProperty("readOnly", true);
		await expect(root.getByText("JavaScript gerekir")).toBeVisible();
		await expect(root.getByRole("button")).toHaveCount(0);
	});
});
