import type { Page } from "@playwright/test";
import { openSaved, runButton } from "./playground-page.ts";
import { expect, test } from "./watched-page.ts";
import { findViolations } from "./find-violations.ts";

const runForm = async (page: Page, text: string): Promise<void> => {
	await page.getByLabel(/^inputs/).fill(text);
	await runButton(page).click();
	await expect(page.locator("section[data-status=done]")).toBeVisible();
};

test("runs are kept, searched, shown again, taken into the form and run again", async ({ page }) => {
	await page.goto("/playground/?task=summarization");
	await runForm(page, "Işıklı İstanbul'un uzun hikâyesi. İkinci cümle.");
	await runForm(page, "Bambaşka bir metin. Sonu da var.");
	const dialog = await openSaved(page);
	const runs = dialog.getByRole("region", { name: "Geçmiş", exact: true }).getByRole("listitem");
	await expect(runs).toHaveCount(2);
	await expect(runs.first()).toContainText("Bambaşka");
	await dialog.getByLabel("Geçmişte ara").fill("isikli ISTANBUL");
	await expect(runs).toHaveCount(1);
	await expect(dialog.getByText("2 çalıştırmadan 1 tanesi")).toBeVisible();
	await runs.getByRole("button", { name: /^Yanıtı göster/ }).click();
	await expect(dialog.locator("[data-saved-answer]")).toContainText("Örnek yanıt");

	await runs.getByRole("button", { name: /^Forma al/ }).click();
	await expect(dialog).toBeHidden();
	await expect(page.getByLabel(/^inputs/)).toHaveValue(/^Işıklı/);
	await expect(page.locator("section[data-status]")).toHaveAttribute("data-status", "idle");

	await openSaved(page);
	await runs
		.first()
		.getByRole("button", { name: /^Yeniden çalıştır/ })
		.click();
	await expect(page.getByLabel(/^inputs/)).toHaveValue(/^Bambaşka/);
	await expect(page.locator("section[data-status=done]")).toBeVisible();
	await openSaved(page);
	await expect(runs).toHaveCount(3);
	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
});

test("a deleted run gives the focus to the one beside it, and the last one to the dialog", async ({
	page,
}) => {
	await page.goto("/playground/?task=summarization&connection=simulated");
	for (const text of ["Birinci.", "İkinci.", "Üçüncü."]) await runForm(page, text);
	const dialog = await openSaved(page);
	const runs = dialog.getByRole("region", { name: "Geçmiş", exact: true }).getByRole("listitem");
	const deletion = (index: number) => runs.nth(index).getByRole("button", { name: /^Sil/ });
	await expect(runs).toHaveCount(3);
	await deletion(1).focus();
	await page.keyboard.press("Enter");
	await expect(runs).toHaveCount(2);
	await expect(deletion(1)).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(runs).toHaveCount(1);
	await expect(deletion(0)).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(runs).toHaveCount(0);
	await expect(dialog.getByRole("button", { name: "Kapat" })).toBeFocused();
});

test("deleted runs and presets come back one after the other, with their answers", async ({ page }) => {
	await page.goto("/playground/?task=summarization&connection=simulated");
	for (const text of ["Birinci metin.", "İkinci metin."]) await runForm(page, text);
	const dialog = await openSaved(page);
	await dialog.getByLabel("Ön ayarın adı").fill("Deneme");
	await dialog.getByRole("button", { name: "Şimdiki formu sakla" }).click();
	const runs = dialog.getByRole("region", { name: "Geçmiş", exact: true }).getByRole("listitem");
	const undo = dialog.getByRole("button", { name: "Geri al" });
	await expect(undo).toHaveCount(0);
	await runs.last().getByRole("button", { name: /^Sil/ }).click();
	await expect(runs).toHaveCount(1);
	await dialog.getByRole("button", { name: "Sil: Deneme" }).click();
	await expect(dialog.getByText("“Deneme” silindi.")).toBeVisible();
	await expect(undo).toHaveText("Geri al: “Deneme”");
	await undo.click();
	await expect(dialog.getByText("“Deneme”: geri getirildi.")).toBeVisible();
	await expect(dialog.getByRole("button", { name: "Sil: Deneme" })).toBeVisible();
	await expect(undo).toHaveText(/^Geri al: Özetleme, /);
	await undo.click();
	await expect(dialog.getByText(/^Özetleme, .*: geri getirildi\.$/)).toBeVisible();
	await expect(runs).toHaveCount(2);
	await expect(undo).toHaveCount(0);
	await expect(dialog.getByRole("button", { name: "Kapat" })).toBeFocused();
	await expect(runs.last()).toContainText("Birinci metin.");
	await runs
		.last()
		.getByRole("button", { name: /^Yanıtı göster/ })
		.click();
	await expect(dialog.locator("[data-saved-answer]")).toContainText("Örnek yanıt");
});

test("a deleted history is gone for good: a run that was deleted before it does not come back", async ({
	page,
}) => {
	await page.goto("/playground/?task=summarization&connection=simulated");
	for (const text of ["Birinci metin.", "İkinci metin."]) await runForm(page, text);
	const dialog = await openSaved(page);
	await dialog.getByLabel("Ön ayarın adı").fill("Deneme");
	await dialog.getByRole("button", { name: "Şimdiki formu sakla" }).click();
	await dialog.getByRole("button", { name: "Sil: Deneme" }).click();
	const runs = dialog.getByRole("region", { name: "Geçmiş", exact: true }).getByRole("listitem");
	const undo = dialog.getByRole("button", { name: "Geri al" });
	await runs.last().getByRole("button", { name: /^Sil/ }).click();
	await expect(undo).toHaveText(/^Geri al: Özetleme, /);
	await dialog.getByRole("button", { name: "Geçmişi sil" }).click();
	await expect(dialog.getByText("1 çalıştırma silinsin mi? Geri alınamaz.")).toBeVisible();
	await dialog.getByRole("button", { name: "Evet, sil" }).click();
	await expect(dialog.getByText("Geçmiş silindi.")).toBeVisible();
	await expect(undo).toHaveText("Geri al: “Deneme”");
	await undo.click();
	await expect(dialog.getByText("“Deneme”: geri getirildi.")).toBeVisible();
	await expect(undo).toHaveCount(0);
	await expect(runs).toHaveCount(0);
});

test("a deleted run that there is no room for any more says so, and takes that of no other", async ({
	page,
}) => {
	await page.goto("/playground/?task=summarization&connection=simulated");
	await runForm(page, "Birinci metin.");
	const dialog = await openSaved(page);
	const runs = dialog.getByRole("region", { name: "Geçmiş", exact: true }).getByRole("listitem");
	await expect(runs).toHaveCount(1);
	await fillHistory(page, 300);
	await runs.getByRole("button", { name: /^Sil/ }).click();
	const undo = dialog.getByRole("button", { name: "Geri al" });
	await undo.click();
	await expect(dialog.getByText(/geri getirilemedi, geçmiş daha yeni çalıştırmalarla dolu/)).toBeVisible();
	await expect(dialog.getByText(/Şu anda 300 çalıştırma/)).toBeVisible();
	await expect(undo).toHaveCount(0);
	await runs.first().getByRole("button", { name: /^Sil/ }).click();
	await expect(dialog.getByText(/Şu anda 299 çalıştırma/)).toBeVisible();
	await page.evaluate(() => {
		IDBObjectStore.prototype.put = () => {
			throw new DOMException("No room.", "QuotaExceededError");
		};
	});
	await undo.click();
	await expect(dialog.getByText(/geri getirilemedi, tarayıcının bu siteye ayırdığı yer dolu/)).toBeVisible();
	await expect(undo).toBeVisible();
});

/** Puts newer runs of the same form into the history, beside the only one that it holds. */
async function fillHistory(page: Page, count: number): Promise<void> {
	await page.evaluate(async (added) => {
		const toPromise = <Result>(request: IDBRequest<Result>): Promise<Result> =>
			new Promise((resolve, reject) => {
				request.addEventListener("success", () => resolve(request.result));
				request.addEventListener("error", () =>
					reject(request.error ?? new Error("The store gave no reason.")),
				);
			});
		const database = await toPromise(indexedDB.open("pusula-playground-runs"));
		const transaction = database.transaction(["heads", "bodies"], "readwrite");
		const [heads, bodies] = [transaction.objectStore("heads"), transaction.objectStore("bodies")];
		const [head] = (await toPromise(heads.getAll())) as { at: number }[];
		const [body] = (await toPromise(bodies.getAll())) as unknown[];
		if (!head) throw new Error("The history holds no run.");
		for (let index = 1; index <= added; index++) {
			const id = `added-${String(index)}`;
			heads.put({ ...head, id, at: head.at + index });
			bodies.put(body, id);
		}
		await toPromise(heads.count());
		database.close();
	}, count);
}

test("a conversation that a run of the history takes the place of comes back, during that run and after it", async ({
	page,
}) => {
	await page.goto("/playground/?task=conversational&connection=simulated");
	const chat = page.getByRole("region", { name: "Sohbet" });
	const messages = chat.getByRole("listitem");
	await runButton(page).click();
	await expect(chat).toHaveAttribute("data-status", "done");
	await page.getByRole("textbox", { name: "Mesaj" }).fill("Devam et.");
	await runButton(page).click();
	await expect(messages).toHaveCount(4);
	await expect(chat).toHaveAttribute("data-status", "done");
	const again = page.getByRole("dialog").getByRole("button", { name: /^Yeniden çalıştır/ });
	for (const isAwaited of [true, false]) {
		await openSaved(page);
		await again.last().click();
		await expect(messages).toHaveCount(isAwaited ? 2 : 1);
		if (isAwaited) await expect(chat).toHaveAttribute("data-status", "done");
		await chat.getByRole("button", { name: "Geri al" }).click();
		await expect(messages).toHaveCount(4);
		await expect(messages.last()).toContainText("Simülasyon yanıtı");
		await expect(chat.locator("[data-live]")).toHaveCount(0);
	}
});

test("a run is found by a word far into its text", async ({ page }) => {
	await page.goto("/playground/?task=summarization&connection=simulated");
	await runForm(page, `${"Uzun bir cümle. ".repeat(300)}Sonda kırlangıç var.`);
	const dialog = await openSaved(page);
	const runs = dialog.getByRole("region", { name: "Geçmiş", exact: true }).getByRole("listitem");
	await dialog.getByLabel("Geçmişte ara").fill("KIRLANGIÇ");
	await expect(runs).toHaveCount(1);
	await dialog.getByLabel("Geçmişte ara").fill("leylek");
	await expect(dialog.getByText("“leylek” sözcüklerini içeren çalıştırma yok.")).toBeVisible();
});

test("a run that another task takes the place of is kept as stopped", async ({ page }) => {
	await page.goto(
		"/playground/?task=text-to-image&provider=fal-ai&scenario=endless-job&connection=simulated",
	);
	await runButton(page).click();
	await expect(page.locator("[data-job]")).toBeVisible();
	await page.getByRole("combobox", { name: "Görev" }).selectOption("fill-mask");
	await expect(page.getByRole("textbox", { name: /^inputs/ })).toHaveValue(/mask/i);
	const dialog = await openSaved(page);
	const runs = dialog.getByRole("region", { name: "Geçmiş", exact: true }).getByRole("listitem");
	await expect(runs).toHaveCount(1);
	await expect(runs.first()).toContainText("durduruldu");
});

test("a run that the browser has no room for is said not to be kept", async ({ page }) => {
	await page.addInitScript(() => {
		IDBObjectStore.prototype.put = () => {
			throw new DOMException("No room.", "QuotaExceededError");
		};
	});
	await page.goto("/playground/?task=summarization&connection=simulated");
	await runForm(page, "Bir metin. Sonu var.");
	await expect(page.locator("[data-full]")).toContainText("geçmişe yazılamadı");
	const dialog = await openSaved(page);
	await dialog.getByLabel("Ön ayarın adı").fill("Deneme");
	await dialog.getByRole("button", { name: "Şimdiki formu sakla" }).click();
	await expect(dialog.getByText(/^Kaydedilemedi:/)).toBeVisible();
	await expect(dialog.getByText("“Deneme” saklandı.")).toHaveCount(0);
	await expect(dialog.getByText("Henüz çalıştırma yok.")).toBeVisible();
});

test("a chat is kept and goes on from the history", async ({ page }) => {
	await page.goto("/playground/?task=conversational");
	await runButton(page).click();
	// A run is written a moment after its answer is shown; then the tab marks it.
	await expect
		.poll(() => page.evaluate(() => sessionStorage.getItem("pusula-playground-shown-conversational")))
		.not.toBeNull();
	await page.goto("/playground/?task=fill-mask");
	const dialog = await openSaved(page);
	await dialog.getByRole("button", { name: /^Yeniden çalıştır/ }).click();
	await expect(page.getByRole("region", { name: "Sohbet" })).toHaveAttribute("data-status", "done");
	await expect(page.getByRole("combobox", { name: "Görev" })).toHaveValue("conversational");
});

test("a chat comes back with its answer and every version, and a starred run stands first", async ({
	page,
}) => {
	await page.goto("/playground/?task=conversational&connection=simulated");
	const chat = page.getByRole("region", { name: "Sohbet" });
	await runButton(page).click();
	await expect(chat).toHaveAttribute("data-status", "done");
	await page.getByRole("button", { name: "Yeniden yanıtlat" }).click();
	await expect(chat.getByText("Sürüm 2 / 2")).toBeVisible();
	await page.getByRole("textbox", { name: "Mesaj" }).fill("Devam et.");
	await runButton(page).click();
	await expect(chat.getByRole("listitem").nth(3)).toBeVisible();
	await expect(chat).toHaveAttribute("data-status", "done");
	await page.goto("/playground/?task=fill-mask&connection=simulated");
	await runButton(page).click();
	await expect(page.locator("section[data-status=done]")).toBeVisible();
	const dialog = await openSaved(page);
	const runs = dialog.getByRole("region", { name: "Geçmiş", exact: true }).getByRole("listitem");
	await expect(runs.first()).toContainText("Maske doldurma");
	const star = runs.filter({ hasText: "Devam et." }).getByRole("button", { name: /^Yıldız/ });
	await star.click();
	await expect(runs.first()).toContainText("Devam et.");
	await expect(runs.first().getByRole("button", { name: /^Yıldız/ })).toHaveAttribute("aria-pressed", "true");
	await runs
		.first()
		.getByRole("button", { name: /^Forma al/ })
		.click();
	await expect(chat.getByRole("listitem")).toHaveCount(4);
	await expect(chat.getByRole("listitem").last()).toContainText("Simülasyon yanıtı");
	await expect(chat.getByText("Sürüm 2 / 2")).toBeVisible();
	await chat.getByRole("button", { name: "Önceki sürüm" }).click();
	await expect(chat.getByText("Sürüm 1 / 2")).toBeVisible();
	await expect(page.getByRole("textbox", { name: "Mesaj" })).toHaveValue("");
});

test("made pictures stand in a gallery, from which their form is opened", async ({ page }) => {
	await page.goto("/playground/?task=text-to-image&connection=simulated&provider=hf-inference");
	const prompt = await page.getByRole("textbox", { name: /^inputs/ }).inputValue();
	await runButton(page).click();
	await expect(page.locator("section[data-status=done] img")).toBeVisible({ timeout: 15_000 });
	// The run is kept once it is in the history.
	await expect(
		(await openSaved(page)).getByRole("img", { name: `Üretilen görüntü: ${prompt}` }),
	).toBeVisible();
	await page.goto("/playground/?task=fill-mask&connection=simulated");
	const dialog = await openSaved(page);
	const gallery = dialog.getByRole("region", { name: "Üretilen görüntüler" });
	await expect(gallery.getByRole("img", { name: `Üretilen görüntü: ${prompt}` })).toBeVisible();
	await gallery.getByRole("button", { name: /^Forma al/ }).click();
	await expect(page.getByRole("combobox", { name: "Görev" })).toHaveValue("text-to-image");
	await expect(page.getByRole("textbox", { name: /^inputs/ })).toHaveValue(prompt);
});

test("the last items of history and gallery give the focus to the item before them", async ({ page }) => {
	await page.goto("/playground/?task=text-to-image&connection=simulated&provider=hf-inference");
	await runButton(page).click();
	await expect
		.poll(() => page.evaluate(() => sessionStorage.getItem("pusula-playground-shown-text-to-image")))
		.not.toBeNull();
	await fillHistory(page, 24);
	const dialog = await openSaved(page);
	for (const [name, steps] of [
		["Geçmiş", [20, 25]],
		["Üretilen görüntüler", [12, 24, 25]],
	] as const) {
		const region = dialog.getByRole("region", { name, exact: true });
		const items = region.getByRole("listitem");
		const more = region.getByRole("button", { name: "Daha fazlasını göster" });
		await expect(items).toHaveCount(steps[0]);
		for (const count of steps.slice(1)) {
			await more.press("Enter");
			await expect(items).toHaveCount(count);
			if (count < 25) await expect(more).toBeFocused();
		}
		await expect(more).toHaveCount(0);
		const before = steps.at(-2) ?? 0;
		await expect(
			items
				.nth(before - 1)
				.getByRole("button")
				.first(),
		).toBeFocused();
	}
});

test("the history is switched off, and deleted after a question", async ({ page }) => {
	await page.goto("/playground/?task=summarization");
	await runForm(page, "Birinci.");
	const dialog = await openSaved(page);
	await dialog.getByRole("checkbox", { name: "Çalıştırmaların geçmişi tutulsun" }).uncheck();
	await expect(dialog.getByText(/En çok 300 çalıştırma ve 100\sMB/)).toBeVisible();
	await dialog.getByRole("button", { name: "Kapat" }).click();
	await runForm(page, "İkinci.");
	const answer = page.locator("section[data-status=done] [data-answer-text]");
	const second = (await answer.textContent()) ?? "";
	await page.reload();
	await expect(answer).toHaveText(second);
	await openSaved(page);
	await expect(dialog.getByText("her modelin son yanıtı bu sekmede durur")).toBeVisible();
	await expect(dialog.getByRole("button", { name: /^Yanıtı göster/ })).toHaveCount(1);
	await expect(dialog.getByRole("checkbox")).not.toBeChecked();
	const wipe = dialog.getByRole("button", { name: "Geçmişi sil" });
	await wipe.click();
	await expect(dialog.getByRole("button", { name: "Vazgeç" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(wipe).toBeFocused();
	await page.keyboard.press("Enter");
	await dialog.getByRole("button", { name: "Evet, sil" }).click();
	await expect(dialog.getByText("Henüz çalıştırma yok.")).toBeVisible();
	await expect(dialog.getByRole("button", { name: "Kapat" })).toBeFocused();
	await page.reload();
	await expect(runButton(page)).toBeVisible();
	await page.waitForLoadState("networkidle");
	await expect(page.locator("section[data-status]")).toHaveAttribute("data-status", "idle");
});

for (const width of [360, 1280]) {
	test(`the history is accessible at ${String(width)} px, and stays inside with text twice as large`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 800 });
		await page.goto("/playground/?task=summarization");
		await runForm(page, "Uzun bir metin. Sonu var.");
		const dialog = await openSaved(page);
		await dialog.getByRole("button", { name: /^Yanıtı göster/ }).click();
		await expect(dialog.locator("[data-saved-answer]")).toBeVisible();
		expect(await findViolations(page, { within: "dialog" })).toEqual([]);
		await page.evaluate(() => {
			document.documentElement.style.fontSize = "200%";
		});
		const overflow = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
		expect(overflow).toBeLessThanOrEqual(0);
	});
}
