import { expect, test } from "@playwright/test";

test("a list of models can be narrowed to those that know Turkish, by keyboard", async ({ page }) => {
	await page.goto("/tasks/text-classification/models/");
	const list = page.locator("[data-model-list]");
	const items = list.locator("li[data-turkish]");
	const total = await items.count();
	const knowing = await list.locator("li[data-turkish=yes]").count();
	expect(knowing).toBeGreaterThan(0);
	expect(knowing).toBeLessThan(total);

	const filter = list.getByRole("checkbox", { name: "Yalnızca Türkçe bilenler" });
	await filter.focus();
	await page.keyboard.press("Space");
	await expect(filter).toBeChecked();
	await expect(items.filter({ visible: true })).toHaveCount(knowing);
	await expect(list.getByRole("status")).toHaveText(`${total} modelden ${knowing} tanesi gösteriliyor`);
	await page.keyboard.press("Space");
	await expect(items.filter({ visible: true })).toHaveCount(total);
	await expect(list.getByRole("status")).toHaveText("");
});

test("results and models are narrowed together to those that know Turkish, and nothing moves above them", async ({
	page,
}) => {
	await page.goto("/tasks/text-classification/models/");
	const table = page.locator("[data-chooser]");
	const rows = table.locator("tr[data-turkish]");
	const english = rows.filter({ hasText: "sentence-transformers/all-mpnet-base-v2" });
	await expect(english.filter({ visible: true })).toHaveCount(2);
	const [total, knowing] = [await rows.count(), await table.locator("tr[data-turkish=yes]").count()];
	const top = () => table.locator("table").evaluate((node) => node.getBoundingClientRect().top + scrollY);
	const before = await top();

	await table.getByRole("checkbox", { name: "Yalnızca Türkçe bilenler" }).check();
	await expect(english.filter({ visible: true })).toHaveCount(0);
	await expect(rows.filter({ visible: true })).toHaveCount(knowing);
	await expect(table.getByRole("status")).toHaveText(`${total} sonuçtan ${knowing} tanesi gösteriliyor`);
	await expect(page.locator("[data-model-list] li[data-turkish=no]:visible")).toHaveCount(0);
	expect(await top()).toBe(before);
	await page.locator("[data-model-list]").getByRole("checkbox").uncheck();
	await expect(rows.filter({ visible: true })).toHaveCount(total);
});

test("a model shows languages, size, licence and date, and that its licence bars business", async ({
	page,
}) => {
	await page.goto("/tasks/document-question-answering/models/");
	const invoices = page.locator("[data-model-list] li").filter({ hasText: "impira/layoutlm-invoices" });
	await expect(invoices).toContainText("ticari kullanıma kapalı");
	await expect(invoices).toContainText("CC-BY-NC-SA-4.0");
	await expect(invoices).toContainText("128 M parametre");
	await page.goto("/en/tasks/fill-mask/models/");
	const encoder = page.locator("[data-model-list] li").filter({ hasText: "FacebookAI/xlm-roberta-base" });
	await expect(encoder).toContainText("100 languages, Turkish included");
});

test("the table of results is sorted by its heads", async ({ page }) => {
	await page.goto("/tasks/question-answering/");
	await page
		.getByRole("link", { name: "Modelleri sonuçlarına, boyutlarına ve lisanslarına göre karşılaştır" })
		.click();
	const table = page.locator("[data-chooser] table");
	const scores = table.locator("tbody tr td:nth-child(2)");
	await expect(scores.first()).toHaveText("%80,42");
	const head = table.getByRole("columnheader", { name: "Sonuç" });
	await head.getByRole("button").press("Enter");
	await expect(head).toHaveAttribute("aria-sort", "ascending");
	await expect(scores.first()).toHaveText("%57,79");
	await head.getByRole("button").press("Enter");
	await expect(head).toHaveAttribute("aria-sort", "descending");
	await expect(scores.first()).toHaveText("%80,42");
});

test("results are sorted only among those of one data set and metric", async ({ page }) => {
	await page.goto("/tasks/automatic-speech-recognition/models/");
	const table = page.locator("[data-chooser] table");
	const groups = table.locator("tbody");
	const names = groups.locator("tr:first-child");
	const before = await names.allTextContents();
	const head = table.getByRole("columnheader", { name: "Sonuç" });
	await head.getByRole("button").press("Enter");
	await head.getByRole("button").press("Enter");
	await expect(head).toHaveAttribute("aria-sort", "descending");
	expect(await names.allTextContents()).toEqual(before);
	const group = groups.filter({ hasText: "Common Voice 17" });
	const values = await group
		.locator("td:nth-child(2)")
		.evaluateAll((cells) => cells.map((cell) => -Number(cell.getAttribute("data-sort"))));
	expect(values.length).toBeGreaterThan(1);
	expect(values).toEqual(values.toSorted((a, b) => a - b));
});

test("the code says where its model does not know the page's language", async ({ page }) => {
	await page.goto("/tasks/table-question-answering/");
	await expect(page.locator("[data-model-note]")).toContainText("İngilizcedir");
	await page.goto("/tasks/text-classification/");
	await expect(page.locator("[data-model]")).toHaveText("savasy/bert-base-turkish-sentiment-cased");
	await expect(page.locator("[data-model-note]")).toBeHidden();
});
