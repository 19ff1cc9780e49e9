import type { Page } from "@playwright/test";
import { expect, test } from "./watched-page.ts";

const ENTRIES = {
	"/tasks/": ["Belgeler", "Görevler", "Sağlayıcılar", "Deneme alanı", "Ölçüm", "Referans"],
	"/en/tasks/": ["Documentation", "Tasks", "Providers", "Playground", "Measure", "Reference"],
} as const;
/** From a narrow phone to a wide screen, close together where the bar folds into a menu. */
const WIDTHS = [320, 360, 480, 640, 768, 800, 896, 928, 959, 960, 961, 992, 1024, 1100, 1280, 1920, 2560];
/** Where the navigation begins to fit into the bar. */
const UNFOLDED = 960;

for (const [path, entries] of Object.entries(ENTRIES)) {
	test(`the bar of ${path} leads to the six parts of the site, in one line or a menu`, async ({ page }) => {
		await page.goto(path);
		const bar = page.getByRole("banner");
		const links = bar.getByRole("navigation").first().getByRole("link");
		await page.setViewportSize({ width: UNFOLDED, height: 800 });
		await expect(links).toHaveText([...entries]);
		for (const width of WIDTHS) {
			await page.setViewportSize({ width, height: 800 });
			const isUnfolded = width >= UNFOLDED;
			await expect(bar.locator("details:has(nav) > summary")).toBeVisible({ visible: !isUnfolded });
			await expect(bar.getByRole("link", { name: entries[3] })).toBeVisible({ visible: isUnfolded });
			expect({ width, lines: await listCrowding(page) }).toEqual({ width, lines: [] });
		}
	});
}

test("the playground is reached from every page, and the bar says that the reader is there", async ({
	page,
}) => {
	await page.goto("/glossary/");
	const entry = page.getByRole("banner").getByRole("link", { name: "Deneme alanı" });
	await entry.click();
	await expect(page).toHaveURL(/\/playground\/(?:\?|$)/);
	await expect(entry).toHaveAttribute("aria-current", "page");
});

test("what is looked up is found from the top, and the bar says so on each of these pages", async ({
	page,
}) => {
	await page.goto("/");
	const entry = page.getByRole("banner").getByRole("link", { name: "Referans" });
	await entry.click();
	await expect(entry).toHaveAttribute("aria-current", "page");
	const article = page.getByRole("article");
	for (const name of ["Sözlük", "Kütüphaneler", "Ölçütler", "Sohbet şablonu laboratuvarı", "Hatalar"]) {
		await article.getByRole("link", { name, exact: true }).click();
		await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
		await expect(entry).toHaveAttribute("aria-current", "true");
		await entry.click();
	}
});

test("keys go through the bar in the order in which it is read", async ({ page }) => {
	await page.goto("/tasks/");
	const bar = page.getByRole("banner");
	await bar.getByRole("link", { name: "Pusula ana sayfası" }).focus();
	for (const name of ENTRIES["/tasks/"]) {
		await page.keyboard.press("Tab");
		await expect(bar.getByRole("link", { name, exact: true })).toBeFocused();
	}
	await page.keyboard.press("Tab");
	await expect(bar.getByRole("button", { name: "Ara", exact: true })).toBeFocused();
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 360, height: 740 } });

	test("keys go through the open menu and leave it", async ({ page }) => {
		await page.goto("/tasks/");
		await page.getByRole("banner").locator("details:has(nav) > summary").focus();
		await page.keyboard.press("Enter");
		const menu = page.getByRole("navigation", { name: "Menü" });
		for (const name of ENTRIES["/tasks/"]) {
			await page.keyboard.press("Tab");
			await expect(menu.getByRole("link", { name, exact: true })).toBeFocused();
		}
		await page.keyboard.press("Tab");
		await expect(menu.getByRole("link", { name: /^English/ })).toBeFocused();
	});
});

/** What in the bar takes two lines, is outside the page, or too close to its neighbour where words are in a row. */
async function listCrowding(page: Page): Promise<readonly string[]> {
	return page.evaluate(() => {
		const closest = 8;
		const visible = [...document.querySelectorAll("header :is(a, button, summary)")].filter(
			(element) => element.checkVisibility() && element.getBoundingClientRect().width > 0,
		);
		const boxes = visible.map((element) => ({
			name: element.textContent,
			box: element.getBoundingClientRect(),
			lines: element.getClientRects().length,
		}));
		const isFolded = document.querySelector("header details:has(nav)")?.checkVisibility() ?? false;
		return boxes
			.filter(({ box, lines }, place) => {
				const gap = box.left - (boxes[place - 1]?.box.right ?? -closest);
				const isCrowded = !isFolded && gap < closest && gap > -closest;
				return lines > 1 || box.height > 44 || box.left < 0 || box.right > innerWidth || isCrowded;
			})
			.map(({ name }) => name ?? "");
	});
}
