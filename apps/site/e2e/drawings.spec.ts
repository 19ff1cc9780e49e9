import { globSync, readFileSync } from "node:fs";
import { expect, test } from "./watched-page.ts";

/** Phone, tablet, desk. */
const WIDTHS = [360, 768, 1280];
const SMALLEST_TEXT = 12;
/** What letters of a fallback font may be wider than the site's own, which the drawings are laid out with. */
const SLACK = 10;

const CONTENT = new URL("../content/", import.meta.url);

/** Every page with a drawing, each in one of the languages. */
const PAGES = listDrawn().map((path, index) => (index % 2 === 0 ? path : `/en${path}`));

for (const path of PAGES) {
	test(`drawings of ${path} are whole and readable at every width`, async ({ page }) => {
		await page.goto(path);
		await page.evaluate(() => document.fonts.ready);
		await expect(page.locator("[data-drawing]").first()).toBeVisible();
		for (const width of WIDTHS) {
			await page.setViewportSize({ width, height: 900 });
			expect(await page.evaluate(listFaults, { smallest: SMALLEST_TEXT, slack: SLACK })).toEqual([]);
		}
	});
}

test("a drawing's title and description are those of the page's language", async ({ page }) => {
	for (const [path, title] of [
		["/docs/how-to/failover/", "Yedek sağlayıcıya geçiş"],
		["/en/docs/how-to/failover/", "Going on to the next provider"],
	] as const) {
		await page.goto(path);
		const drawing = page.getByRole("img", { name: title });
		await expect(drawing).toHaveCount(1);
		await expect(drawing).toHaveAccessibleDescription(/Groq.*404.*Cerebras/);
	}
});

test("the words of a drawing can be selected", async ({ page }) => {
	await page.goto("/docs/how-to/failover/");
	const text = page.locator("[data-drawing=failover] svg:visible text").first();
	await text.dblclick();
	expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe("İstemci");
});

/** URLs of the pages of content that place a drawing, in the default language. */
function listDrawn(): readonly string[] {
	const folder = new URL("tr/", CONTENT);
	return globSync("**/*.mdx", { cwd: folder })
		.filter((name) => readFileSync(new URL(name, folder), "utf8").includes("<Drawing "))
		.map((name) => `/${name.replace(/\.mdx$/, "/")}`)
		.toSorted();
}

/** What is wrong with the drawings that can be seen, those in answers of exercises too. Runs inside the page. */
function listFaults({ smallest, slack }: { smallest: number; slack: number }): readonly string[] {
	for (const fold of document.querySelectorAll("details")) fold.open = true;
	return [...document.querySelectorAll("[data-drawing]")].flatMap((figure) => {
		const seen = [...figure.querySelectorAll("svg")].filter((svg) => svg.checkVisibility());
		const name = figure.getAttribute("data-drawing") ?? "";
		if (seen.length !== 1) return [`${name}: ${seen.length} forms are seen`];
		return seen.flatMap((svg) => {
			const frame = svg.getBoundingClientRect();
			const scale = frame.width / svg.viewBox.baseVal.width;
			const wide =
				frame.right > document.documentElement.clientWidth + 1 ? [`${name}: wider than the page`] : [];
			const texts = [...svg.querySelectorAll("text")].flatMap((text) => {
				const box = text.getBoundingClientRect();
				const size = Number.parseFloat(getComputedStyle(text).fontSize) * scale;
				const isInside = box.left >= frame.left - slack && box.right <= frame.right + slack;
				return [
					...(size < smallest - 0.05 ? [`${name}: “${text.textContent}” has ${size.toFixed(1)} px`] : []),
					...(isInside ? [] : [`${name}: “${text.textContent}” stands out`]),
				];
			});
			return [...wide, ...texts];
		});
	});
}
