import { readPages } from "./built-site.ts";
import { expect, test } from "./watched-page.ts";

/** Phone, tablet, desk. */
const WIDTHS = [360, 768, 1280];
const SMALLEST_TEXT = 12;

test("drawings are named, described, whole and readable at every width", async ({ page }) => {
	test.slow();
	const paths = (await readPages())
		.filter(({ html }) => html.includes("data-drawing"))
		.map(({ path }) => path);
	expect(paths.length).toBeGreaterThan(0);
	for (const path of paths) {
		await page.goto(path, { waitUntil: "domcontentloaded" });
		await page.evaluate(() => document.fonts.ready);
		for (const width of WIDTHS) {
			await page.setViewportSize({ width, height: 900 });
			expect(await page.evaluate(listFaults, SMALLEST_TEXT), `${path} at ${width} px`).toEqual([]);
		}
	}
});

test("a drawing's title and description are those of the page's language", async ({ page }) => {
	for (const [path, title] of [
		["/docs/how-to/failover/", "Yedek sağlayıcıya geçiş"],
		["/en/docs/how-to/failover/", "Going on to the next provider"],
	] as const) {
		await page.goto(path);
		const drawing = page.getByRole("img", { name: title });
		await expect(drawing).toHaveCount(1);
		await expect(drawing).toHaveAccessibleDescription(/groq.*500.*cerebras/);
	}
});

test("the words of a drawing can be selected", async ({ page }) => {
	await page.goto("/docs/how-to/failover/");
	const text = page.locator("[data-drawing=failover] svg:visible text").first();
	await text.dblclick();
	expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe("İstemci");
});

/** What is wrong with the drawings that can be seen. Runs inside the page. */
function listFaults(smallest: number): readonly string[] {
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
				const isInside = box.left >= frame.left - 2 && box.right <= frame.right + 2;
				return [
					...(size < smallest - 0.05 ? [`${name}: “${text.textContent}” has ${size.toFixed(1)} px`] : []),
					...(isInside ? [] : [`${name}: “${text.textContent}” stands out`]),
				];
			});
			return [...wide, ...texts];
		});
	});
}
