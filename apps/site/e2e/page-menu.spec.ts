import { readPagesWithHeads } from "./built-pages.ts";
import { expect, test } from "./watched-page.ts";
import { findViolations } from "./find-violations.ts";

const GUIDE = "/docs/concepts/tokens/";

test("the keyboard opens the menu, copies the page as Markdown, and closes the menu again", async ({
	page,
	context,
	request,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.goto(GUIDE);
	const summary = page.locator("summary", { hasText: "Sayfayı kopyala" });
	await summary.focus();
	await page.keyboard.press("Enter");
	await page.keyboard.press("Tab");
	const copy = page.getByRole("button", { name: "Markdown olarak kopyala" });
	await expect(copy).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("button", { name: "Kopyalandı" })).toBeVisible();
	const copied = await page.evaluate(() => navigator.clipboard.readText());
	expect(copied).toBe(await (await request.get(`${GUIDE}index.md`)).text());
	await page.keyboard.press("Escape");
	await expect(summary).toBeFocused();
	await expect(copy).toBeHidden();
});

test("assistants are handed the URL of the Markdown version, in a new tab that knows nothing of this one", async ({
	page,
}) => {
	await page.goto(`/en${GUIDE}`);
	await page.locator("summary", { hasText: "Copy page" }).click();
	for (const [name, host] of [
		["ChatGPT", "chatgpt.com"],
		["Claude", "claude.ai"],
		["Le Chat", "chat.mistral.ai"],
	] as const) {
		const link = page.getByRole("link", { name: `Ask ${name}` });
		const url = new URL((await link.getAttribute("href")) ?? "");
		expect(url.host).toBe(host);
		expect(url.searchParams.get("q")).toMatch(/https:\/\/\S+\/en\/docs\/concepts\/tokens\/index\.md/);
		await expect(link).toHaveAttribute("rel", /noopener/);
		await expect(link).toHaveAttribute("target", "_blank");
	}
});

test("every page that is read leads to its own Markdown version", async () => {
	const pages = await readPagesWithHeads();
	const withMenu = pages.filter(({ html }) => html.includes("data-copy-page="));
	expect(withMenu.length).toBeGreaterThan(300);
	for (const { path, html, head } of withMenu) {
		const version = head.links.find(({ type }) => type === "text/markdown")?.href;
		expect(html, path).toContain(`data-copy-page="${version}"`);
	}
});

test("the open menu fits a narrow screen", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 700 });
	for (const path of [GUIDE, "/tasks/automatic-speech-recognition/"]) {
		await page.goto(path);
		await page.locator("summary", { hasText: "Sayfayı kopyala" }).click();
		const box = await page.getByRole("link", { name: "Markdown olarak aç" }).boundingBox();
		expect(box?.x).toBeGreaterThanOrEqual(0);
		expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
		expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
			0,
		);
	}
});

for (const colorScheme of ["light", "dark"] as const) {
	test.describe(`in the ${colorScheme} theme`, () => {
		test.use({ colorScheme });

		test("the open menu has no accessibility violation", async ({ page }) => {
			await page.goto(GUIDE);
			await page.locator("summary", { hasText: "Sayfayı kopyala" }).click();
			expect(await findViolations(page)).toEqual([]);
		});
	});
}

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("the menu opens and offers its links, but no button that could not copy", async ({ page }) => {
		await page.goto(GUIDE);
		await page.locator("summary", { hasText: "Sayfayı kopyala" }).click();
		await expect(page.getByRole("link", { name: "Markdown olarak aç" })).toBeVisible();
		await expect(page.locator("[data-copy-page]")).toBeHidden();
	});
});
