import type { Locator, Page } from "@playwright/test";
import { expect as expectCall, test as testCall } from "./calls-page.ts";
import { openFakeChat, runFakeChat } from "./fake-endpoint.ts";
import { runButton } from "./playground-page.ts";
import { expect, test } from "./watched-page.ts";

const ANSWER = [{ content: "Yanıt." }];

const press = (page: Page | Locator, name: string): Promise<void> =>
	page.getByRole("button", { name, exact: true }).press("Enter");
const composer = (page: Page): Locator => page.getByLabel("Mesajınız");

test("the buttons between versions of a message keep the focus", async ({ page }) => {
	await runFakeChat(page, ANSWER);
	await press(page, "Yeniden yanıtlat");
	await expect(page.getByText("Sürüm 2 / 2")).toBeVisible();
	for (const [name, version] of [
		["Önceki sürüm", 1],
		["Sonraki sürüm", 2],
	] as const) {
		const button = page.getByRole("button", { name });
		await button.press("Enter");
		await expect(page.getByText(`Sürüm ${String(version)} / 2`)).toBeVisible();
		await expect(button).toBeFocused();
	}
});

test("an edit that is not sent gives the focus back to its button", async ({ page }) => {
	await runFakeChat(page, ANSWER);
	const edit = page.getByRole("button", { name: "Düzenle" });
	const editor = page.getByLabel("Mesajı düzenle");
	for (const index of [0, 1]) {
		await edit.nth(index).press("Enter");
		await editor.press("Escape");
		await expect(edit.nth(index)).toBeFocused();
		await edit.nth(index).press("Enter");
		await press(page, "Vazgeç");
		await expect(edit.nth(index)).toBeFocused();
	}
	await edit.last().press("Enter");
	await editor.fill("Başka yanıt.");
	await editor.press("Enter");
	await expect(page.getByText("Başka yanıt.")).toBeVisible();
	await expect(edit.last()).toBeFocused();
});

test("another version of an earlier message closes the editor of a later one", async ({ page }) => {
	await runFakeChat(page, ANSWER);
	const edit = page.getByRole("button", { name: "Düzenle" });
	const editor = page.getByLabel("Mesajı düzenle");
	await edit.first().press("Enter");
	await editor.fill("Başka soru");
	await editor.press("Enter");
	await expect(page.getByText("Sürüm 2 / 2")).toBeVisible();
	await expect(edit).toHaveCount(2);
	await edit.last().press("Enter");
	const previous = page.getByRole("button", { name: "Önceki sürüm" });
	await previous.press("Enter");
	await expect(editor).toHaveCount(0);
	await expect(previous).toBeFocused();
});

test("results of tools are sent, and the field for the next message has the focus", async ({ page }) => {
	const call = { index: 0, id: "c1", type: "function", function: { name: "acme", arguments: "{}" } };
	await runFakeChat(page, [{ tool_calls: [call] }]);
	await page.getByLabel("acme aracının sonucu").fill("1");
	await press(page, "Sonuçları gönder");
	await expect(composer(page)).toBeFocused();
});

test("the button to the end of a chat gives the focus to its messages", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 720 });
	await runFakeChat(
		page,
		Array.from({ length: 80 }, (_, line) => ({ content: `- satır ${String(line)}\n` })),
	);
	const thread = page.getByRole("group", { name: "Sohbet" });
	await expect(page.getByText("satır 79", { exact: true })).toBeInViewport();
	await thread.press("Home");
	await expect.poll(() => thread.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
	await press(page, "Sona git");
	await expect(thread).toBeFocused();
	await expect(page.getByText("satır 79", { exact: true })).toBeInViewport();
});

test("a file that is taken out of a message gives the focus to its text", async ({ page }) => {
	await openFakeChat(page, ANSWER);
	await page
		.getByLabel("Görüntü ya da ses ekle")
		.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("x") });
	await press(page, "Eki çıkar");
	await expect(page.getByAltText("Eklenen görüntü")).toHaveCount(0);
	await expect(composer(page)).toBeFocused();
});

test("the way back to the example gives the focus on where it goes itself", async ({ page }) => {
	await page.goto("/playground/?task=conversational");
	await composer(page).fill("Başka.");
	await press(page, "Örneğe dön");
	await expect(composer(page)).toBeFocused();
	await page.goto("/playground/?task=summarization");
	await page.getByLabel(/^inputs/).fill("Başka.");
	await press(page, "Örneğe dön");
	await expect(runButton(page)).toBeFocused();
});

testCall("the answer to the question about a key gives the focus back to its field", async ({ page }) => {
	await page.goto("/playground/?task=feature-extraction&provider=together&connection=key");
	const field = page.getByLabel("Anahtar", { exact: true });
	for (const name of ["Anahtarı sil", "Evet, gönder"]) {
		await field.fill("gsk_0123456789abcdef");
		await press(page, name);
		await expectCall(page.locator("[data-foreign-key]")).toHaveCount(0);
		await expectCall(field).toBeFocused();
	}
});

testCall("the consent to the list of models gives the focus to the field of the model", async ({ page }) => {
	await page.goto("/playground/?provider=groq&connection=key");
	await press(page, "Model listesini al");
	await expectCall(page.locator("[data-contact]")).toHaveCount(0);
	await expectCall(page.getByRole("combobox", { name: "Model", exact: true })).toBeFocused();
});

for (const name of ["Formu aç", "Vazgeç"])
	test(`a received form gives the focus to the task with “${name}”`, async ({ page, context }) => {
		await page.goto("/playground/?task=summarization");
		await page.getByLabel(/^inputs/).fill("Bir cümle.");
		await press(page, "Paylaş");
		const link = await page.getByRole("textbox", { name: "Bağlantı" }).inputValue();
		const other = await context.newPage();
		await other.goto(link);
		await press(other, name);
		await expect(other.locator("[data-received]")).toHaveCount(0);
		await expect(other.getByRole("combobox", { name: "Görev" })).toBeFocused();
	});

test("a job is offered within the output, whose heading has the focus when the offer goes", async ({
	page,
}) => {
	await page.goto("/playground/?task=text-to-image&provider=fal-ai&scenario=endless-job");
	const output = page.getByRole("region", { name: "Çıktı", exact: true });
	const heading = output.getByRole("heading", { name: "Çıktı", exact: true });
	const offer = output.locator("[data-job-offer]");
	await runButton(page).press("Enter");
	await expect(page.locator("[data-job]")).toBeVisible();
	await press(page, "Durdur");
	await press(offer, "Beklemeyi sürdür");
	await expect(offer).toHaveCount(0);
	await expect(heading).toBeFocused();
	await press(page, "Durdur");
	await press(offer, "İşi unut");
	await expect(offer).toHaveCount(0);
	await expect(heading).toBeFocused();
});

test("a job that is cancelled gives the focus to the heading of the output", async ({ page }) => {
	await page.goto("/playground/?task=text-to-image&provider=fal-ai&scenario=endless-job");
	await runButton(page).press("Enter");
	await press(page, "İşi iptal et");
	await expect(page.locator("section[data-status=failed]")).toBeVisible();
	await expect(page.getByRole("heading", { name: "Çıktı", exact: true })).toBeFocused();
});

test("the way to the result gives it the focus", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 720 });
	await page.goto("/playground/?task=summarization");
	await runButton(page).press("Enter");
	await expect(page.locator("section[data-status=done]")).toBeVisible();
	await page.evaluate(() => scrollTo(0, 0));
	await press(page, "Sonuca git");
	await expect(page.getByRole("heading", { name: "Çıktı", exact: true })).toBeFocused();
	await expect(page.getByRole("heading", { name: "Çıktı", exact: true })).toBeInViewport();
});

for (const [task, next] of [
	["summarization", "Çalıştır"],
	["conversational", "Mesajınız"],
] as const)
	test(`the last model that has room in ${task} gives the focus on`, async ({ page }) => {
		await page.goto(`/playground/?task=${task}&connection=simulated`);
		const add = page.getByRole("button", { name: "Karşılaştırmaya ekle" });
		for (const _ of [1, 2]) {
			await add.press("Enter");
			await expect(add).toBeFocused();
		}
		await add.press("Enter");
		await expect(add).toHaveCount(0);
		await expect(page.getByLabel(next).or(page.getByRole("button", { name: next }))).toBeFocused();
	});

test("a parameter that is taken back gives the focus to its field", async ({ page }) => {
	await page.goto("/playground/?task=text-to-image");
	await page.getByText("Parametreler", { exact: true }).click();
	const typed = page.getByRole("textbox", { name: "guidance_scale", exact: true });
	await typed.fill("7");
	await press(page, "guidance_scale değerini sıfırla");
	await expect(typed).toHaveValue("");
	await expect(typed).toBeFocused();
});

test("a typed system prompt that comes back has the focus", async ({ page }) => {
	await openFakeChat(page, ANSWER);
	await page.getByText("Sistem istemi").click();
	const prompt = page.getByRole("textbox", { name: "Sistem istemi" });
	await prompt.fill("Kendi istemim.");
	await page.getByLabel("Hazır sistem istemleri").selectOption({ label: "Kısa yanıtlar" });
	await press(page, "Geri al");
	await expect(prompt).toHaveValue("Kendi istemim.");
	await expect(prompt).toBeFocused();
});

test("the example that fits the model gives the focus to the button that runs it", async ({ page }) => {
	await page.goto("/playground/?task=fill-mask&connection=simulated&model=distilbert/distilroberta-base");
	await page.getByLabel(/^inputs/).fill("Kendi metnim [MASK].");
	await press(page, "Modele uyan örneği al");
	await expect(page.getByRole("button", { name: "Modele uyan örneği al" })).toHaveCount(0);
	await expect(runButton(page)).toBeFocused();
});

testCall("a list of models that is fetched once more gives the focus to its field", async ({ page }) => {
	await page.route(/inference_provider/, (route) => route.abort());
	await page.goto("/playground/?provider=groq&connection=key");
	await press(page, "Model listesini al");
	await press(page, "Yeniden dene");
	await expectCall(page.getByRole("combobox", { name: "Model", exact: true })).toBeFocused();
});

for (const [task, device] of [
	["image-classification", "Kamerayı aç"],
	["automatic-speech-recognition", "Mikrofonla kaydet"],
	["conversational", "Kamerayı aç"],
] as const)
	test(`a device that is opened, and once more, has the focus at what closes it: ${task}`, async ({
		page,
	}) => {
		await page.addInitScript(() => {
			let isFirst = true;
			navigator.mediaDevices.getUserMedia = () => {
				if (!isFirst) return new Promise(() => undefined);
				isFirst = false;
				return Promise.reject(new DOMException("", "NotAllowedError"));
			};
		});
		await page.goto(`/playground/?task=${task}&connection=simulated`);
		if (task === "conversational") await press(page, "Kamera, mikrofon");
		await press(page, device);
		const close = page.getByRole("button", { name: "Kapat", exact: true });
		await expect(close).toBeFocused();
		await press(page, "Yeniden dene");
		await expect(page.getByRole("button", { name: "Yeniden dene" })).toHaveCount(0);
		await expect(close).toBeFocused();
	});

test("the button that fetches a file from a URL keeps the focus while it does", async ({ page }) => {
	let respond = (): void => undefined;
	const gate = new Promise<void>((resolve) => {
		respond = resolve;
	});
	await page.route("**/held.svg", async (route) => {
		await gate;
		await route.fulfill({
			contentType: "image/svg+xml",
			body: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"></svg>',
		});
	});
	await page.goto("/playground/?task=image-classification&connection=simulated");
	await page.getByLabel("Dosyanın adresi").fill(new URL("/held.svg", page.url()).href);
	await press(page, "Adresten al");
	const busy = page.getByRole("button", { name: "Alınıyor" });
	await expect(busy).toBeFocused();
	await expect(busy).toHaveAttribute("aria-disabled", "true");
	await busy.press("Enter");
	respond();
	await expect(page.getByText("held.svg")).toBeVisible();
	await expect(page.getByRole("button", { name: "Adresten al" })).toBeFocused();
});
