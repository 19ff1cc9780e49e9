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

test("on a phone each task names its providers, and no dash says that nobody offers it", async ({ page }) => {
	await page.goto("/providers/");
	const task = page
		.locator("dl > div")
		.filter({ has: page.getByRole("link", { name: "Metinden görüntüye" }) });
	await expect(task.getByRole("link", { name: "Replicate" })).toBeVisible();
	await expect(page.getByRole("table")).toBeHidden();
	await page.setViewportSize({ width: 1280, height: 800 });
	await expect(page.getByRole("table")).toBeVisible();
	await expect(task).toBeHidden();
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
