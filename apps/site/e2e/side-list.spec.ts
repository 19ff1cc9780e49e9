import { expect, test } from "./watched-page.ts";
import { findViolations } from "./find-violations.ts";

/** Pages of each list, also far down in it, with the group that the bar of a phone names. */
const PAGES = [
	["/docs/concepts/tokens/", "Belge sayfaları", "Kavramlar"],
	["/docs/transformers/", "Belge sayfaları", "Transformers kılavuzları"],
	["/tasks/text-ranking/", "Bütün görevler", "Doğal dil işleme"],
	["/errors/timeout/", "Referans sayfaları", "Hatalar"],
	["/providers/wavespeed/", "Referans sayfaları", "Sağlayıcılar"],
	["/metrics/", "Referans sayfaları", "Listeler ve araçlar"],
	["/glossary/", "Referans sayfaları", "Listeler ve araçlar"],
	["/chat-template/", "Referans sayfaları", "Listeler ve araçlar"],
] as const;

test("the list of all pages stands beside the start of the documentation and of the tasks", async ({
	page,
}) => {
	await page.goto("/docs/");
	await expect(
		page.getByRole("navigation", { name: "Belge sayfaları" }).locator(":scope > details"),
	).toHaveCount(6);
	await page.goto("/tasks/");
	await expect(page.getByRole("navigation", { name: "Bütün görevler" }).locator("summary")).toHaveCount(7);
});

for (const [path, name, group] of PAGES) {
	test(`the list beside ${path} shows where one is`, async ({ page }) => {
		await page.setViewportSize({ width: 1280, height: 700 });
		await page.goto(path);
		const list = page.getByRole("navigation", { name });
		await expect(list.locator("a[aria-current=page]")).toBeInViewport();
		await expect(list.locator("details[open]")).toHaveCount(1);
		expect(await page.evaluate(() => scrollY)).toBe(0);
	});

	test(`on a phone the list of ${path} is a drawer`, async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 800 });
		await page.goto(path);
		const list = page.getByRole("navigation", { name });
		await expect(list).toBeHidden();
		const opener = page.getByRole("button", { name: `${name}: ${group}`, exact: true });
		await opener.focus();
		await page.keyboard.press("Enter");
		await expect(list.locator("a[aria-current=page]")).toBeInViewport();
		expect(await findViolations(page, { within: "[data-side]" })).toEqual([]);
		await page.keyboard.press("Escape");
		await expect(list).toBeHidden();
		await expect(opener).toBeFocused();
	});
}

test("on a phone a link to a section shows its heading below both bars", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 800 });
	await page.goto("/docs/concepts/tokens/");
	const link = page.locator("main a[href*='/docs/concepts/tokens/#'], main a[href^='#']").nth(2);
	const heading = page.locator((await link.getAttribute("href"))?.replace(/^.*#/, "#") ?? "");
	await link.evaluate((element: HTMLElement) => element.click());
	const bar = page.getByRole("button", { name: "Belge sayfaları: Kavramlar" });
	await expect
		.poll(async () => {
			const [above, below] = [await bar.boundingBox(), await heading.boundingBox()];
			return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
		})
		.toBeGreaterThan(0);
	await expect(heading).toBeInViewport();
});

test("the drawer leads to another page, and closes by its own button", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 800 });
	await page.goto("/docs/concepts/tokens/");
	await page.getByRole("button", { name: "Belge sayfaları: Kavramlar" }).click();
	await page.getByRole("button", { name: "Listeyi kapat" }).click();
	const list = page.getByRole("navigation", { name: "Belge sayfaları" });
	await expect(list).toBeHidden();
	await page.getByRole("button", { name: "Belge sayfaları: Kavramlar" }).click();
	await list.locator("details[open] a").first().click();
	await expect(page).not.toHaveURL(/\/tokens\//);
});
