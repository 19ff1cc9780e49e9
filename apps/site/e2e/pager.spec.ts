import { expect, test } from "./watched-page.ts";

/** Lists of pages, each with the first of its pages. */
const LISTS = [
	["/docs/", "/docs/getting-started/quick-tour/"],
	["/tasks/", "/tasks/audio-text-to-text/"],
	["/providers/", "/providers/baseten/"],
] as const;

for (const [list, first] of LISTS) {
	test(`${list} leads on to its first page, and that one back`, async ({ page }) => {
		await page.goto(list);
		const pager = page.getByRole("navigation", { name: "Önceki ve sonraki sayfa" });
		await pager.getByRole("link", { name: /^Sonraki/ }).click();
		await expect(page).toHaveURL(new RegExp(`${first}$`));
		await pager.getByRole("link", { name: /^Önceki/ }).click();
		await expect(page).toHaveURL(new RegExp(`${list}$`));
	});
}

test("the index of the library leads on to the first of its guides", async ({ page }) => {
	await page.goto("/docs/transformers/");
	await page.getByRole("navigation", { name: "Önceki ve sonraki sayfa" }).getByRole("link").click();
	await expect(page).toHaveURL(/\/docs\/transformers\/installation\/$/);
});

test("breadcrumbs of an error lead through the reference pages", async ({ page }) => {
	await page.goto("/errors/timeout/");
	await expect(page.getByRole("navigation", { name: "Konum" }).getByRole("link")).toHaveText([
		"Ana sayfa",
		"Referans sayfaları",
		"Hatalar",
		"Ağda ve sürede",
	]);
});

test("breadcrumbs stand on one line, and a new line begins with no separator", async ({ page }) => {
	await page.goto("/errors/timeout/");
	const links = page.getByRole("navigation", { name: "Konum" }).getByRole("link");
	const tops = () => links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
	expect(new Set(await tops()).size).toBe(1);
	await page.setViewportSize({ width: 360, height: 780 });
	const items = page.getByRole("navigation", { name: "Konum" }).getByRole("listitem");
	const starts = await items.evaluateAll((all) =>
		all.map((item) => getComputedStyle(item, "::before").content),
	);
	expect(new Set(starts)).toEqual(new Set(["none"]));
});
