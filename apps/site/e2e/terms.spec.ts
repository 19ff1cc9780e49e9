import type { Page } from "@playwright/test";
import { expect, test } from "./watched-page.ts";

const PAGE = "/tasks/text-generation/";

/** The first word of the page that is explained, and its definition. */
const firstWord = (page: Page) => page.locator("[data-term] button").first();
const firstNote = (page: Page) => page.locator("[data-term] [popover]").first();

test("a definition opens by keyboard, leads to the glossary and closes with Escape", async ({ page }) => {
	await page.goto(PAGE);
	const word = firstWord(page);
	await word.focus();
	await page.keyboard.press("Enter");
	const note = firstNote(page);
	await expect(note).toBeVisible();
	await expect(note.getByRole("link")).toHaveAttribute("href", /^\/glossary\/#[a-z0-9-]+$/);
	await expect(note.locator('[lang="en"]')).not.toBeEmpty();
	await page.keyboard.press("Escape");
	await expect(note).toBeHidden();
	await expect(word).toBeFocused();
});

test("a definition opens under the resting pointer, stays while it is read and moves nothing", async ({
	page,
}) => {
	await page.clock.install();
	await page.goto(PAGE);
	const word = firstWord(page);
	const note = firstNote(page);
	await word.scrollIntoViewIfNeeded();
	const before = await word.boundingBox();
	await word.hover();
	await page.clock.runFor(500);
	await expect(note).toBeVisible();
	expect(await word.boundingBox()).toEqual(before);
	await note.hover();
	await page.clock.runFor(60_000);
	await expect(note).toBeVisible();
	await page.mouse.move(5, 5);
	await page.clock.runFor(500);
	await expect(note).toBeHidden();
});

test("a page explains at most eight words, none in a heading or a link", async ({ page }) => {
	await page.goto(PAGE);
	const terms = page.locator("[data-term]");
	expect(await terms.count()).toBeGreaterThan(2);
	expect(await terms.count()).toBeLessThanOrEqual(8);
	await expect(page.locator(":is(h1, h2, h3, h4, a, code, table) [data-term]")).toHaveCount(0);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("a press opens the definition", async ({ page }) => {
		await page.goto(PAGE);
		await firstWord(page).click();
		await expect(firstNote(page)).toBeVisible();
	});
});
