import type { Page } from "@playwright/test";
import { openFakeChat } from "./fake-endpoint.ts";
import { chooseScenario, runButton } from "./playground-page.ts";
import { expect, test } from "./watched-page.ts";

const REPLACED = "Önceki mesajların yerini başkaları aldı.";

/** Sends a message by keys, and waits for the end of the answer. */
async function say(page: Page, text: string): Promise<void> {
	const field = page.getByLabel("Mesajınız");
	await field.fill(text);
	await field.press("Enter");
	await expect(field).toHaveValue("");
	await expect(page.locator("section[data-status=done]")).toBeVisible();
	await expect(page.locator("[data-live]")).toHaveCount(0);
}

const messages = (page: Page) =>
	page.getByRole("region", { name: "Sohbet" }).getByRole("listitem", { name: /mesaj$/ });

/** The messages that each request has carried. */
async function watchSent(page: Page): Promise<(readonly { role: string; content?: unknown }[])[]> {
	const sent: (readonly { role: string; content?: unknown }[])[] = [];
	page.on("request", (request) => {
		if (!request.url().endsWith("/chat/completions") || request.method() !== "POST") return;
		sent.push((request.postDataJSON() as { messages: (typeof sent)[number] }).messages);
	});
	return sent;
}

test("a conversation is typed at its foot: Enter sends, Shift+Enter breaks the line, the focus stays", async ({
	page,
}) => {
	await openFakeChat(page, [{ content: "Bir " }, { content: "yanıt." }]);
	const sent = await watchSent(page);
	const field = page.getByLabel("Mesajınız");
	await field.fill("ilk");
	await field.press("Shift+Enter");
	await field.pressSequentially("satır");
	await expect(field).toHaveValue("ilk\nsatır");
	await field.press("Enter");
	await expect(messages(page)).toHaveCount(2);
	await expect(field).toBeFocused();
	await expect(page.locator("[data-playground] [aria-invalid]")).toHaveCount(0);
	await say(page, "ikinci");
	await expect(messages(page)).toHaveCount(4);
	expect(sent[1]?.map(({ content }) => content)).toEqual(["ilk\nsatır", "Bir yanıt.", "ikinci"]);
	await expect(messages(page).last()).toBeInViewport();
	await page.reload();
	await expect(messages(page)).toHaveCount(4);
});

test("a simulated answer is still said to be one after a reload", async ({ page }) => {
	await page.goto("/playground/?task=conversational&connection=simulated");
	await runButton(page).click();
	await expect(page.locator("section[data-status=done]")).toBeVisible();
	const label = messages(page)
		.last()
		.getByText(/^Simülasyon yanıtı/);
	await expect(label).toBeVisible();
	await page.reload();
	await expect(messages(page)).toHaveCount(2);
	await expect(label).toBeVisible();
});

test("an answer is made anew, a message edited, and every version can be gone back to", async ({ page }) => {
	await openFakeChat(page, [{ content: "Yanıt." }]);
	const sent = await watchSent(page);
	await say(page, "soru");
	await page.getByRole("button", { name: "Yeniden yanıtlat" }).click();
	await expect(page.getByText("Sürüm 2 / 2")).toBeVisible();
	expect(sent).toHaveLength(2);
	expect(sent[1]).toEqual(sent[0]);
	await page.getByRole("button", { name: "Önceki sürüm" }).click();
	await expect(page.getByText("Sürüm 1 / 2")).toBeVisible();

	await messages(page).first().getByRole("button", { name: "Düzenle" }).click();
	const editor = page.getByLabel("Mesajı düzenle");
	await expect(editor).toBeFocused();
	await editor.fill("başka soru");
	await editor.press("Enter");
	await expect(messages(page).first()).toContainText("başka soru");
	await expect(page.getByLabel("Mesajınız")).toBeFocused();
	await expect.poll(() => sent[2]?.map(({ content }) => content)).toEqual(["başka soru"]);
	await expect(messages(page)).toHaveCount(2);
	await messages(page).first().getByRole("button", { name: "Önceki sürüm" }).click();
	await expect(messages(page).first()).toContainText("soru");
	await expect(messages(page).last()).toContainText("Sürüm 1 / 2");

	await messages(page).last().getByRole("button", { name: "Buradan sonrasını sil" }).click();
	await messages(page).last().getByRole("button", { name: "Buradan sonrasını sil" }).click();
	await expect(messages(page)).toHaveCount(1);
	await expect(page.getByText("Mesajlar silindi.")).toBeVisible();
	await page.getByRole("button", { name: "Geri al" }).click();
	await expect(messages(page)).toHaveCount(2);
	await expect(page.getByLabel("Mesajınız")).toBeFocused();
});

test("Escape stops, and the chat goes on after a stop and after an error", async ({ page }) => {
	await page.goto("/playground/?scenario=slow-headers");
	await page.getByLabel("Mesajınız").press("Enter");
	await expect(page.locator("section[data-status=running]")).toBeVisible();
	await page.getByLabel("Mesajınız").fill("bu arada yazılan");
	await page.keyboard.press("Escape");
	await expect(page.locator("section[data-status=stopped]")).toBeVisible();
	await expect(page.getByLabel("Mesajınız")).toHaveValue("bu arada yazılan");
	await chooseScenario(page, "server-error");
	await page.getByRole("button", { name: "Yeniden dene" }).click();
	await expect(page.getByRole("alert").locator("code")).toHaveText("api");
	await chooseScenario(page, "");
	await page.getByRole("button", { name: "Yeniden dene" }).click();
	await expect(messages(page)).toHaveCount(2);
	await expect(page.getByRole("alert")).toHaveCount(0);
	await expect(page.getByLabel("Mesajınız")).toHaveValue("bu arada yazılan");
});

test("a tool is called, played in the page, and its result answered", async ({ page }) => {
	const call = {
		index: 0,
		id: "c1",
		type: "function",
		function: { name: "calculate", arguments: '{"expression":"(12 + 8) * 3"}' },
	};
	await openFakeChat(page, [{ tool_calls: [call] }]);
	const sent = await watchSent(page);
	await page.getByLabel("Hesap makinesi").check();
	await say(page, "12 ile 8 toplamının üç katı?");
	await page.getByRole("button", { name: "Sayfada çalıştır" }).click();
	const result = page.getByLabel("calculate aracının sonucu");
	await expect(result).toHaveValue('{"result":"60"}');
	await page.getByRole("button", { name: "Sonuçları gönder" }).click();
	await expect.poll(() => sent.length).toBe(2);
	expect(sent[1]?.slice(1)).toEqual([
		{ role: "assistant", tool_calls: [{ id: "c1", type: "function", function: call.function }] },
		{ role: "tool", tool_call_id: "c1", content: '{"result":"60"}' },
	]);
});

test("a message typed past an open call of a tool closes it", async ({ page }) => {
	const call = { index: 0, id: "c1", type: "function", function: { name: "acme", arguments: "{}" } };
	await openFakeChat(page, [{ tool_calls: [call] }]);
	const sent = await watchSent(page);
	await say(page, "soru");
	await say(page, "boş ver");
	expect(sent[1]?.map(({ role }) => role)).toEqual(["user", "assistant", "tool", "user"]);
});

test("a system prompt is begun with a ready one, and sent", async ({ page }) => {
	await openFakeChat(page, [{ content: "Kısa." }]);
	const sent = await watchSent(page);
	await page.getByText("Sistem istemi").click();
	await page.getByLabel("Hazır sistem istemleri").selectOption({ label: "Kısa yanıtlar" });
	await say(page, "soru");
	expect(sent[0]?.[0]).toEqual({
		role: "system",
		content: await page.getByRole("textbox", { name: "Sistem istemi" }).inputValue(),
	});
});

test("pictures and sounds are pasted and dropped, and others refused", async ({ page }) => {
	await openFakeChat(page, [{ content: "Gördüm." }]);
	const sent = await watchSent(page);
	const put = (event: "paste" | "drop", name: string, type: string): Promise<void> =>
		page.getByLabel("Mesajınız").evaluate(
			(field, file) => {
				const data = new DataTransfer();
				data.items.add(new File(["x"], file.name, { type: file.type }));
				const init = { bubbles: true, cancelable: true, clipboardData: data, dataTransfer: data };
				field.dispatchEvent(
					file.event === "paste" ? new ClipboardEvent("paste", init) : new DragEvent("drop", init),
				);
			},
			{ event, name, type },
		);
	await put("paste", "a.png", "image/png");
	await expect(page.getByAltText("Eklenen görüntü")).toBeVisible();
	await put("drop", "b.wav", "audio/wav");
	await expect(page.locator("audio[aria-label='Eklenen ses']")).toBeVisible();
	await put("drop", "c.ogg", "audio/ogg");
	await expect(page.getByRole("alert")).toContainText("c.ogg");
	await say(page, "Bunlar ne?");
	expect(sent[0]?.[0]?.content).toMatchObject([
		{ type: "text", text: "Bunlar ne?" },
		{ type: "image_url", image_url: { url: "data:image/png;base64,eA==" } },
		{ type: "input_audio", input_audio: { data: "eA==", format: "wav" } },
	]);
	await expect(runButton(page)).toBeEnabled();
});

for (const [width, height] of [
	[1280, 720],
	[390, 664],
	[360, 640],
] as const) {
	test(`field, buttons and the end of the answer stay in sight at ${String(width)} px`, async ({ page }) => {
		await page.setViewportSize({ width, height });
		await openFakeChat(page, [{ content: "Son satır." }]);
		for (const text of ["bir", "iki", "üç"]) await say(page, text);
		for (const name of ["Gönder", "Durdur"])
			await expect(page.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
		await expect(page.getByLabel("Mesajınız")).toBeInViewport({ ratio: 1 });
		await expect(messages(page).last().getByText("Son satır.")).toBeInViewport({ ratio: 1 });
		for (const fold of await messages(page).last().locator("summary").all())
			expect((await fold.boundingBox())?.height).toBeGreaterThanOrEqual(28);
		expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	});
}

test("a new chat keeps the system prompt, gets the focus, and can be taken back", async ({ page }) => {
	await openFakeChat(page, [{ content: "Yanıt." }]);
	await page.getByText("Sistem istemi").click();
	const system = page.getByRole("textbox", { name: "Sistem istemi" });
	await system.fill("Kısa yaz.");
	await say(page, "soru");
	await page.getByRole("button", { name: "Yeni sohbet" }).click();
	await expect(messages(page)).toHaveCount(0);
	await expect(page.getByLabel("Mesajınız")).toBeFocused();
	await expect(system).toHaveValue("Kısa yaz.");
	await page.getByRole("button", { name: "Geri al" }).click();
	await expect(messages(page)).toHaveCount(2);
});

test("a message and its answer are copied, and the button says whether they could be", async ({
	page,
	context,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await openFakeChat(page, [{ content: "Deniz **mavi**." }]);
	await say(page, "Deniz ne renk?");
	for (const [index, text] of [
		[0, "Deniz ne renk?"],
		[1, "Deniz **mavi**."],
	] as const) {
		const button = messages(page)
			.nth(index)
			.getByRole("button", { name: /^Kopyala/ });
		await button.press("Enter");
		await expect(button).toHaveText("Kopyalandı");
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
		await button.blur();
		await expect(button).toHaveText("Kopyala");
	}
	await page.evaluate(() => {
		navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
	});
	const button = messages(page)
		.first()
		.getByRole("button", { name: /^Kopyala/ });
	await button.press("Enter");
	await expect(button).toHaveText("Kopyalanamadı");
});

test("a file dropped on the conversation is added to the message", async ({ page }) => {
	await openFakeChat(page, [{ content: "Yanıt." }]);
	await say(page, "soru");
	const drag = (event: "dragover" | "drop"): Promise<boolean> =>
		page.getByRole("group", { name: "Sohbet" }).evaluate((thread, type) => {
			const dataTransfer = new DataTransfer();
			dataTransfer.items.add(new File(["x"], "a.png", { type: "image/png" }));
			return !thread.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
		}, event);
	expect(await drag("dragover")).toBe(true);
	await expect(page.getByText("Bırakın, mesajınıza eklensin.")).toBeVisible();
	expect(await drag("drop")).toBe(true);
	await expect(page.getByAltText("Eklenen görüntü")).toBeVisible();
	await expect(page.getByText("Bırakın, mesajınıza eklensin.")).toHaveCount(0);
});

test("a long answer is followed to its end until the reader scrolls away", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 720 });
	const lines = Array.from({ length: 80 }, (_, line) => ({ content: `- satır ${String(line)}\n` }));
	await openFakeChat(page, lines);
	await say(page, "Uzun yaz.");
	const thread = page.getByRole("group", { name: "Sohbet" });
	await expect(page.getByText("satır 79", { exact: true })).toBeInViewport();
	await thread.evaluate((element) => element.scrollTo(0, 0));
	await page.getByRole("button", { name: "Sona git" }).click();
	await expect(page.getByRole("button", { name: "Sona git" })).toHaveCount(0);
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
});

test("content that shrinks and grows again takes nobody away from the end", async ({ page }) => {
	await openFakeChat(page, [{ content: "Son satır." }]);
	for (const text of ["bir", "iki", "üç"]) await say(page, text);
	const thread = page.getByRole("group", { name: "Sohbet" });
	const isAtEnd = (): Promise<boolean> =>
		thread.evaluate((one) => one.scrollHeight - one.scrollTop - one.clientHeight < 2);
	for (const heightPx of [1400, 1700]) {
		await thread.evaluate((one, height) => {
			const content = one.querySelector("ol") ?? one;
			content.style.height = "0";
			content.style.overflow = "hidden";
			one.getBoundingClientRect(); // the browser scrolls up here, and says so only in its next frame
			content.style.height = `${String(height)}px`;
		}, heightPx);
		await expect.poll(isAtEnd).toBe(true);
	}
	await expect(page.getByRole("button", { name: "Sona git" })).toHaveCount(0);
	await thread.hover();
	await page.mouse.wheel(0, -300);
	await expect(page.getByRole("button", { name: "Sona git" })).toBeVisible();
	expect(await isAtEnd()).toBe(false);
});

test("an edit that cannot be sent stays in its editor, and an answer of unknown source says so", async ({
	page,
}) => {
	const said = [
		{ role: "user", content: "soru" },
		{ role: "assistant", content: "Yanıt." },
	];
	const fields = JSON.stringify({ messages: JSON.stringify(said), temperature: "çok" });
	const params = new URLSearchParams({ task: "conversational", connection: "simulated", fields });
	await page.goto(`/playground/?${params.toString()}`);
	await expect(messages(page).last()).toContainText("Bu yanıtın kaynağı bilinmiyor");
	await messages(page).first().getByRole("button", { name: "Düzenle" }).click();
	const editor = page.getByLabel("Mesajı düzenle");
	await editor.fill("uzun uzun yazılmış soru");
	await editor.press("Enter");
	await expect(editor).toHaveValue("uzun uzun yazılmış soru");
	await expect(messages(page)).toHaveCount(2);
	await editor.press("Escape");
	await expect(messages(page).first()).toContainText("soru");
});

test("a simulated answer says so in the link that the page's URL is", async ({ page, context }) => {
	await page.goto("/playground/?task=conversational&connection=simulated");
	await say(page, "merhaba");
	await expect.poll(() => page.url()).toContain("messages.simulated");
	const other = await context.newPage();
	await other.goto(page.url());
	await expect(messages(other)).toHaveCount(2);
	await expect(
		messages(other)
			.last()
			.getByText(/^Simülasyon yanıtı/),
	).toBeVisible();
});

test("a conversation that the example has replaced comes back", async ({ page }) => {
	await openFakeChat(page, [{ content: "Yanıt." }]);
	await say(page, "soru");
	await page.getByRole("button", { name: "Örneğe dön" }).click();
	await expect(messages(page)).toHaveCount(0);
	await expect(page.getByText(REPLACED)).toBeVisible();
	await page.getByRole("button", { name: "Geri al" }).click();
	await expect(messages(page)).toHaveCount(2);
	await expect(messages(page).last()).toContainText("Yanıt.");
});

test("a conversation that a preset has replaced comes back, with the other versions of its messages", async ({
	page,
}) => {
	await openFakeChat(page, [{ content: "Yanıt." }]);
	await say(page, "soru");
	const openSaved = async () => {
		await page.getByRole("button", { name: "Geçmiş ve ön ayarlar" }).click();
		return page.getByRole("dialog", { name: "Geçmiş ve ön ayarlar" });
	};
	const dialog = await openSaved();
	await dialog.getByLabel("Ön ayarın adı").fill("Deneme");
	await dialog.getByRole("button", { name: "Şimdiki formu sakla" }).click();
	await expect(dialog.getByRole("button", { name: /^Forma al: Deneme/ })).toBeVisible();
	await page.keyboard.press("Escape");
	await messages(page).last().getByRole("button", { name: "Yeniden yanıtlat" }).click();
	await expect(messages(page).last()).toContainText("Sürüm 2 / 2");
	await say(page, "ikinci");
	await openSaved();
	await dialog.getByRole("button", { name: /^Forma al: Deneme/ }).click();
	await expect(messages(page)).toHaveCount(2);
	await expect(page.getByText(REPLACED)).toBeVisible();
	await page.getByRole("button", { name: "Geri al" }).click();
	await expect(messages(page)).toHaveCount(4);
	await expect(messages(page).nth(1)).toContainText("Sürüm 2 / 2");
	await expect(page.getByText(REPLACED)).toHaveCount(0);
});

test("a typed system prompt comes back after a ready one", async ({ page }) => {
	await openFakeChat(page, [{ content: "Kısa." }]);
	await page.getByText("Sistem istemi").click();
	const prompt = page.getByRole("textbox", { name: "Sistem istemi" });
	await prompt.fill("Kendi istemim.");
	await page.getByLabel("Hazır sistem istemleri").selectOption({ label: "Kısa yanıtlar" });
	await expect(prompt).not.toHaveValue("Kendi istemim.");
	await page.getByRole("button", { name: "Geri al" }).click();
	await expect(prompt).toHaveValue("Kendi istemim.");
});
