import type { Page } from "@playwright/test";
import { expect, test } from "./watched-page.ts";

test.use({ viewport: { width: 360, height: 800 } });

const MODELS = "/docs/transformers/";

test("on a phone each model is a card that the page scrolls, and a table for screen readers", async ({
	page,
}) => {
	await page.goto(MODELS);
	const table = page.getByRole("table", { name: "Desteklenen modeller ve çerçeveler" });
	const row = table.getByRole("row", { name: /^BEiT / });
	await row.scrollIntoViewIfNeeded();
	await expect(row.getByRole("cell")).toHaveText(["var", "yok", "var", "Görü", "2021-06-15"]);
	await expect
		.poll(async () => listRoles(page))
		.toEqual(expect.arrayContaining(["table", "row", "rowheader", "cell", "columnheader"]));
	const { right, inner, outer } = await table.evaluate((node) => {
		const frame = node.closest("section");
		return {
			right: node.getBoundingClientRect().right,
			inner: frame?.scrollHeight,
			outer: frame?.clientHeight,
		};
	});
	expect(right).toBeLessThanOrEqual(360);
	expect(inner).toBe(outer);
});

test("on a phone models are filtered and sorted as on a desk", async ({ page }) => {
	await page.goto(MODELS);
	const rows = page.locator("[data-models-table] tbody tr:visible");
	await page.getByRole("columnheader", { name: "Tarih" }).getByRole("button").press("Enter");
	await expect(page.getByRole("columnheader", { name: "Tarih" })).toHaveAttribute("aria-sort", "descending");
	await page.getByLabel("Model adı").fill("beit");
	await expect(rows).toHaveCount(1);
});

test("each task names its providers; the names stand beside it where there is room", async ({ page }) => {
	await page.goto("/providers/");
	const name = page.locator("dt").filter({ hasText: /^Metinden görüntüye$/ });
	const provider = page.locator("dl > div").filter({ has: name }).getByRole("link", { name: "Replicate" });
	const findTop = async (part: typeof name): Promise<number> => (await part.boundingBox())?.y ?? 0;
	expect(await findTop(provider)).toBeGreaterThan((await findTop(name)) + 20);
	await page.setViewportSize({ width: 1280, height: 800 });
	const [task, first] = [name, page.locator("dl > div").filter({ has: name }).locator("dd").first()];
	expect(Math.abs((await findTop(task)) - (await findTop(first)))).toBeLessThan(10);
});

test("on a phone each task of a provider is a row that fits, and a table for screen readers", async ({
	page,
}) => {
	await page.goto("/providers/fal-ai/");
	const table = page.getByRole("table", { name: "Görevler ve alanlar" });
	const row = table.getByRole("row", { name: /^Metinden görüntüye/ });
	await row.scrollIntoViewIfNeeded();
	await expect(row.getByRole("cell")).toHaveText([/queue\.fal\.run/, /inputs → prompt/]);
	const [inner, outer] = await table.evaluate((node) => [node.scrollWidth, node.parentElement?.clientWidth]);
	expect(inner).toBeLessThanOrEqual(outer ?? 0);
});

test("on a phone the table of the classes fits into its calculator", async ({ page }) => {
	await page.goto("/metrics/");
	const table = page.getByRole("table", { name: "Sınıf sınıf" }).first();
	const [inner, outer] = await table.evaluate((node) => [node.scrollWidth, node.parentElement?.clientWidth]);
	expect(inner).toBeLessThanOrEqual(outer ?? 0);
});

test("on a phone each result of a model is a card that fits, and the filter hides it", async ({ page }) => {
	await page.goto("/tasks/text-classification/models/");
	const table = page.locator("[data-chooser] table");
	const row = table.getByRole("row", { name: /multilingual-e5-large-instruct/ }).first();
	await expect(row.getByRole("cell")).toHaveText([/^%\d/, /560/, "MIT", /2026/]);
	const [inner, outer] = await table.evaluate((node) => [node.scrollWidth, node.parentElement?.clientWidth]);
	expect(inner).toBeLessThanOrEqual(outer ?? 0);
	const english = table.getByRole("row", { name: /all-mpnet-base-v2/ }).first();
	await expect(english).toBeVisible();
	await page.getByLabel("Yalnızca Türkçe bilenler").first().check();
	await expect(english).toBeHidden();
});

test("a table that fits takes the whole width of its column", async ({ page }) => {
	await page.goto("/tasks/text-classification/");
	const gaps = await page.locator("main section[tabindex]").evaluateAll((frames) =>
		frames
			.filter((frame) => frame.checkVisibility() && frame.scrollWidth <= frame.clientWidth)
			.map((frame) => {
				const table = frame.querySelector("table")?.getBoundingClientRect();
				return Math.round(frame.getBoundingClientRect().right - (table?.right ?? 0));
			}),
	);
	expect(gaps.length).toBeGreaterThan(0);
	expect(gaps.filter((gap) => gap !== 0)).toEqual([]);
});

/** Roles that the browser itself gives to what is in the page. */
async function listRoles(page: Page): Promise<readonly unknown[]> {
	const session = await page.context().newCDPSession(page);
	const { nodes } = await session.send("Accessibility.getFullAXTree");
	return [...new Set(nodes.map(({ role }): unknown => role?.value))];
}
