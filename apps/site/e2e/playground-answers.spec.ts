import { runButton } from "./playground-page.ts";
import { expect, test } from "./watched-page.ts";
import { findViolations } from "./find-violations.ts";

test("a box lights up from the list and back, and a click on the picture leads to its row", async ({
	page,
}) => {
	await page.goto("/playground/?task=object-detection&connection=simulated");
	await runButton(page).click();
	const rows = page.getByRole("group", { name: "Bulunan alanlar" }).locator("label");
	const shapes = page.locator("section[data-status=done] svg g");
	const picture = page.locator("section[data-status=done] svg:has(g)");
	await expect(picture).not.toHaveAttribute("viewBox", "0 0 0 0"); // the picture has come, and moves nothing any more
	await expect(shapes).toHaveCount(await rows.count());
	await rows.nth(1).hover();
	await expect(shapes.nth(1)).toHaveAttribute("data-lit", "true");
	await expect(shapes.nth(0)).toHaveAttribute("data-lit", "false");
	const last = (await shapes.count()) - 1;
	await shapes
		.nth(last)
		.locator("rect")
		.click({ force: true, position: { x: 3, y: 3 } });
	await expect(rows.nth(last).getByRole("checkbox")).toBeFocused();
	await expect(rows.nth(last)).toHaveAttribute("data-lit", "true");
	await page.keyboard.press("Space");
	await expect(shapes).toHaveCount(last);
});

test("a mask lights up where it lies", async ({ page }) => {
	await page.goto("/playground/?task=image-segmentation&connection=simulated");
	await runButton(page).click();
	const rows = page.getByRole("group", { name: "Bulunan alanlar" }).locator("label");
	const picture = page.locator("section[data-status=done] svg:has(mask)");
	await expect(picture).not.toHaveAttribute("viewBox", "0 0 0 0");
	await picture.scrollIntoViewIfNeeded();
	const lit = rows.locator("xpath=self::*[@data-lit]");
	// A mask can be pointed at once its picture is decoded.
	await expect(async () => {
		await page.getByRole("heading", { name: "Çıktı" }).hover();
		await picture.hover({ position: { x: 5, y: 5 } });
		await expect(lit).toHaveCount(1, { timeout: 1000 });
	}).toPass();
	await page.getByRole("heading", { name: "Çıktı" }).hover();
	await expect(lit).toHaveCount(0);
});

test("speech is played chunk by chunk with its times, and the chunk that is heard is marked", async ({
	page,
}) => {
	await page.goto("/playground/?task=automatic-speech-recognition&connection=simulated");
	await page.getByText("Parametreler", { exact: true }).click();
	await page.getByLabel("return_timestamps", { exact: true }).selectOption("true");
	await runButton(page).click();
	const chunks = page.getByRole("list", { name: "Zaman damgaları" });
	await expect(chunks.getByRole("button").first()).toHaveAccessibleName(
		/^\d+,\d\s?sn ile .* arasını çal: \S/,
	);
	const sound = page.locator("section[data-status=done] audio");
	await expect(page.locator("section[data-status=done] svg path").first()).toBeAttached();
	await chunks.getByRole("button").last().click();
	await expect(chunks.getByRole("listitem").last()).toHaveAttribute("aria-current", "true");
	await expect.poll(() => sound.evaluate((one: HTMLAudioElement) => one.currentTime)).toBeGreaterThan(0);
	expect(await findViolations(page, { within: "section[data-status=done]" })).toEqual([]);
});

test("made speech and labelled sounds show their waveform", async ({ page }) => {
	for (const task of ["text-to-speech", "audio-classification"]) {
		await page.goto(`/playground/?task=${task}&connection=simulated`);
		await runButton(page).click();
		const result = page.locator("section[data-status=done]");
		await expect(result.locator("audio[controls]")).toHaveCount(1);
		await result.locator("svg:has(path[clip-path])").click();
		const sound = result.locator("audio");
		await expect.poll(() => sound.evaluate((one: HTMLAudioElement) => one.currentTime)).toBeGreaterThan(0);
	}
});

test("vectors show how alike they are, and lie on a map that says what it leaves out", async ({ page }) => {
	const fields = encodeURIComponent(
		JSON.stringify({ inputs: "Kedi uyuyor.\nKöpek koşuyor.\nUçak kalktı.\nGemi battı." }),
	);
	await page.goto(`/playground/?task=feature-extraction&connection=simulated&fields=${fields}`);
	await runButton(page).click();
	await expect(page.getByRole("table", { name: /Benzerlik|benzer/ })).toBeVisible();
	const map = page.getByRole("img", { name: "İki boyutlu harita." });
	await expect(map.locator("circle")).toHaveCount(4);
	await expect(page.locator("figcaption")).toContainText(/boyuttan ikiye indirildi;.*%\d+/);
	await expect(map).toContainText(/1\. bileşen: %\d+/);
});

test("a caption becomes a translation's input, and the translation is spoken", async ({ page }) => {
	await page.goto("/playground/?task=image-to-text&connection=simulated");
	await runButton(page).click();
	const result = page.locator("section[data-status=done]");
	const caption = (await result.locator("[data-answer-text] p").first().textContent()) ?? "";
	expect(caption).not.toBe("");
	await result.getByText("Başka bir görevin girdisi yap").click();
	await result
		.getByRole("group", { name: "Metin" })
		.getByRole("button", { name: "Çeviri", exact: true })
		.click();
	const task = page.getByRole("combobox", { name: "Görev" });
	await expect(task).toHaveValue("translation");
	await expect(task).toBeFocused();
	await expect(page.getByRole("textbox", { name: /^inputs/ })).toHaveValue(caption);
	await expect(page.locator("section[data-status=done]")).toHaveCount(0);
	await page.getByRole("radio", { name: "Simülasyon" }).check();
	await expect(page.getByRole("textbox", { name: /^inputs/ })).toHaveValue(caption);
	await runButton(page).click();
	await result.getByText("Başka bir görevin girdisi yap").click();
	await result.getByRole("button", { name: "Konuşma sentezi" }).click();
	await expect(task).toHaveValue("text-to-speech");
	await expect(page).toHaveURL(/task=text-to-speech/);
	await page.goBack();
	await expect(task).toHaveValue("translation");
});

test("a made picture is the input of the next task, and of a chat", async ({ page }) => {
	await page.goto("/playground/?task=text-to-image&connection=simulated");
	await runButton(page).click();
	const result = page.locator("section[data-status=done]");
	await expect(result.getByAltText("Üretilen dosya")).toBeVisible({ timeout: 15_000 });
	await result.getByText("Başka bir görevin girdisi yap").click();
	const takers = result.getByRole("group", { name: "Görüntü" }).getByRole("button");
	await expect(takers.filter({ hasText: "Çeviri" })).toHaveCount(0);
	await takers.filter({ hasText: "Sohbet" }).click();
	await expect(page.getByRole("textbox", { name: "Mesaj" })).toBeVisible();
	await expect(page.locator("form img")).toBeVisible();
});

test("an answer of a chat is handed on beside its text, with its fold of requests closed", async ({
	page,
}) => {
	await page.goto("/playground/?task=conversational&connection=simulated");
	await runButton(page).click();
	const answer = page.getByRole("listitem", { name: /2\. mesaj$/ });
	await expect(page.locator("section[data-status=done]")).toBeVisible();
	const text = (await answer.locator("[data-answer-text] p").first().textContent()) ?? "";
	expect(text).not.toBe("");
	await answer.getByText("Başka bir görevin girdisi yap").click();
	await answer.getByRole("button", { name: "Çeviri", exact: true }).click();
	await expect(page.getByRole("textbox", { name: /^inputs/ })).toHaveValue(text);
});

test("a text is handed to a chat behind the messages that it holds", async ({ page }) => {
	await page.goto("/playground/?task=conversational&connection=simulated");
	await runButton(page).click();
	const result = page.locator("section[data-status=done]");
	const said = page.getByRole("region", { name: "Sohbet" }).getByRole("listitem", { name: /mesaj$/ });
	await expect(result).toBeVisible();
	await expect(said).toHaveCount(2);
	await page.getByRole("combobox", { name: "Görev" }).selectOption("summarization");
	await page.getByRole("radio", { name: "Simülasyon" }).check();
	await runButton(page).click();
	await result.getByText("Başka bir görevin girdisi yap").click();
	await result
		.getByRole("group", { name: "Metin" })
		.getByRole("button")
		.filter({ hasText: "Sohbet" })
		.first()
		.click();
	await expect(said).toHaveCount(2);
	await expect(page.getByLabel("Mesajınız")).not.toHaveValue("");
});

test("what was found in a picture is cut out for the next task, and found words are handed on", async ({
	page,
}) => {
	await page.goto("/playground/?task=object-detection&connection=simulated");
	await runButton(page).click();
	const result = page.locator("section[data-status=done]");
	const whole = await page.locator("form img").evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth);
	await result.getByText("Başka bir görevin girdisi yap").click();
	const part = result.getByLabel("Hangi parçası");
	await expect(part.getByRole("option").nth(1)).toHaveText(/^2\. /);
	await part.selectOption("1");
	await result.getByRole("button", { name: "Görüntü sınıflandırma", exact: true }).click();
	await expect(page.getByRole("combobox", { name: "Görev" })).toHaveValue("image-classification");
	const picture = page.locator("form img");
	await expect
		.poll(() => picture.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
		.toBeLessThan(whole);

	await page.goto("/playground/?task=token-classification&connection=simulated");
	await runButton(page).click();
	await result.getByText("Başka bir görevin girdisi yap").click();
	const word = (await part.getByRole("option").first().textContent())?.replace(/ \([^)]*\)$/, "") ?? "";
	expect(word).not.toBe("");
	await result.getByRole("button", { name: "Çeviri", exact: true }).click();
	await expect(page.getByRole("textbox", { name: /^inputs/ })).toHaveValue(word);
});

test("the sentence that is most alike is handed on, and so are predictions", async ({ page }) => {
	await page.goto("/playground/?task=sentence-similarity&connection=simulated");
	await runButton(page).click();
	const result = page.locator("section[data-status=done]");
	const best = (await result.getByRole("listitem").first().locator("span").first().textContent()) ?? "";
	expect(best).not.toBe("");
	await result.getByText("Başka bir görevin girdisi yap").click();
	const part = result.getByLabel("Hangi parçası");
	await expect(part.getByRole("option").first()).toHaveText(/ \(%\d+(,\d)?\)$/);
	await result.getByRole("button", { name: "Çeviri", exact: true }).click();
	await expect(page.getByRole("textbox", { name: /^inputs/ })).toHaveValue(best);

	await page.goto("/playground/?task=tabular-classification&connection=simulated");
	await runButton(page).click();
	await result.getByText("Başka bir görevin girdisi yap").click();
	await result.getByRole("button", { name: "Özetleme", exact: true }).click();
	await expect(page.getByRole("textbox", { name: /^inputs/ })).toHaveValue(/^\d+(\n\d+)*$/);
});
