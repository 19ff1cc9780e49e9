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
	await expect(row.getByRole("cell")).toHaveText(["var", "yok", "var", "Görü", "15 Haz 2021"]);
	expect(await listRoles(page)).toEqual(
		expect.arrayContaining(["table", "row", "rowheader", "cell", "columnheader"]),
	);
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
	await expect(page.getByRole("columnheader", { name: "Tarih" })).toHaveAttribute("aria-sort", /ascending/);
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

test("a table that fits ends where the text of its page ends", async ({ page }) => {
	await page.goto("/docs/concepts/tokens/");
	const frame = page.locator("main section[tabindex]").first();
	const edges = await frame.evaluate((node) => {
		const table = node.querySelector("table")?.getBoundingClientRect().right;
		const text = document.querySelector("main p:not([class])")?.getBoundingClientRect().right;
		return { fits: node.scrollWidth <= node.clientWidth, table, text };
	});
	expect(edges.fits).toBe(true);
	expect(edges.table).toBeCloseTo(edges.text ?? 0, 0);
});

/** Roles that the browser itself gives to what is in the page. */
async function listRoles(page: Page): Promise<readonly unknown[]> {
	const session = await page.context().newCDPSession(page);
	const { nodes } = await session.send("Accessibility.getFullAXTree");
	return [...new Set(nodes.map(({ role }): unknown => role?.value))];
}
