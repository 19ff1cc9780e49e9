import { readFile } from "node:fs/promises";
import { expect, test } from "./calls-page.ts";
import { addModel, answerWith, begin, chooseFile } from "./measure-page.ts";
import { readDatabases } from "./playground-page.ts";
import { findViolations } from "./find-violations.ts";

test("an example goes through two simulated models to a report that can be downloaded", async ({ page }) => {
	await page.goto("/measure/");
	await page.getByRole("button", { name: /Duygu: günlük yorumlar/ }).click();
	await expect(page.getByText("202 satır, 5 sütun, JSONL")).toBeVisible();
	await expect(page.getByLabel("Doğru yanıtın sütunu")).toHaveValue("label");
	await page.getByLabel("Ölçülecek satır").fill("6");
	await page.getByRole("radio", { name: "Simülasyon" }).check();
	for (const model of [
		"savasy/bert-base-turkish-sentiment-cased",
		"distilbert/distilbert-base-uncased-finetuned-sst-2-english",
	])
		await addModel(page, model);
	const computing = page.waitForEvent("worker", (worker) => worker.url().includes("report.worker"));
	await page.getByRole("button", { name: "12 çağrıyı başlat" }).click();
	await expect(page.locator("[data-measurement=done]")).toBeVisible();
	await computing; // the page itself does not wait for the report
	const report = page.locator("[data-report]");
	await expect(report.getByText("işaretli modeller çalışmadı")).toBeVisible();
	await expect(report.locator("[data-verdict=chance]")).toContainText(
		"aradaki fark rastlantıyla açıklanabilir",
	);
	const figures = report.getByRole("region", { name: "Modellerin ölçümleri" });
	await expect(figures.getByRole("row")).toHaveCount(3);
	await expect(figures.getByRole("row").nth(1).getByRole("cell").last()).toHaveText("–");
	await report.getByText("sınıf sınıf").first().click();
	await expect(report.getByRole("table", { name: /Karışıklık matrisi/ }).first()).toBeVisible();
	await expect(report.locator("[data-rows] li").first()).toContainText("yanlış");
	expect(await findViolations(page)).toEqual([]);
	for (const [form, head] of [
		["HTML", "<!doctype html>"],
		["Markdown", "# text-classification"],
		["CSV", "\uFEFFsatır,girdi,beklenen,model"],
		["JSONL", '{"row":'],
	] as const) {
		const [download] = await Promise.all([
			page.waitForEvent("download"),
			report.getByRole("button", { name: form, exact: true }).click(),
		]);
		expect((await readFile(await download.path(), "utf8")).slice(0, head.length)).toBe(head);
	}
});

for (const example of [
	"Duygu: günlük yorumlar",
	"İstek sınıflandırma",
	"Varlık adları: kişi, yer, kurum",
	"Soru yanıtlama",
	"Koşut cümleler: Türkçe ve İngilizce",
	"Tek cümlelik özetler",
]) {
	test(`the example “${example}” runs with the model that the page begins with`, async ({ page }) => {
		await page.goto("/measure/");
		await page.getByRole("button", { name: example }).click();
		await page.getByLabel("Ölçülecek satır").fill("2");
		await page.getByRole("radio", { name: "Simülasyon" }).check();
		await page.getByRole("button", { name: "Listeye ekle" }).click();
		await page.getByRole("button", { name: "2 çağrıyı başlat" }).click();
		await expect(page.locator('[data-measurement=done][data-calls="2"]')).toBeVisible();
		await expect(page.getByText(/başarısız [1-9]/)).toHaveCount(0);
	});
}

test("a model with two settings is two models, and each call has its own", async ({ page }) => {
	const temperatures: unknown[] = [];
	const server = await answerWith(() => "evet");
	page.on("request", (request) => {
		if (request.method() !== "POST" || !request.url().startsWith(server.url)) return;
		temperatures.push((request.postDataJSON() as { temperature?: number }).temperature);
	});
	await begin(page, server.url, "soru,cevap\nBir mi?,evet\n");
	await page.getByText("Parametreler", { exact: true }).click();
	await page.getByRole("textbox", { name: "temperature" }).fill("0.2");
	await addModel(page, "kendi-modelim");
	await expect(page.locator("[data-chosen] li").nth(1)).toContainText("temperature 0.2");
	await page.getByRole("button", { name: "2 çağrıyı başlat" }).click();
	await expect(page.locator('[data-measurement=done][data-calls="2"]')).toBeVisible();
	expect(new Set(temperatures)).toEqual(new Set([undefined, 0.2]));
	await server.close();
});

test("answers in other labels are matched, and the results follow without a call", async ({ page }) => {
	const server = await answerWith(() => "POSITIVE");
	await begin(page, server.url, "metin,etiket\nGüzel,olumlu\nHarika,olumlu\nBerbat,olumsuz\n", "accuracy");
	await page.getByRole("button", { name: "3 çağrıyı başlat" }).click();
	const score = page.locator("[data-figures] tbody td").first();
	await expect(score).toHaveText("0 [0; 0]");
	await expect(page.locator("[data-report] figure svg").first()).toHaveCSS("overflow", "visible"); // the dot at 0 is whole
	await expect(page.locator("[data-rows] li")).toHaveCount(3);
	await page.getByLabel("“POSITIVE” yanıtı (3 kez)").selectOption("olumlu");
	await expect(score).toContainText("0,667");
	await expect(page.locator("[data-rows] li")).toHaveCount(1);
	await page.reload();
	await expect(score).toContainText("0,667");
	await server.close();
});

test("answers are compared as the reader chooses, also after a reload", async ({ page }) => {
	const server = await answerWith(() => "IŞIK");
	await begin(page, server.url, "soru,cevap\nNe?,ışık\nNe bu?,ışık\n", "accuracy");
	await page.getByRole("button", { name: "2 çağrıyı başlat" }).click();
	const score = page.locator("[data-figures] tbody td").first();
	await expect(score).toHaveText("0 [0; 0]");
	await expect(page.getByLabel("“IŞIK” yanıtı (2 kez)")).toBeVisible();
	const choice = page.getByLabel("Yanıtların karşılaştırılması");
	await expect(page.locator("[data-compare]")).toContainText("yazıldıkları gibi karşılaştırıldı");
	await choice.selectOption("turkish");
	await expect(score).toHaveText("1 [1; 1]");
	await expect(page.locator("[data-compare]")).toContainText("Türkçe kurallarla karşılaştırıldı");
	await expect(page.getByLabel("“IŞIK” yanıtı (2 kez)")).toHaveCount(0);
	await page.reload();
	await expect(score).toHaveText("1 [1; 1]");
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("button", { name: "Markdown", exact: true }).click(),
	]);
	expect(await readFile(await download.path(), "utf8")).toContain("Türkçe kurallarla karşılaştırıldı");
	await choice.selectOption("byRows");
	await expect(score).toHaveText("0 [0; 0]");
	await server.close();
});

test("rows of a metric that knows only better and worse come the worst first, and none is called wrong", async ({
	page,
}) => {
	const server = await answerWith((text) => (text === "bir" ? "kırmızı tilki" : "mavi"));
	await begin(page, server.url, "soru,cevap\nbir,kırmızı bir tilki\niki,kırmızı tilki\n", "token-f1");
	await page.getByRole("button", { name: "2 çağrıyı başlat" }).click();
	const rows = page.locator("[data-rows] li");
	await expect(page.getByLabel("Gösterilecek satırlar")).toHaveValue("worst");
	await expect(rows.first()).toContainText("Sözcük F1'i 0");
	await expect(rows.nth(1)).toContainText("Sözcük F1'i 0,8");
	await expect(page.locator("[data-rows]")).not.toContainText("yanlış");
	await server.close();
});

test("a file that cannot be read says where and why, and the mended one is read", async ({ page }) => {
	await page.goto("/measure/");
	const choose = (text: string | Buffer, name = "a.csv") =>
		page.locator("input[type=file]").setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
	for (const [file, problem] of [
		['a,b\n1,"2\n3,4\n', "2. satırda açılan tırnak kapanmıyor"],
		["a,b\n1,2\n3\n", "3. satırda 1 hücre var, sütun sayısı ise 2"],
		['{"a":1}\n{"a":', "2. satır geçerli JSON değil"],
		["PK\u0003\u0004\u0000\u0000", "Bu bir metin dosyası değil"],
		["", "Dosyada ölçülecek satır yok"],
	] as const) {
		await choose(file);
		await expect(page.getByRole("alert")).toContainText(problem);
	}
	const turkish = Buffer.from(
		'yorum;etiket\r\n"\xc7ok\r\ng\xfczel";olumlu\r\nK\xf6t\xfc \xfer\xfcn;olumsuz\r\n\xdd\xfei;\r\n',
		"latin1",
	);
	await choose(turkish);
	await expect(page.getByRole("alert")).toHaveCount(0);
	await expect(page.getByText("3 satır, 2 sütun, noktalı virgüllü CSV, Windows-1254")).toBeVisible();
	await expect(page.getByRole("cell", { name: "Çok güzel" })).toBeVisible();
	await expect(page.getByText("2 satır ölçülebilir.")).toBeVisible();
	await expect(page.getByText("5. satır: doğru yanıt boş")).toBeVisible();
});

test("a measurement that was paused goes on after a reload, and repeats no call", async ({ page }) => {
	const held: (() => void)[] = [];
	const requested: string[] = [];
	let isOpen = false;
	const server = await answerWith((text, send) => {
		requested.push(text);
		if (isOpen || requested.length <= 4) return "evet";
		held.push(() => send("evet"));
		return undefined;
	});
	const rows = Array.from({ length: 12 }, (_, index) => `soru ${String(index + 1)},evet`);
	await begin(page, server.url, `soru,cevap\n${rows.join("\n")}\n`);
	await page.getByRole("button", { name: "12 çağrıyı başlat" }).click();
	await expect.poll(() => held.length).toBe(3);
	await page.getByRole("button", { name: "Duraklat" }).click();
	await expect(page.getByText("Yoldaki çağrılar bekleniyor")).toBeVisible();
	for (const send of held) send();
	await expect(page.locator('[data-measurement=paused][data-calls="7"]')).toBeVisible();
	expect(requested).toHaveLength(7);
	await page.reload();
	await expect(page.getByText(/yarım ölçüm bulundu: .* 7 \/ 12 çağrı/)).toBeVisible();
	isOpen = true;
	await page.getByRole("button", { name: "Sürdür" }).click();
	await expect(page.locator('[data-measurement=done][data-calls="12"]')).toBeVisible();
	expect(requested).toHaveLength(12);
	expect(new Set(requested).size).toBe(12);
	await expect(page.getByText("Tam eşleşme: nokta ölçülen değer")).toBeVisible();
	await page.getByRole("button", { name: "Yeni ölçüm" }).click();
	await page.getByRole("button", { name: "Ölçümü sil" }).click();
	await expect(page.getByText("Dosya seç")).toBeVisible();
	await page.reload();
	await expect(page.getByText("Dosya seç")).toBeVisible();
	await server.close();
});

test("a stopped measurement begins no further call, and failed calls keep their reason until they are retried", async ({
	page,
}) => {
	let isBroken = true;
	let requested = 0;
	const server = await answerWith((text) => {
		requested += 1;
		return isBroken && text === "soru 2" ? undefined : "evet";
	}, 422);
	await begin(page, server.url, "soru,cevap\nsoru 1,evet\nsoru 2,evet\nsoru 3,hayır\n");
	await page.getByRole("button", { name: "3 çağrıyı başlat" }).click();
	await expect(page.locator("[data-measurement=done]")).toBeVisible();
	await page.getByLabel("Gösterilecek satırlar").selectOption("failed");
	await expect(page.locator("[data-rows] li")).toHaveCount(1);
	const failed = page.locator("[data-rows] [data-state=failed]");
	await expect(failed).toContainText("broken on purpose");
	await expect(failed.getByRole("link", { name: "Nedenleri ve sonraki adım" })).toHaveAttribute(
		"href",
		"/errors/api/",
	);
	isBroken = false;
	await page.getByRole("button", { name: "Başarısız 1 çağrıyı yeniden dene" }).click();
	await expect(page.getByText(/başarısız 0/)).toBeVisible();
	await expect(page.locator("[data-measurement=done]")).toBeVisible();
	expect(requested).toBe(4);
	await server.close();
});

test("the number of rows is typed key by key, and is what the data allow", async ({ page }) => {
	await page.goto("/en/measure/");
	await page.getByRole("button", { name: /Question answering/ }).click();
	const count = page.getByLabel("Rows to measure");
	await count.focus();
	await page.keyboard.press("End");
	for (const key of ["Backspace", "Backspace", "Backspace", "1", "2"]) await page.keyboard.press(key);
	await expect(count).toHaveValue("12");
	await count.fill("5000");
	await count.blur();
	await expect(count).toHaveValue((await count.getAttribute("max")) ?? "");
});

test("stop ends the calls under way at once", async ({ page }) => {
	let requested = 0;
	const server = await answerWith(() => {
		requested += 1;
		return requested <= 2 ? "evet" : undefined;
	});
	const rows = Array.from({ length: 9 }, (_, index) => `soru ${String(index + 1)},evet`);
	await begin(page, server.url, `soru,cevap\n${rows.join("\n")}\n`);
	await page.getByRole("button", { name: "9 çağrıyı başlat" }).click();
	await expect.poll(() => requested).toBe(5);
	await page.getByRole("button", { name: "Durdur" }).click();
	await expect(page.locator('[data-measurement=paused][data-calls="5"]')).toBeVisible();
	await expect(page.locator("[data-in-doubt]")).toContainText("Sonucu bilinmeyen çağrı: 3.");
	await expect(page.getByText("sonuçlar şimdiye kadar yanıtlanan satırlardan")).toBeVisible();
	expect(requested).toBe(5);
	await server.close();
});

test("calls that were under way at a reload are in doubt, and are repeated only when the reader says so", async ({
	page,
}) => {
	const requested: string[] = [];
	let isOpen = false;
	const server = await answerWith((text) => {
		requested.push(text);
		return isOpen || requested.length <= 2 ? "evet" : undefined;
	});
	const rows = Array.from({ length: 8 }, (_, index) => `soru ${String(index + 1)},evet`);
	await begin(page, server.url, `soru,cevap\n${rows.join("\n")}\n`);
	await page.getByRole("button", { name: "8 çağrıyı başlat" }).click();
	await expect.poll(() => requested.length).toBe(5);
	await expect(page.locator('[data-calls="2"]')).toBeVisible();
	const underWay = requested.slice(2);
	isOpen = true;
	await page.reload();
	await expect(page.locator('[data-measurement=paused][data-calls="5"]')).toBeVisible();
	await expect(page.locator("[data-in-doubt]")).toContainText("Sonucu bilinmeyen çağrı: 3.");
	expect(await findViolations(page)).toEqual([]);
	await page.getByRole("button", { name: "Sürdür" }).click();
	await expect(page.locator('[data-measurement=done][data-calls="8"]')).toBeVisible();
	expect(requested).toHaveLength(8);
	expect(new Set(requested).size).toBe(8);
	await page.getByLabel("Gösterilecek satırlar").selectOption("failed");
	await expect(page.locator("[data-rows] [data-state=failed]")).toHaveCount(3);
	await page.reload();
	await page.getByRole("button", { name: "Bu 3 çağrıyı yinele (iki kez ödenebilir)" }).click();
	await expect(page.getByText(/8 \/ 8, başarısız 0/)).toBeVisible();
	await expect(page.locator("[data-in-doubt]")).toHaveCount(0);
	expect(requested.slice(8).toSorted()).toEqual(underWay.toSorted());
	await server.close();
});

test("a model on the reader's own server takes a price, and the total follows", async ({ page }) => {
	const server = await answerWith(() => "evet");
	await begin(page, server.url, "soru,cevap\nBir mi?,evet\nİki mi?,evet\n");
	await page.getByRole("button", { name: /modelini çıkar/ }).click();
	await page.getByRole("combobox", { name: "Model", exact: true }).fill("kendi-modelim");
	await page.keyboard.press("Escape");
	await page.getByLabel("ABD doları olarak ücret").fill("100 / 500");
	await page.getByRole("button", { name: "Listeye ekle" }).click();
	await expect(page.getByText(/Girdiler için yaklaşık \$0,00/)).toBeVisible();
	await page.getByRole("button", { name: "2 çağrıyı başlat" }).click();
	// Two calls with 5 tokens in and 1 out: 2 × (5 × 100 + 1 × 500) / 1,000,000.
	await expect(page.locator("[data-figures] tbody td").last()).toHaveText("$0,002");
	await server.close();
});

test("a key and the rows go to their provider alone, and the key is not kept with the measurement", async ({
	page,
	sent,
}) => {
	const key = "gsk_0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOP";
	await page.goto("/measure/");
	await chooseFile(page, "soru,cevap\nMerhaba,selam\nNasılsın,iyi\n");
	await page.getByRole("combobox", { name: "Görev", exact: true }).selectOption("conversational");
	await page.getByRole("radio", { name: "Kendi anahtarımla" }).check();
	await page.getByRole("combobox", { name: "Sağlayıcı", exact: true }).selectOption("groq");
	await page.getByLabel("Anahtar", { exact: true }).fill(key);
	await addModel(page, "meta-llama/Llama-3.1-8B-Instruct");
	await expect(page.getByText("bu satırlar oraya gönderilir")).toBeVisible();
	expect(sent().filter(({ host }) => host === "api.groq.com")).toEqual([]);
	await page.getByRole("button", { name: "2 çağrıyı başlat" }).click();
	await expect(page.locator("[data-measurement=done]")).toBeVisible();
	const withKey = sent().filter(({ headers }) => JSON.stringify(headers).includes(key));
	expect(new Set(withKey.map(({ host }) => host))).toEqual(new Set(["api.groq.com"]));
	expect(withKey.filter(({ method }) => method === "POST")).toHaveLength(2);
	const withRows = sent().filter((request) =>
		/Merhaba|selam|Nasılsın|kendi-verim/.test(JSON.stringify(request)),
	);
	expect(withRows.map(({ host }) => host)).toEqual(["api.groq.com", "api.groq.com"]);
	expect(JSON.stringify(withRows)).not.toContain("selam");
	expect(await readDatabases(page)).not.toContain(key);
	await page.reload();
	await expect(page.locator("[data-measurement=done]")).toBeVisible();
});

test("the way to a report needs no pointer", async ({ page }) => {
	await page.goto("/en/measure/");
	const press = async (name: string | RegExp): Promise<void> => {
		await page.getByRole("button", { name }).focus();
		await page.keyboard.press("Enter");
	};
	await press(/Question answering/);
	await page.getByLabel("Rows to measure").fill("4");
	await page.getByRole("radio").first().focus();
	await page.keyboard.press("Space");
	await press("Add to the list");
	await press("Start the calls (4)");
	await expect(page.locator("[data-measurement=done]")).toBeVisible();
	await expect(page.getByRole("heading", { name: "Results" })).toBeVisible();
});
