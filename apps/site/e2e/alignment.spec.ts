import type { Locator } from "@playwright/test";
import { expect, test } from "./watched-page.ts";

const topOf = async (part: Locator): Promise<number> => Math.round((await part.boundingBox())?.y ?? NaN);

test.use({ viewport: { width: 1280, height: 900 } });

test("pages with and without contents begin at one height", async ({ page }) => {
	const heights = new Set<number>();
	for (const path of [
		"/tasks/",
		"/errors/",
		"/docs/",
		"/docs/concepts/tokens/",
		"/metrics/",
		"/providers/groq/",
	]) {
		await page.goto(path);
		heights.add(await topOf(page.getByRole("navigation", { name: "Konum" })));
	}
	expect([...heights]).toHaveLength(1);
});

test("the logo of a provider stands before its name", async ({ page }) => {
	await page.goto("/providers/groq/");
	const logo = await page.locator("h1 svg").boundingBox();
	const title = await page.locator("h1").boundingBox();
	expect(logo?.y).toBeGreaterThanOrEqual(title?.y ?? Infinity);
	await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName("Groq");
});

test("the ground of code leaves room before the next word", async ({ page }) => {
	await page.goto("/docs/api/inference/functions/");
	expect(await page.evaluate(findLeastRoom)).toBeGreaterThanOrEqual(3);
});

test("ticks are as large on every page", async ({ page }) => {
	const sizes: (number | undefined)[] = [];
	for (const path of [
		"/providers/",
		"/tasks/text-classification/models/",
		"/playground/?task=conversational&connection=simulated",
	]) {
		await page.goto(path);
		const tick = await page.getByRole("checkbox").first().boundingBox();
		sizes.push(tick?.width);
	}
	expect(sizes).toEqual([18, 18, 18]);
});

test("a command in a row of facts takes no room of its own around it", async ({ page }) => {
	await page.goto("/docs/transformers/fine-tuning/");
	const command = page.locator("dd > [data-code-block]");
	const row = page.locator("dl > div", { has: command });
	const [inner, outer] = [await command.boundingBox(), await row.boundingBox()];
	expect((outer?.height ?? Infinity) - (inner?.height ?? 0)).toBeLessThan(24);
});

/** Pixels between code in a paragraph, with the ground that is drawn around it, and the word after it. Runs inside the page. */
function findLeastRoom(): number {
	const range = document.createRange();
	const rooms = [...document.querySelectorAll("article p > code")].flatMap((code) => {
		const next = code.nextSibling;
		if (!(next instanceof Text) || !/^ \S/u.test(next.data)) return [];
		range.setStart(next, 1);
		range.setEnd(next, 2);
		const [word] = range.getClientRects();
		const box = [...code.getClientRects()].at(-1);
		if (!word || !box || Math.abs(word.top - box.top) > box.height) return [];
		const { boxShadow } = getComputedStyle(code);
		const spread = boxShadow === "none" ? 0 : parseFloat(boxShadow.split(" ").at(-1) ?? "0");
		return [word.left - box.right - spread];
	});
	return rooms.length === 0 ? NaN : Math.min(...rooms);
}
