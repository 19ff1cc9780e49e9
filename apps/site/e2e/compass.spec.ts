import type { Page } from "@playwright/test";
import { TASK_IDS, TASKS } from "@pusula/tasks";
import { expect, test } from "./watched-page.ts";
import { findViolations } from "./find-violations.ts";

/** A page with a dial at each of these widths. */
const PLACES = [
	["/", 360],
	["/en/", 1280],
	["/404.html", 360],
] as const;

for (const [path, width] of PLACES) {
	test(`the dial of ${path} has a mark for each task, large enough at ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await open(page, path);
		await expect(page.locator("[data-dial] svg a")).toHaveCount(TASK_IDS.length);
		const legend = page.locator("[data-dial] li");
		await expect(legend).toHaveCount(7);
		const colours = await legend.evaluateAll((all) =>
			all.map((one) => getComputedStyle(one.querySelector("span") ?? one).color),
		);
		const ofMarks = await page
			.locator("[data-dial] svg > g:has(> a)")
			.evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
		expect(colours).toEqual(ofMarks);
		expect(await findViolations(page, { within: "[data-dial]" })).toEqual([]);
		const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
		expect(overflow).toBeLessThanOrEqual(0);
	});
}

test("the dial is one stop; arrow keys move along it, and Enter opens the task", async ({ page }) => {
	await open(page, "/");
	const marks = page.locator("[data-dial] svg a");
	await marks.first().focus();
	await page.keyboard.press("ArrowRight");
	await expect(marks.nth(1)).toBeFocused();
	await page.keyboard.press("Home");
	await page.keyboard.press("ArrowLeft");
	await expect(marks.last()).toBeFocused();
	const name = (await marks.last().locator("title").textContent()) ?? "";
	await expect(page.locator("[data-pointed]")).toHaveText(name);
	await page.keyboard.press("Tab");
	expect(await page.evaluate(() => document.activeElement?.closest("[data-dial] svg"))).toBeNull();
	await marks.last().focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
});

test("the needle follows the pointer and what is typed", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await open(page, "/");
	const needle = page.locator("[data-needle]");
	const pointed = page.locator("[data-pointed]");
	const hint = (await pointed.textContent()) ?? "";
	await page.getByRole("searchbox").fill("özetle");
	await expect(pointed).toHaveText(TASKS.summarization.names.tr);
	const angle = await page.locator("[data-dial] a[href$='/summarization/']").getAttribute("data-angle");
	const turned = await needle.evaluate((node) => Number.parseFloat(getComputedStyle(node).rotate));
	expect((turned + 360) % 360).toBeCloseTo(Number(angle));
	expect(await needle.evaluate((node) => getComputedStyle(node).transitionDuration)).toBe("0s");
	await page.getByRole("searchbox").fill("");
	await expect(pointed).toHaveText(hint);
	await page.locator("[data-dial] a[href$='/object-detection/']").hover();
	await expect(pointed).toHaveText(TASKS["object-detection"].names.tr);
});

/** Opens a page and waits for its script, which makes the dial one stop. */
async function open(page: Page, path: string): Promise<void> {
	await page.goto(path === "/404.html" ? "/404.html" : path);
	await expect(page.locator("[data-dial] a[tabindex='-1']").first()).toBeAttached();
}
