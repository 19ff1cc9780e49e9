import { runButton } from "./playground-page.ts";
import { expect, test } from "./watched-page.ts";
import { findViolations } from "./find-violations.ts";

test("tools and the form of an answer begin with templates, and their faults are found while typing", async ({
	page,
}) => {
	await page.goto("/playground/?task=conversational&connection=simulated");
	await page.getByText("Parametreler", { exact: true }).click();
	const format = page.getByRole("textbox", { name: /^response_format/ });
	await format.scrollIntoViewIfNeeded();
	await page.getByLabel("Şablondan başla (response_format)").selectOption("Birkaç seçenekten biri");
	await expect(format).toContainText('"enum"');
	await expect(format).not.toHaveAttribute("aria-invalid", "true");
	await format.fill(
		'{ "type": "json_schema", "json_schema": { "name": "a", "schema": { "type": "text" } } }',
	);
	await expect(page.getByText("Satır 1: “text” bir JSON Schema türü değil.")).toBeVisible();
	await expect(format).toHaveAttribute("aria-invalid", "true");
	await format.fill('{ "type": ');
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
