import { listBrokenWords, listLayoutFaults } from "./layout-faults.ts";
import { keepFirstLetters, watchShifts } from "./layout-shifts.ts";
import { ALL_PAGES } from "../checks/templates/templates.ts";
import { expect, test } from "./watched-page.ts";

const WIDTHS = [320, 360, 768, 1280, 1920, 2560];
/** A narrow phone and a wide screen, where faults show first. */
const CLOSE_WIDTHS = [320, 360, 1280, 2560];

for (const [name, path] of ALL_PAGES) {
	test(`${name} fits every width, cuts no text off and lays no controls on each other`, async ({ page }) => {
		await page.goto(path);
		for (const width of WIDTHS) {
			await page.setViewportSize({ width, height: 800 });
			const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
			expect({ width, overflow }).toEqual({ width, overflow: 0 });
			if (!CLOSE_WIDTHS.includes(width)) continue;
			expect({ width, faults: await page.evaluate(listLayoutFaults) }).toEqual({ width, faults: [] });
		}
	});
}

for (const [name, path] of ALL_PAGES) {
	test(`${name} keeps its width and the words of its headings on a phone with text twice as large`, async ({
		page,
	}) => {
		await page.setViewportSize({ width: 360, height: 740 });
		await page.goto(path);
		await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
		const overflow = (): Promise<number> =>
			page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
		await expect.poll(overflow).toBeLessThanOrEqual(0);
		expect(await page.evaluate(listBrokenWords)).toEqual([]);
	});
}

test("faults of a layout are seen", async ({ page }) => {
	await page.setContent(`<p id="cut">A sentence that is far too long for its own small box.</p>
		<p><a href="/a" id="a">First link</a> <a href="/b" id="b">Second link</a></p>`);
	expect(await page.evaluate(listLayoutFaults)).toEqual([]);
	await page.addStyleTag({
		content: "#cut { width: 5rem; white-space: nowrap; overflow: hidden } #b { margin-inline-start: -3rem }",
	});
	const faults = await page.evaluate(listLayoutFaults);
	expect(faults.map((fault) => fault.split(":")[0])).toEqual(["cut off", "on each other"]);
	const marks = (distance: number): string =>
		`<svg viewBox="0 0 99 99" width="99" height="99"><a href="/a"><circle cx="20" cy="20" r="12" /></a>
		<a href="/b"><circle cx="${20 + distance}" cy="${20 + distance}" r="12" /></a></svg>`;
	await page.setContent(marks(17));
	expect(await page.evaluate(listLayoutFaults)).toEqual([]);
	await page.setContent(marks(9));
	expect(await page.evaluate(listLayoutFaults)).toHaveLength(1);
});

test.describe("without late letters, whose own movement the tests of fonts measure", () => {
	test.use({ bypassCSP: true }); // the styles are changed, and the policy names them by their hashes

	for (const [name, path] of ALL_PAGES) {
		test(`nothing moves while ${name} loads`, async ({ page }) => {
			await keepFirstLetters(page);
			await watchShifts(page);
			await page.goto(path, { waitUntil: "networkidle" });
			expect(await page.evaluate("shifts")).toEqual([]);
		});
	}
});
