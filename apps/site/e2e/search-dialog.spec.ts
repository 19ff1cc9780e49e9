import type { Locator, Page } from "@playwright/test";
import { TASK_IDS } from "@pusula/tasks";
import { groupTasks } from "../src/facts/tasks/task-order.ts";
import { expect, test } from "./watched-page.ts";
import { listLayoutFaults } from "./layout-faults.ts";
import { findViolations } from "./find-violations.ts";

const field = (page: Page): Locator => page.getByRole("combobox", { name: "Ne arıyorsunuz?" });

test("opens with the keys, finds while typing, and is walked with the arrow keys", async ({ page }) => {
	await page.goto("/tasks/translation/");
	await page.keyboard.press("Control+K");
	await expect(field(page)).toBeFocused();
	await page.keyboard.type("gorsel sinif");
	const options = page.getByRole("dialog").getByRole("option");
	await expect(options.first()).toContainText("Görüntü sınıflandırma");
	await expect(options.first()).toHaveAttribute("aria-selected", "true");
	await page.keyboard.press("ArrowDown");
	await expect(options.nth(1)).toHaveAttribute("aria-selected", "true");
	await expect(field(page)).toHaveAttribute("aria-activedescendant", "search-result-1");
	await page.keyboard.press("ArrowUp");
	await page.keyboard.press("ArrowUp");
	await expect(options.last()).toHaveAttribute("aria-selected", "true");
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/tasks\/image-classification\/$/);
});

test("opens from its button, closes with Escape and gives the focus back", async ({ page }) => {
	await page.goto("/providers/");
	const button = page.getByRole("banner").getByRole("button", { name: "Ara", exact: true });
	await button.click();
	await expect(field(page)).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toBeHidden();
	await expect(button).toBeFocused();
	await button.click();
	await page.getByRole("button", { name: "Aramayı kapat" }).click();
	await expect(page.getByRole("dialog")).toBeHidden();
});

test("requests the index only once it is open, and keeps nothing of what was typed", async ({ page }) => {
	const requested: string[] = [];
	page.on("request", (request) => requested.push(new URL(request.url()).pathname));
	await page.goto("/glossary/");
	await page.waitForLoadState("networkidle");
	expect(requested.filter((path) => path.startsWith("/search/"))).toEqual([]);
	await page.keyboard.press("Control+K");
	await page.keyboard.type("BERT");
	await expect(page.getByRole("option").first()).toContainText("BERT");
	expect(requested.filter((path) => path === "/search/tr.json")).toHaveLength(1);
	expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain("BERT");
});

test("leads to a heading inside a page, and closes when the page is the same", async ({ page }) => {
	await page.goto("/docs/how-to/failover/");
	await page.keyboard.press("Control+K");
	await page.keyboard.type("hangi hatalarda sıradakine");
	const option = page.getByRole("option", { name: /^Hangi hatalarda sıradakine geçilir/ });
	await expect(option).toBeVisible();
	await option.click();
	await expect(page).toHaveURL(/\/docs\/how-to\/failover\/#hangi-hatalarda-siradakine-gecilir$/);
	await expect(page.getByRole("dialog")).toBeHidden();
});

test("suggests near names and the glossary when nothing is found", async ({ page }) => {
	await page.goto("/");
	await page.keyboard.press("Control+K");
	await page.keyboard.type("ozotlomi");
	await expect(page.getByText("“ozotlomi” için sonuç yok.")).toBeVisible();
	await expect(page.getByRole("link", { name: "Sözlükteki bütün terimler" })).toBeVisible();
	await page.getByRole("button", { name: /^özetleme$/i }).click();
	await expect(page.getByRole("option").first()).toContainText("Özetleme");
	await expect(field(page)).toBeFocused();
});

test("keys lead to the field of the search page itself", async ({ page }) => {
	await page.goto("/search/");
	await page.keyboard.press("Control+K");
	await expect(page.getByRole("searchbox", { name: "Ne arıyorsunuz?" })).toBeFocused();
	await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a single letter opens nothing", async ({ page }) => {
	await page.goto("/");
	for (const key of ["k", "/", "s", "?"]) await page.keyboard.press(key);
	await expect(page.getByRole("dialog")).toBeHidden();
});

test("the compass says what its colours mean", async ({ page }) => {
	await page.goto("/en/tasks/translation/");
	await page.keyboard.press("Control+K");
	await page.keyboard.type("qwxzvjk");
	const compass = page.getByRole("dialog").getByRole("navigation", { name: "Compass of tasks" });
	const names = compass.getByRole("list").getByRole("listitem");
	const modalities = groupTasks().filter(({ tasks }) => tasks.length > 0);
	await expect(names).toHaveText(modalities.map(({ modality }) => modality.names.en));
	const colours = await names
		.locator("span")
		.evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
	const ofMarks = await compass
		.locator("svg > g > a:first-child path")
		.evaluateAll((all) => all.map((one) => getComputedStyle(one).stroke));
	expect(ofMarks).toEqual(colours);
});

test("moves nothing on the page, and is accessible in both themes, empty, full and without results", async ({
	page,
}) => {
	test.setTimeout(120_000);
	for (const [colorScheme, width] of [
		["light", 1280],
		["dark", 360],
	] as const) {
		await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
		await page.setViewportSize({ width, height: 800 });
		await page.goto("/tasks/translation/");
		const title = page.getByRole("heading", { level: 1 });
		const before = await title.boundingBox();
		await page.keyboard.press("Control+K");
		expect(await title.boundingBox()).toEqual(before);
		for (const query of ["", "çeviri", "ozotlomi"]) {
			await field(page).fill(query);
			await expect(page.getByRole("dialog").getByRole("status")).toHaveText(query ? /./ : "");
			expect({ query, found: await findViolations(page) }).toEqual({
				query,
				found: [],
			});
		}
	}
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });
	test("the button is a link to the search page", async ({ page }) => {
		await page.goto("/tasks/");
		await page.getByRole("banner").getByRole("link", { name: "Ara", exact: true }).click();
		await expect(page).toHaveURL(/\/search\/$/);
	});
});

test("where nothing is found the compass leads on, and is fetched no earlier", async ({ page }) => {
	const requested: string[] = [];
	page.on("request", (request) => requested.push(new URL(request.url()).pathname));
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto("/tasks/translation/");
	await page.keyboard.press("Control+K");
	await field(page).fill("özetleme");
	const dialog = page.getByRole("dialog");
	await expect(dialog.getByRole("option").first()).toBeVisible();
	expect(requested.filter((path) => path.endsWith("-dial.json"))).toEqual([]);
	await field(page).fill("qwxzvjk");
	const compass = dialog.getByRole("navigation", { name: "Görev pusulası" });
	await expect(compass.locator("svg a")).toHaveCount(TASK_IDS.length);
	expect(await findViolations(page, { within: "dialog[open]", more: ["target-size"] })).toEqual([]);
	await dialog.evaluate((element) => {
		document.body.style.visibility = "hidden"; // what lies behind it
		element.style.visibility = "visible";
	});
	expect(await page.evaluate(listLayoutFaults)).toEqual([]);
	const presses = await compass
		.locator("svg a")
		.evaluateAll((marks) => marks.map((mark) => Math.round(mark.getBoundingClientRect().width)));
	expect(Math.min(...presses)).toBeGreaterThanOrEqual(24);
	const body = dialog.locator("[data-no-results]");
	expect(await body.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
	await compass.locator("svg a").first().focus();
	await page.keyboard.press("ArrowRight");
	const second = compass.locator("svg a").nth(1);
	await expect(second).toBeFocused();
	const name = (await second.locator("title").textContent()) ?? "";
	await expect(compass.locator("[data-pointed]")).toHaveText(name);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
});
