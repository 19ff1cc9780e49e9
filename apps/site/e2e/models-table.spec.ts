import type { Page } from "@playwright/test";
import { listSupportedModels } from "../src/facts/models/models.ts";
import { expect, test } from "./watched-page.ts";

const TABLE = "/docs/transformers/";
const MODELS = listSupportedModels();
const CURRENT = MODELS.filter(({ isDeprecated }) => !isDeprecated);

const rows = (page: Page) => page.locator("[data-models-table] tbody tr:visible");
const names = (page: Page) => page.locator("[data-models-table] tbody tr:visible th > a").allTextContents();
const count = (page: Page) => page.locator("[data-models-table] output");

test("shows every model with a caption and marks in words", async ({ page }) => {
	await page.goto(TABLE);
	await expect(rows(page)).toHaveCount(MODELS.length);
	const table = page.getByRole("table", { name: "Desteklenen modeller ve çerçeveler" });
	await expect(table.getByRole("columnheader")).toHaveText([
		"Model",
		"PyTorch desteği",
		"TensorFlow desteği",
		"Flax desteği",
		"Alan",
		"Tarih",
	]);
	const row = table.getByRole("row", { name: /^BEiT / });
	await expect(row.getByRole("cell")).toHaveText(["var", "yok", "var", "Görü", "2021-06-15"]);
	await expect(row.getByRole("link", { name: "BEiT" })).toHaveAttribute("href", /\/model_doc\/beit$/);
});

test("marks models that the library dropped", async ({ page }) => {
	await page.goto(`${TABLE}?q=jukebox`);
	await expect(rows(page)).toContainText(["kullanımdan kaldırıldı · 5. sürümde yok"]);
});

test("filters while typing, says the count and keeps it in the URL", async ({ page }) => {
	await page.goto(TABLE);
	await page.getByLabel("Model adı").fill("ROBERTA");
	await expect(count(page)).toHaveText(`Gösterilen model: 4 / ${MODELS.length}`);
	await expect(page).toHaveURL(/\?q=ROBERTA$/);
	await page.getByRole("combobox", { name: "Çerçeve" }).selectOption("Flax");
	await expect(rows(page)).toHaveCount(3);
	await expect(page).toHaveURL(/=flax$/);
	await page.reload();
	await expect(rows(page)).toHaveCount(3);
	await expect(page.getByLabel("Model adı")).toHaveValue("ROBERTA");
	await page.getByRole("button", { name: "Süzmeyi kaldır" }).click();
	await expect(rows(page)).toHaveCount(MODELS.length);
	await expect(page).toHaveURL(/transformers\/$/);
});

test("does not mind how Turkish letters are typed", async ({ page }) => {
	await page.goto(TABLE);
	for (const query of ["vision", "VISION", "vısıon", "VİSİON"]) {
		await page.getByLabel("Model adı").fill(query);
		await expect(rows(page)).toHaveCount(5);
	}
});

test("filters by group and hides deprecated models", async ({ page }) => {
	await page.goto(TABLE);
	await page.getByLabel("Kullanımdan kaldırılanları gizle").check();
	await expect(rows(page)).toHaveCount(CURRENT.length);
	await page.getByRole("combobox", { name: "Alan" }).selectOption("Video");
	await expect(rows(page)).toHaveCount(3);
	await expect(page).toHaveURL(
		({ searchParams }) => searchParams.get("group") === "video" && searchParams.get("deprecated") === "hide",
	);
});

test("says so when nothing fits, and leads on to the newer families", async ({ page }) => {
	await page.goto(`${TABLE}?q=zzzz`);
	await expect(page.getByText("Bu koşullara uyan model yok.")).toBeVisible();
	await expect(count(page)).toHaveText(`Gösterilen model: 0 / ${MODELS.length}`);
	await page.getByRole("link", { name: "Bütün yeni aileler" }).click();
	await expect(page.getByRole("heading", { name: "Bütün yeni aileler" })).toBeInViewport();
});

test("sorts by any column, twice the other way round", async ({ page }) => {
	await page.goto(TABLE);
	await page.getByRole("button", { name: "Tarih" }).click();
	await expect(page).toHaveURL(/sort=-released$/);
	await expect(page.getByRole("columnheader", { name: "Tarih" })).toHaveAttribute("aria-sort", "descending");
	expect((await names(page))[0]).toBe("SigLIP2");
	await page.getByRole("button", { name: "Tarih" }).click();
	await expect(page.getByRole("columnheader", { name: "Tarih" })).toHaveAttribute("aria-sort", "ascending");
	expect((await names(page))[0]).toBe("ResNet");
	await page.getByRole("button", { name: "Flax desteği" }).click();
	expect((await names(page)).slice(0, 2)).toEqual(["ALBERT", "BART"]);
	await page.getByRole("button", { name: "Model", exact: true }).click();
	await page.getByRole("button", { name: "Model", exact: true }).click();
	expect((await names(page))[0]).toBe("ZoeDepth");
});

test("reads the preferred framework without changing the page", async ({ page }) => {
	await page.goto(`${TABLE}?fw=tf`);
	await expect(rows(page)).toHaveCount(MODELS.length);
	expect(await page.evaluate(() => localStorage.getItem("pusula-framework"))).toBe("tf");
	await page.goto(`${TABLE}?fw=<b>`);
	expect(await page.evaluate(() => localStorage.getItem("pusula-framework"))).toBe("tf");
});

test("keeps its header in sight while the page scrolls", async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.goto(TABLE);
	await rows(page).nth(200).scrollIntoViewIfNeeded();
	await expect(page.getByRole("columnheader", { name: "PyTorch desteği" })).toBeInViewport();
});

test("newer families are found by a part of a name, below the release that brought them", async ({
	page,
}) => {
	await page.goto("/docs/transformers/newer-models/");
	const families = page.locator("[data-newer-families]");
	await families.getByLabel("Aile, tür veya görev sınıfı").fill("qwen3_5");
	await expect(families.locator("tbody:visible")).toHaveCount(1);
	await expect(families.getByRole("rowheader", { name: "qwen3_5", exact: true })).toBeVisible();
	await expect(page).toHaveURL(/\?q=qwen3_5$/);
	await families.getByRole("button", { name: "Süzmeyi kaldır" }).click();
	expect(await families.locator("tbody:visible").count()).toBeGreaterThan(1);
});
