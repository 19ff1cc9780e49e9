import type { Locator, Page } from "@playwright/test";
import { runButton } from "./playground-page.ts";
import { expect, test } from "./watched-page.ts";
import { findViolations } from "./find-violations.ts";
import { retype } from "./retype.ts";

test("tools and the form of an answer begin with templates, and their faults are found while typing", async ({
	page,
}) => {
	const format = await openTemplate(page);
	await expect(format).not.toHaveAttribute("aria-invalid", "true");
	await retype(
		format,
		'{ "type": "json_schema", "json_schema": { "name": "a", "schema": { "type": "text" } } }',
	);
	await expect(page.getByText("Satır 1: “text” bir JSON Schema türü değil.")).toBeVisible();
	await expect(format).toHaveAttribute("aria-invalid", "true");
	await retype(format, '{ "type": ');
	await expect(page.getByText(/^Satır 1: Burada JSON bozuluyor/)).toBeVisible();
	expect(await findViolations(page, { within: "[data-playground]" })).toEqual([]);
	await format.focus();
	await page.keyboard.press("ControlOrMeta+a");
	await page.keyboard.type('{"type":"json_object"}');
	await page.keyboard.press("Tab");
	await expect(format).not.toBeFocused();
	await page.getByRole("textbox", { name: /^tools/ }).scrollIntoViewIfNeeded();
	await page.getByLabel("Şablondan başla (tools)").selectOption("Hava durumu");
	await page.getByText("Bu çağrının kodu").click();
	await expect(page.locator("[data-snippet]")).toContainText("get_weather");
	await expect(page.locator("[data-snippet]")).toContainText("json_object");
	await runButton(page).click();
	await expect(page.getByRole("region", { name: "Sohbet" })).toHaveAttribute("data-status", "done");
});

test("a JSON text longer than its editor is scrolled by keys, at one stop of the tab key", async ({
	page,
}) => {
	const format = await openTemplate(page);
	await retype(
		format,
		JSON.stringify({ type: "text", lines: Array.from({ length: 60 }, String) }, undefined, 1),
	);
	const scroller = page.locator(".cm-scroller").filter({ hasText: '"lines"' });
	await expect.poll(() => scroller.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeGreaterThan(0);
	expect(await findViolations(page, { rules: ["scrollable-region-focusable"] })).toEqual([]);
	await page.getByLabel("Şablondan başla (response_format)").focus();
	await page.keyboard.press("Tab");
	await expect(format).toBeFocused();
	await page.keyboard.press("ControlOrMeta+End");
	await expect.poll(() => scroller.evaluate((one) => one.scrollTop)).toBeGreaterThan(0);
	await page.keyboard.press("Shift+Tab");
	await expect(page.getByLabel("Şablondan başla (response_format)")).toBeFocused();
});

test("a table is typed by keys, grows, and takes what a spreadsheet copies", async ({
	page,
	context,
	baseURL,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: baseURL ?? "" });
	await page.goto("/playground/?task=table-question-answering&connection=simulated");
	const table = page.locator("form table");
	const first = page.getByRole("textbox", { name: "1. sütunun adı" });
	await expect(first).not.toHaveValue("");
	const rows = await table.getByRole("row").count();
	await page.getByRole("button", { name: "Satır ekle" }).click();
	await expect(table.getByRole("row")).toHaveCount(rows + 1);
	await first.fill("Şube");
	await first.press("Enter");
	const cell = page.getByRole("textbox", { name: "Şube, 1. satır", exact: true });
	await expect(cell).toBeFocused();
	await page.keyboard.press("ControlOrMeta+a");
	await page.keyboard.type("Kadıköy");
	await page.keyboard.press("Tab");
	await expect(page.getByRole("textbox", { name: /, 1\. satır$/ }).nth(1)).toBeFocused();
	await page.evaluate(() => navigator.clipboard.writeText("Ad\tYaş\nAyşe\t41\nCan\t7\n"));
	await first.focus();
	await page.keyboard.press("ControlOrMeta+v");
	await expect(page.getByRole("textbox", { name: "Yaş, 2. satır" })).toHaveValue("7");
	await page.getByText("Bu çağrının kodu").click();
	await expect(page.locator("[data-snippet]")).toContainText("Ayşe");
	await runButton(page).click();
	await expect(page.locator("section[data-status=done]")).toBeVisible();
	expect(await findViolations(page, { within: "form" })).toEqual([]);
});

test("rows and columns of a table that are removed leave the focus beside them", async ({ page }) => {
	await page.goto("/playground/?task=table-question-answering&connection=simulated");
	const remove = page.getByRole("button", { name: /\. satırı sil$/ });
	const removeColumn = page.getByRole("button", { name: /^Son sütunu sil/ });
	await expect(remove.first()).toBeVisible();
	await remove.last().focus();
	for (let count = await remove.count(); count > 1; count--) {
		await expect(remove.nth(count - 1)).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(remove).toHaveCount(count - 1);
	}
	await expect(remove.first()).toBeFocused();
	await removeColumn.focus();
	while ((await removeColumn.count()) > 0) {
		const width = await page.locator("form thead th").count();
		await page.keyboard.press("Enter");
		await expect(page.locator("form thead th")).toHaveCount(width - 1);
	}
	await expect(page.getByRole("button", { name: "Sütun ekle" })).toBeFocused();
});

test("a model's voice is chosen or typed, and is in the code", async ({ page }) => {
	await page.goto(
		"/playground/?task=text-to-speech&provider=hf-inference&model=hexgrad%2FKokoro-82M&connection=simulated",
	);
	await page.getByText("Parametreler", { exact: true }).click();
	const voice = page.getByRole("combobox", { name: "voice" });
	await voice.selectOption("bf_emma");
	await page.getByText("Bu çağrının kodu").click();
	const code = page.locator("[data-snippet]");
	await expect(code).toContainText("bf_emma");
	await voice.selectOption("Başka bir değer…");
	await page.getByRole("textbox", { name: "voice için başka bir değer" }).fill("ff_siwis");
	await expect(code).toContainText("ff_siwis");
	await voice.selectOption("seçilmedi");
	await expect(code).not.toContainText("voice");
	expect(await findViolations(page, { within: "[data-playground]" })).toEqual([]);
});

for (const search of [
	"task=conversational&connection=endpoint",
	"task=zero-shot-classification&connection=simulated",
	"task=text-generation&connection=key",
	"task=translation&connection=simulated",
	"task=document-question-answering&connection=simulated",
]) {
	test(`with text twice as large and all folds open nothing is wider than the window: ${search}`, async ({
		page,
	}) => {
		await page.setViewportSize({ width: 360, height: 740 });
		await page.goto(`/playground/?${search}`);
		await expect(runButton(page)).toBeEnabled();
		await page.evaluate(() => {
			document.documentElement.style.fontSize = "200%";
			for (const fold of document.querySelectorAll<HTMLDetailsElement>("[data-playground] details"))
				fold.open = true;
		});
		await expect(page.getByText("Belirteçleyici", { exact: true })).toBeVisible();
		await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
		const top = (name: "button" | "group", of: string | RegExp): Promise<number> =>
			page
				.getByRole(name, { name: of })
				.evaluate((element) => element.getBoundingClientRect()[element.matches("button") ? "bottom" : "top"]);
		expect(await top("button", "Paylaş")).toBeLessThanOrEqual(await top("group", "Bağlantı"));
	});
}

test("word boxes are drawn, moved, stretched and typed on the picture, and are in the call", async ({
	page,
}) => {
	await page.goto("/playground/?task=document-question-answering&connection=simulated");
	await page.getByText("Parametreler", { exact: true }).click();
	const json = page.getByRole("textbox", { name: /^word_boxes/ });
	await json.scrollIntoViewIfNeeded();
	const picture = page.locator("form svg[viewBox='0 0 1000 1000']");
	await picture.scrollIntoViewIfNeeded();
	const drag = async (from: readonly [number, number], to: readonly [number, number]): Promise<void> => {
		await picture.evaluate((element) => element.scrollIntoView({ block: "center" }));
		const { x, y, width, height } = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
		await page.mouse.move(x + from[0] * width, y + from[1] * height);
		await page.mouse.down();
		await page.mouse.move(x + to[0] * width, y + to[1] * height, { steps: 4 });
		await page.mouse.up();
	};
	await drag([0.1, 0.2], [0.4, 0.3]);
	await expect(page.getByLabel("1. kutunun sözcüğü")).toBeFocused();
	await page.keyboard.type("Toplam");
	const edge = (side: string) => page.getByLabel(`1. kutunun ${side} kenarı`);
	const readEdges = async (): Promise<number[]> =>
		Promise.all(["sol", "üst", "sağ", "alt"].map(async (side) => Number(await edge(side).inputValue())));
	const expectEdges = async (...edges: readonly number[]): Promise<void> =>
		expect.poll(readEdges).toEqual(edges.map((value): unknown => expect.closeTo(value, -1)));
	await expectEdges(100, 200, 400, 300);
	await drag([0.25, 0.25], [0.35, 0.45]);
	await expectEdges(200, 400, 500, 500);
	await drag([0.5, 0.5], [0.7, 0.6]);
	await expectEdges(200, 400, 700, 600);
	await edge("sağ").fill("650");
	await page.getByText("Bu çağrının kodu").click();
	await expect(page.locator("[data-snippet]")).toContainText("word_boxes");
	await expect(page.locator("[data-snippet]")).toContainText("650");
	await page.getByRole("button", { name: "Kutu ekle" }).click();
	await expect(page.getByLabel("2. kutunun sözcüğü")).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.locator("section[data-status]")).toHaveAttribute("data-status", "idle");
	await page.getByRole("button", { name: /^2\. kutuyu sil/ }).click();
	await expect(page.getByLabel("1. kutunun sözcüğü")).toBeFocused();
	await expect(page.getByLabel("2. kutunun sözcüğü")).toHaveCount(0);
	expect(await findViolations(page, { within: "form" })).toEqual([]);

	await retype(json, '["Toplam", [1, 2, 3, 4]]');
	await expect(page.getByText("çiftlerin listesi değil")).toBeVisible();
	await retype(json, '[["Tutar", [1, 2, 300, 400]]]');
	await expect(page.getByLabel("1. kutunun sözcüğü")).toHaveValue("Tutar");
	await runButton(page).click();
	await expect(page.locator("section[data-status=done]")).toBeVisible();
});

test("a finger scrolls over the picture until it is to draw, and the boxes stay inside a phone", async ({
	browser,
	baseURL,
}) => {
	const context = await browser.newContext({
		hasTouch: true,
		viewport: { width: 360, height: 740 },
		...(baseURL !== undefined && { baseURL }),
	});
	const page = await context.newPage();
	await page.goto("/playground/?task=document-question-answering&connection=simulated");
	await page.getByText("Parametreler", { exact: true }).click();
	await page.getByRole("textbox", { name: /^word_boxes/ }).scrollIntoViewIfNeeded();
	const picture = page.locator("form svg[viewBox='0 0 1000 1000']");
	await expect(picture).not.toHaveCSS("touch-action", "none");
	await page.getByRole("button", { name: "Parmakla çiz" }).click();
	await expect(picture).toHaveCSS("touch-action", "none");
	await page.getByRole("button", { name: "Kutu ekle" }).click();
	await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
	await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
	await context.close();
});

/** Opens the parameters of a chat, and fills the editor of its response format from a template. */
async function openTemplate(page: Page): Promise<Locator> {
	await page.goto("/playground/?task=conversational&connection=simulated");
	await page.getByText("Parametreler", { exact: true }).click();
	const format = page.getByRole("textbox", { name: /^response_format/ });
	await format.scrollIntoViewIfNeeded();
	await page.getByLabel("Şablondan başla (response_format)").selectOption("Birkaç seçenekten biri");
	await expect(format).toContainText('"enum"');
	return format;
}
