import type { Page, Route } from "@playwright/test";
import { PAGES as EVERY_PAGE } from "../checks/templates/templates.ts";
import { expect, test } from "./watched-page.ts";

/** Most that a page may move when its fonts come late; the unit is that of Cumulative Layout Shift. */
const MOST_SHIFT = 0.02;
/** Every template in Turkish, whose letters no basic Latin file has. */
const PAGES = EVERY_PAGE.filter(([, path]) => !path.startsWith("/en/"));
/** The sizes of screen at which pages are looked at: a phone and a desk. */
const SCREENS = [
	{ width: 390, height: 844 },
	{ width: 1280, height: 800 },
];

for (const [name, path] of PAGES) {
	test(`${name} is set in one font at every moment`, async ({ page }) => {
		const held = await holdFonts(page);
		for (const screen of SCREENS) {
			await page.setViewportSize(screen);
			held.length = 0;
			await page.goto(path, { waitUntil: "domcontentloaded" });
			await expect.poll(() => held.length).toBeGreaterThan(0);
			expect(await listMixedTexts(page), "before any font has come").toEqual([]);
			for (const font of held) {
				await font.continue();
				await page.waitForResponse(font.request().url());
				expect(await listMixedTexts(page), `after ${font.request().url()}`).toEqual([]);
			}
			await page.evaluate(() => document.fonts.ready);
			expect(await listMixedTexts(page), "after all fonts").toEqual([]);
		}
	});
}

for (const screen of SCREENS) {
	test(`no page moves when its fonts come, ${screen.width} px wide`, async ({ page }) => {
		test.setTimeout(300_000);
		await page.setViewportSize(screen);
		const held = await holdFonts(page);
		const moving: string[] = [];
		for (const [, path] of PAGES) {
			held.length = 0;
			await page.goto(path, { waitUntil: "domcontentloaded" });
			await expect.poll(() => held.length).toBeGreaterThan(0);
			await page.evaluate(() => new Promise(requestAnimationFrame));
			await Promise.all(held.map((font) => font.continue()));
			await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
			const { shift, parts } = await page.evaluate(() => (globalThis as unknown as Moved).moved); // set by holdFonts
			if (shift >= MOST_SHIFT) moving.push(`${path}: ${shift.toFixed(3)}, ${parts.join(", ")}`);
		}
		expect(moving).toEqual([]);
	});
}

test("a text in two fonts is seen", async ({ page }) => {
	await page.setContent(
		`<style>@font-face{font-family:Turkish;src:local("DejaVu Serif"),local("Times New Roman");unicode-range:U+11F}
		p{font-family:Turkish,"DejaVu Sans",Arial}</style><main><p>Doğru</p><p>Duru</p></main>`,
	);
	await page.evaluate(() => document.fonts.ready);
	expect(await listMixedTexts(page)).toEqual([expect.stringContaining("Doğru")]);
});

test("the font of code is fetched early by pages that show some, and by no others", async ({ request }) => {
	const countPreloaded = async (path: string) =>
		((await (await request.get(path)).text()).match(/<link rel="preload"[^>]*as="font"/g) ?? []).length;
	expect(await countPreloaded("/tasks/text-classification/")).toBe(2);
	expect(await countPreloaded("/tasks/")).toBe(1);
});

/** What `holdFonts` counts in the page. */
interface Moved {
	readonly moved: { shift: number; parts: string[] };
}

/** The browser's record of a movement. */
interface Shift extends PerformanceEntry {
	readonly value: number;
	readonly sources: readonly { readonly node: Node | null }[];
}

/** Keeps every font back until the test lets it go; sums up in `shift` how far the page moves, and lists the texts of what moves. */
async function holdFonts(page: Page): Promise<Route[]> {
	const held: Route[] = [];
	await page.route("**/*.woff2", (route) => void held.push(route));
	await page.addInitScript(() => {
		const moved = { shift: 0, parts: new Array<string>() };
		Object.assign(globalThis, { moved });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as Shift[]) {
				moved.shift += entry.value;
				moved.parts.push(...entry.sources.map(({ node }) => node?.textContent?.slice(0, 30) ?? ""));
			}
		}).observe({ type: "layout-shift", buffered: true });
	});
	return held;
}

/** Texts of Latin letters that are painted in more than one font, with the names of the fonts. */
async function listMixedTexts(page: Page): Promise<readonly string[]> {
	await page.evaluate(markPlainTexts);
	const devtools = await page.context().newCDPSession(page);
	await devtools.send("DOM.enable");
	await devtools.send("CSS.enable");
	const { root } = await devtools.send("DOM.getDocument", { depth: 0 });
	const { nodeIds } = await devtools.send("DOM.querySelectorAll", {
		nodeId: root.nodeId,
		selector: "[data-plain]",
	});
	expect(nodeIds.length).toBeGreaterThan(0);
	const mixed: string[] = [];
	for (const nodeId of nodeIds) {
		// An island may have put another element in its place meanwhile.
		const { fonts } = await devtools
			.send("CSS.getPlatformFontsForNode", { nodeId })
			.catch(() => ({ fonts: [] }));
		if (fonts.length < 2) continue;
		const { outerHTML } = await devtools.send("DOM.getOuterHTML", { nodeId });
		mixed.push(`${outerHTML}: ${fonts.map(({ familyName }) => familyName).join(", ")}`);
	}
	await devtools.detach();
	return mixed;
}

/** Marks the first visible elements whose own text is Latin letters; those with letters beyond ASCII first. */
function markPlainTexts(): void {
	const most = 40;
	const own = (element: Element) =>
		[...element.childNodes].map((node) => (node instanceof Text ? node.data : "")).join("");
	const isPlain = (text: string) => /^[\p{Script=Latin}\d\s.,;:!?'’()-]+$/u.test(text) && text.trim() !== "";
	const plain = [...document.querySelectorAll("main *")].filter(
		(element) => element.childElementCount === 0 && isPlain(own(element)) && element.checkVisibility(),
	);
	const [some, others] = [
		plain.filter((element) => /[^ -~\s]/.test(own(element))),
		plain.filter((element) => !/[^ -~\s]/.test(own(element))),
	];
	for (const element of [...some, ...others].slice(0, most)) element.setAttribute("data-plain", "");
}
