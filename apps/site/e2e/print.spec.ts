import { listSupportedModels } from "../src/facts/models/models.ts";
import { expect, test } from "./watched-page.ts";

test.beforeEach(async ({ page }) => {
	await page.emulateMedia({ media: "print", colorScheme: "dark" });
});

test("a printed page holds its text, and none of the tools of the screen", async ({ page }) => {
	await page.goto("/tasks/text-to-image/");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(page.getByRole("row", { name: /^parameters\./ }).first()).toBeVisible();
	for (const tool of ["[data-search-open]", "[data-theme-menu]", "[data-copy-code]", "[data-page-contents]"])
		await expect(page.locator(tool).locator("visible=true"), tool).toHaveCount(0);
	await expect(page.getByRole("banner").getByRole("navigation").first()).toBeHidden();
});

test("paper stays white in the dark theme, and the table is printed whole", async ({ page }) => {
	await page.goto("/docs/transformers/");
	await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
	const table = page.locator("[data-models-table] table");
	await expect(table.locator("tbody tr:visible")).toHaveCount(listSupportedModels().length);
	const isWhole = await table.evaluate((element) => {
		const frame = element.parentElement;
		return frame !== null && frame.scrollHeight <= frame.clientHeight + 1;
	});
	expect(isWhole).toBe(true);
});

test("the theme that a reader chose is not printed: dark ink on white paper", async ({ page }) => {
	await page.addInitScript(() => localStorage.setItem("pusula-theme", "dark"));
	await page.goto("/tasks/text-generation/");
	const root = page.locator("html");
	await expect(root).toHaveAttribute("data-theme", "dark");
	await expect(root).toHaveCSS("background-color", "rgb(255, 255, 255)");
	const text = page.locator("main p").first();
	const chosen = await text.evaluate((element) => getComputedStyle(element).color);
	await root.evaluate((element) => delete element.dataset["theme"]);
	await expect(text).toHaveCSS("color", chosen);
	await expect(root).toHaveCSS("color-scheme", "light");
});

test("lists and code are printed without what filters or chooses them", async ({ page }) => {
	await page.goto("/providers/");
	await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
	await expect(page.getByRole("search").locator("visible=true")).toHaveCount(0);
	const isWhole = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
	expect(isWhole).toBe(true);
	await page.goto("/tasks/text-generation/");
	await expect(page.locator("[data-snippet-choice]")).toBeHidden();
	for (const code of await page.locator("[data-snippets] pre:visible").all())
		expect(await code.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
});

test("a printed text says where its links lead, on this site and beyond it", async ({ page }) => {
	await page.goto("/tasks/text-generation/");
	for (const href of ["/tasks/text-classification/", "https://huggingface.co/Qwen/Qwen3-8B"]) {
		const link = page.locator(`main p a[href="${href}"]`).first();
		expect(await link.evaluate((node) => getComputedStyle(node, "::after").content)).toContain(href);
	}
});

test("printed code of the reference is code alone, and the links beside it say where they lead", async ({
	page,
}) => {
	await page.goto("/docs/api/inference/interfaces/");
	const read = (links: string): Promise<readonly string[]> =>
		page
			.locator(links)
			.evaluateAll((nodes) => nodes.map((node) => getComputedStyle(node, "::after").content));
	const inCode = await read("article pre a");
	expect(inCode.length).toBeGreaterThan(0);
	expect(new Set(inCode)).toEqual(new Set(["none"]));
	expect(new Set(await read("article dt code a"))).toEqual(new Set(["none"]));
	const users = await read("article p > a:has(> code)");
	expect(users.length).toBeGreaterThan(20);
	expect(users.filter((content) => !content.includes("/docs/api/"))).toEqual([]);
});

for (const [path, list] of [
	["/tasks/text-generation/", "article fieldset ul a[href^=http]"],
	["/tasks/text-generation/", "article fieldset ol a[href^=http]"],
	["/libraries/", "article li a[href^=http]"],
	["/docs/transformers/rag/", "article ol a[href^=http]"],
	["/glossary/", "article dd a:not([href^='#'])"],
] as const) {
	test(`links of lists say where they lead: ${list} of ${path}`, async ({ page }) => {
		await page.goto(path);
		const links = page.locator(`${list}:visible`);
		expect(await links.count()).toBeGreaterThan(0);
		const silent = await links.evaluateAll((nodes) =>
			nodes
				.map((node) => node.getAttribute("href") ?? "")
				.filter(
					(href, place) => !getComputedStyle(nodes[place] as Element, "::after").content.includes(href),
				),
		);
		expect(silent).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
			0,
		);
	});
}
