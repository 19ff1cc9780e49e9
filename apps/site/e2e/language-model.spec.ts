import type { Page } from "@playwright/test";
import { expect, test } from "./watched-page.ts";
import { findViolations } from "./find-violations.ts";

const PAGE = "/docs/concepts/inside-a-language-model/";
const MODEL = "pusula/kucuk-dil-modeli";
const MODEL_FILES = /\/(?:models|runtime)\//;

test.describe.configure({ timeout: 180_000 });

test("nothing of the model is fetched before the reader asks for it", async ({ page }) => {
	const requested: string[] = [];
	page.on("request", (request) => requested.push(request.url()));
	await page.goto(PAGE);
	await expect(page.getByRole("button", { name: /^Modeli yükle \(18,\d MB\)$/ })).toBeVisible();
	expect(requested.filter((url) => MODEL_FILES.test(url))).toEqual([]);
	await load(page);
	expect(requested.filter((url) => MODEL_FILES.test(url)).length).toBeGreaterThan(4);
});

test("typed text becomes tokens, and bars whose sum is 1", async ({ page }) => {
	await open(page);
	await type(page, "Ğ modeli");
	const tokens = page.getByRole("radio");
	await expect(tokens.first()).toHaveAccessibleName("1. belirteç: metin sınırı");
	await expect(tokens.nth(1)).toHaveAccessibleName("2. belirteç: bayt C4");
	await expect(tokens.nth(2)).toHaveAccessibleName("3. belirteç: bayt 9E");
	await expect(tokens.nth(3)).toHaveAccessibleName("4. belirteç: modeli");
	expect(sumOf(await readBars(page))).toBeCloseTo(1, 6);
});

test("every slider moves the bars, which sum to 1 all the time", async ({ page }) => {
	await open(page);
	await type(page, "Bir model, bir sağlayıcı, bir");
	for (const [name, value] of [
		["Yineleme cezası", "2"],
		["Sıcaklık", "2"],
		["En olası k ile örnekleme (top-k)", "3"],
		["Çekirdek örnekleme (top-p)", "0.3"],
	] as const) {
		const before = await readBars(page);
		await page.getByRole("slider", { name }).fill(value);
		await settled(page);
		const after = await readBars(page);
		expect(after, name).not.toEqual(before);
		expect(sumOf(after), name).toBeCloseTo(1, 6);
	}
	await page.getByRole("slider", { name: "Sıcaklık" }).fill("0");
	await settled(page);
	expect((await readBars(page))[0]).toBe(1);
});

test("one seed writes one text twice, another seed another, and a slider rewrites it", async ({ page }) => {
	await open(page);
	const first = await write(page);
	expect(first.length).toBeGreaterThan(20);
	await page.getByRole("button", { name: "Devamı sil" }).click();
	await settled(page);
	await expect(written(page)).toHaveText("");
	expect(await write(page)).toBe(first);
	await page.getByLabel("Tohum").fill("2");
	await settled(page);
	expect(await written(page).textContent()).not.toBe(first);
	await page.getByLabel("Tohum").fill("1");
	await settled(page);
	expect(await written(page).textContent()).toBe(first);
	await page.getByRole("slider", { name: "Sıcaklık" }).fill("0");
	await settled(page);
	expect(await written(page).textContent()).not.toBe(first);
});

test("writing stops when the reader says so", async ({ page }) => {
	await open(page);
	await page.getByRole("button", { name: "Devam ettir" }).click();
	await expect(written(page)).not.toHaveText("");
	await page.getByRole("button", { name: "Durdur" }).click();
	await settled(page);
	await expect(page.getByText(/^Model \d+ belirteç ekledi/)).toBeVisible();
	const count = await page.getByRole("radio").count();
	await expect(page.getByRole("button", { name: "Devam ettir" })).toBeFocused();
	expect(await page.getByRole("radio").count()).toBe(count);
});

test("a bar adds its token where the reader looks", async ({ page }) => {
	await open(page);
	await type(page, "Bir model seçin.");
	await page.getByRole("radio").nth(1).check();
	await settled(page);
	const bar = page.locator("[data-bars] button").first();
	const name = /^Ekle: (.+), /.exec((await bar.getAttribute("aria-label")) ?? "")?.[1] ?? "";
	await bar.click();
	await settled(page);
	const text = (await page.getByLabel("Metniniz").inputValue()).replace(/^Bir ?/, "");
	expect(text).toBe(name);
	await expect(page.getByRole("radio")).toHaveCount(3);
});

test("attention of the chosen layer and head is drawn and said", async ({ page }) => {
	await open(page);
	const picture = page.getByRole("img", { name: /^1\. katman, 1\. baş\./ });
	await expect(picture).toBeVisible();
	const squares = (): Promise<string> =>
		page
			.locator("[data-attention] rect[fill-opacity]")
			.evaluateAll((all) => all.map((square) => square.getAttribute("fill-opacity")).join(" "));
	const before = await squares();
	await page.getByRole("combobox", { name: "Katman", exact: true }).selectOption("5");
	await page.getByRole("combobox", { name: "Dikkat başı" }).selectOption("2");
	await settled(page);
	await expect(page.getByRole("img", { name: /^5\. katman, 2\. baş\./ })).toBeVisible();
	expect(await squares()).not.toBe(before);
	await expect(page.locator("[data-looks] li")).toHaveCount(5);
});

test("a text longer than the context loses its start, and says so", async ({ page }) => {
	await open(page);
	await type(page, "Ğ".repeat(200));
	await expect(page.getByText("Bağlam penceresi 256 belirteçtir.")).toBeVisible();
	await expect(page.getByRole("radio").first()).toBeDisabled();
	expect(sumOf(await readBars(page))).toBeCloseTo(1, 6);
});

test("loading can be stopped and begun again", async ({ page }) => {
	let resume = (): void => undefined;
	const stopped = new Promise<void>((resolve) => {
		resume = resolve;
	});
	await page.route("**/onnx/model.onnx", async (route) => {
		await stopped;
		await route.continue().catch(() => undefined); // the page has cancelled it
	});
	await page.goto(PAGE);
	await page.getByRole("button", { name: /^Modeli yükle/ }).press("Enter");
	await page.getByRole("button", { name: "Vazgeç" }).press("Enter");
	await expect(page.getByText("Yükleme durduruldu.")).toBeVisible();
	await expect(page.getByRole("button", { name: /^Modeli yükle/ })).toBeFocused();
	resume();
	await page.unroute("**/onnx/model.onnx");
	await load(page);
});

test("the keyboard reaches everything: type, choose a token, move a slider, add a token", async ({
	page,
}) => {
	await page.goto(PAGE);
	await page.getByRole("button", { name: /^Modeli yükle/ }).press("Enter");
	await expect(page.getByLabel("Metniniz")).toBeFocused({ timeout: 120_000 });
	await page.keyboard.type(" model");
	await wasRead(page, await page.getByLabel("Metniniz").inputValue());
	const last = page.getByRole("radio").last();
	await last.focus();
	await page.keyboard.press("ArrowLeft");
	await settled(page);
	await expect(last).not.toBeChecked();
	await page.getByRole("slider", { name: "Sıcaklık" }).focus();
	await page.keyboard.press("ArrowRight");
	await expect(page.getByRole("slider", { name: "Sıcaklık" })).toHaveAttribute("aria-valuetext", "0,8");
	await settled(page);
	await page.locator("[data-bars] button").first().press("Enter");
	await settled(page);
	await expect(page.getByText(/^Eklendi: /)).toBeVisible();
});

for (const { colorScheme, width } of [
	{ colorScheme: "light", width: 1280 },
	{ colorScheme: "dark", width: 390 },
] as const) {
	test(`the loaded page is accessible and fits, ${colorScheme}, ${width} pixels`, async ({ page }) => {
		await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
		await page.setViewportSize({ width, height: 800 });
		await open(page);
		await write(page);
		expect(await findViolations(page)).toEqual([]);
		const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
		expect(overflow).toBeLessThanOrEqual(0);
	});
}

test.describe("without a network", () => {
	test.use({ serviceWorkers: "allow" });

	test("the model is listed among those of this device, is current, and is deleted whole", async ({
		page,
	}) => {
		await page.goto("/");
		await page.evaluate(() => navigator.serviceWorker.ready);
		await open(page);
		await page.goto("/models-on-device/");
		const entry = page.getByRole("listitem").filter({ hasText: MODEL });
		await expect(entry).toContainText("3,9 MB");
		await entry.getByRole("button", { name: `${MODEL}: yeni sürümü var mı?` }).click();
		await expect(page.getByText(`${MODEL} güncel: bu siteyle gelen sürüm.`)).toBeVisible();
		await entry.getByRole("button", { name: `${MODEL}: sil` }).click();
		await page.getByRole("dialog").getByRole("button", { name: "Sil" }).click();
		await expect(entry).toHaveCount(0);
		const left = await page.evaluate(async () => {
			const lists = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
			return (await Promise.all(lists)).flat().map(({ url }) => url);
		});
		expect(left.filter((url) => url.includes("/models/pusula/"))).toEqual([]);
	});

	test("the model runs again after its first use", async ({ page, context }) => {
		await page.goto("/");
		await page.evaluate(() => navigator.serviceWorker.ready);
		await open(page);
		const first = await write(page);
		await expect.poll(() => countKept(page)).toBeGreaterThan(5);
		await context.setOffline(true);
		await open(page);
		expect(await write(page)).toBe(first);
	});
});

async function open(page: Page): Promise<void> {
	await page.goto(PAGE);
	await load(page);
}

async function load(page: Page): Promise<void> {
	await page.getByRole("button", { name: /^Modeli yükle/ }).click();
	await expect(page.getByText("Model hazır.")).toBeVisible({ timeout: 120_000 });
}

async function type(page: Page, text: string): Promise<void> {
	await page.getByLabel("Metniniz").fill(text);
	await wasRead(page, text);
}

/** Waits until the model has read the text; it runs after a pause in typing. */
async function wasRead(page: Page, text: string): Promise<void> {
	await expect(page.locator("[data-written]")).toHaveText(text);
	await settled(page);
}

async function write(page: Page): Promise<string> {
	await page.getByRole("button", { name: "Devam ettir" }).click();
	await expect(page.getByText(/^Model (?:\d+ belirteç ekledi|metnin bittiğini söyledi)/)).toBeVisible({
		timeout: 60_000,
	});
	await settled(page);
	return (await written(page).textContent()) ?? "";
}

function written(page: Page) {
	return page.locator("[data-written] ins");
}

function settled(page: Page): Promise<void> {
	return expect(page.locator("[data-form]")).toHaveAttribute("aria-busy", "false", { timeout: 60_000 });
}

/** The lengths of the bars; a full one has 1. */
async function readBars(page: Page): Promise<readonly number[]> {
	return page
		.locator("[data-bars] rect")
		.evaluateAll((bars) => bars.map((bar) => Number.parseFloat(bar.getAttribute("width") ?? "") / 100));
}

function sumOf(values: readonly number[]): number {
	return values.reduce((sum, value) => sum + value, 0);
}

/** Files of the model and of what runs it that are kept on the device. */
function countKept(page: Page): Promise<number> {
	return page.evaluate(async () => {
		const names = await caches.keys();
		const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
		return lists.flat().filter(({ url }) => /\/(?:models|runtime)\//.test(url)).length;
	});
}
