import { runButton } from "./playground-page.ts";
import { expect, test } from "./watched-page.ts";
import { findViolations } from "./find-violations.ts";

test("a model is looked for by keys, chosen, and found again among the last used", async ({ page }) => {
	await page.goto("/playground/?task=text-classification");
	const field = page.getByRole("combobox", { name: "Model" });
	await expect(field).not.toHaveValue("");
	await field.focus();
	await page.keyboard.press("ArrowDown");
	const list = page.getByRole("listbox", { name: "Modeller" });
	await expect(list.getByRole("option").first()).toBeVisible();
	await expect(field).toHaveAttribute("aria-expanded", "true");
	await expect(field).toHaveAttribute("aria-activedescendant", /./);
	await page.keyboard.press("Escape");
	await expect(list).toHaveCount(0);
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("ArrowUp");
	await expect(list.locator("[data-active]")).toBeInViewport({ ratio: 0.9 });
	await expect(list.getByRole("option").last()).toHaveAttribute("data-active", "true");
	await page.keyboard.press("Escape");
	await field.fill("turkish");
	const found = list.getByRole("option");
	await expect(found.first()).toContainText(/turkish/i);
	const chosen = (await found.first().locator("[translate=no]").textContent()) ?? "";
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Enter");
	await expect(field).toHaveValue(chosen);
	await expect(list).toHaveCount(0);
	await runButton(page).click();
	await expect(page.locator("section[data-status=done]")).toBeVisible();
	await page.reload();
	await field.click();
	await expect(page.getByRole("group", { name: "Son kullandıklarım" }).getByRole("option")).toContainText([
		chosen,
	]);
});

test("on a phone the list of a field is as wide as its row, right below it", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	for (const [search, name] of [
		["task=conversational&connection=simulated", "Model"],
		["task=conversational&connection=simulated", "Senaryo"],
		["task=image-to-text", "Model"],
	] as const) {
		await page.goto(`/playground/?${search}`);
		const field = page.getByRole("combobox", { name });
		await field.click();
		await expect(page.getByRole("listbox")).toBeVisible();
		const row = await page.locator("[data-target-fields]").boundingBox();
		const popover = await page.getByRole("listbox").locator("..").boundingBox();
		const input = await field.boundingBox();
		if (!row || !popover || !input) throw new Error("The list and its field are shown.");
		expect(popover.width).toBeCloseTo(row.width, 0);
		expect(popover.x).toBeCloseTo(row.x, 0);
		expect(popover.y - input.y - input.height).toBeGreaterThanOrEqual(0);
		expect(popover.y - input.y - input.height).toBeLessThan(12);
	}
});

test("a model that nobody knows is said so, and a favourite is kept", async ({ page }) => {
	await page.goto("/playground/?task=conversational");
	const field = page.getByRole("combobox", { name: "Model" });
	await field.fill("yok/boyle-bir-model");
	await expect(page.getByText("Uyan model yok.")).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.getByText("Bu adda bir model, tabloda da listede de yok.")).toBeVisible();
	await field.fill("Qwen/Qwen3-32B");
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: "Sık kullandıklarıma ekle" }).click();
	await page.reload();
	await field.click();
	await expect(page.getByRole("group", { name: "Sık kullandıklarım" }).getByRole("option")).toContainText([
		"Qwen/Qwen3-32B",
	]);
	expect(await findViolations(page, { within: "[data-playground]" })).toEqual([]);
});

test("the list is narrowed to models that know Turkish by keys, and stays so", async ({ page }) => {
	await page.goto("/playground/?task=text-classification&connection=simulated");
	const field = page.getByRole("combobox", { name: "Model" });
	await expect(field).not.toHaveValue("");
	await field.focus();
	await page.keyboard.press("ArrowDown");
	const options = page.getByRole("listbox", { name: "Modeller" }).getByRole("option");
	const filter = page.getByRole("button", { name: "Türkçe bilir" });
	await expect(filter).toHaveAttribute("aria-pressed", "false");
	const before = await options.count();
	await page.keyboard.press("Tab");
	await expect(filter).toBeFocused();
	await page.keyboard.press("Space");
	await expect(filter).toHaveAttribute("aria-pressed", "true");
	const after = await options.count();
	expect(after).toBeLessThan(before);
	await expect(page.getByRole("status").filter({ hasText: "Türkçe biliyor" })).toHaveText(
		`${String(before)} modelden ${String(after)} tanesi Türkçe biliyor`,
	);
	expect(await findViolations(page, { within: "[data-target-fields]" })).toEqual([]);
	await page.keyboard.press("Escape");
	await expect(field).toBeFocused();
	await expect(filter).toHaveCount(0);
	await page.reload();
	await field.click();
	await expect(filter).toHaveAttribute("aria-pressed", "true");
	await expect(options).toHaveCount(after);
	await filter.click();
	await expect(options).toHaveCount(before);
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	await expect(filter).toHaveCount(0);
});

test("a parameter is slid, typed and taken back, and a picture's size is one choice", async ({ page }) => {
	await page.goto("/playground/?task=text-to-image");
	await page.getByText("Parametreler", { exact: true }).click();
	const slider = page.getByRole("slider", { name: "guidance_scale kaydırıcısı" });
	const typed = page.getByRole("textbox", { name: "guidance_scale", exact: true });
	await slider.focus();
	await page.keyboard.press("ArrowRight");
	await expect(typed).toHaveValue("11");
	await page.getByRole("button", { name: "guidance_scale değerini sıfırla" }).click();
	await expect(typed).toHaveValue("");
	await page.getByLabel("Görüntünün boyutu").selectOption("1344 × 768");
	await expect(page.getByRole("textbox", { name: "width", exact: true })).toHaveValue("1344");
	await page.getByText("Bu çağrının kodu").click();
	await expect(page.locator("[data-snippet]")).toContainText("768");
});

test("the size of a made picture is one choice where the task names it in a group of its own", async ({
	page,
}) => {
	await page.goto("/playground/?task=image-to-image");
	await page.getByText("Parametreler", { exact: true }).click();
	await page.getByLabel("Görüntünün boyutu").selectOption("768 × 1344");
	await expect(page.getByRole("textbox", { name: "width", exact: true })).toHaveValue("768");
	await expect(page.getByRole("textbox", { name: "height", exact: true })).toHaveValue("1344");
	await page.getByText("Bu çağrının kodu").click();
	await expect(page.locator("[data-snippet]")).toContainText("target_size");
	await page.goto("/playground/?task=document-question-answering");
	await page.getByText("Parametreler", { exact: true }).click();
	const language = page.getByRole("combobox", { name: "lang", exact: true });
	await language.selectOption("tur+eng");
	await expect(language).toHaveValue("tur+eng");
	await language.selectOption("Başka bir değer…");
	await page.getByLabel("lang için başka bir değer").fill("pol");
	await expect(page.getByLabel("lang için başka bir değer")).toHaveValue("pol");
});

test("languages of a translation are chosen, or typed, for a model that the table does not have", async ({
	page,
}) => {
	await page.goto("/playground/?task=translation&connection=simulated&model=acme/translator");
	await page.getByText("Parametreler", { exact: true }).click();
	for (const name of ["src_lang", "tgt_lang"]) {
		const language = page.getByRole("combobox", { name, exact: true });
		await language.selectOption("tur_Latn");
		await expect(language).toHaveValue("tur_Latn");
		await language.selectOption("Başka bir değer…");
		await page.getByLabel(`${name} için başka bir değer`).fill("pol_Latn");
		await expect(page.getByLabel(`${name} için başka bir değer`)).toHaveValue("pol_Latn");
	}
});

test("another model brings the example that fits it, and leaves the reader's own text", async ({ page }) => {
	await page.goto("/playground/?task=fill-mask&connection=simulated");
	const text = page.locator("form textarea").first();
	await expect(text).toHaveValue("Balıkçı ağını [MASK] attı.");
	await page.getByRole("combobox", { name: "Model" }).fill("distilbert/distilroberta-base");
	await page.keyboard.press("Escape");
	await expect(text).toHaveValue("The fisherman cast his net into the <mask>.");
	const note = page.locator("[data-example-note]");
	await expect(note).toContainText("Örnek İngilizce");
	await text.fill("Kendi metnim [MASK].");
	await expect(note).toContainText("boşluğu <mask> ile tanır");
	await expect(text).toHaveValue("Kendi metnim [MASK].");
	await note.getByRole("button", { name: "Modele uyan örneği al" }).click();
	await expect(text).toHaveValue("The fisherman cast his net into the <mask>.");
});
