import { expect, test } from "./watched-page.ts";

test("finds while typing: tasks, pages and models", async ({ page }) => {
	await page.goto("/search/");
	const results = page.locator("[data-results] a");
	for (const [query, first] of [
		["ozetleme", "Özetleme"],
		["SINIFLANDIRMA SES", "Ses sınıflandırma"],
		["sınıflandırmayı ses", "Ses sınıflandırma"],
		["bert", "BERT"],
		["transformers", "Transformers"],
		["dataset", "veri kümesi"],
	] as const) {
		await page.getByLabel("Ne arıyorsunuz?").fill(query);
		await expect(results.first()).toHaveText(first);
	}
	await page.getByLabel("Ne arıyorsunuz?").fill("");
	await expect(results).toHaveCount(0);
	await expect(page.getByRole("heading", { name: "Aranabilenlerin tümü" })).toBeVisible();
});

test("a model found by name leads to its row in the table", async ({ page }) => {
	await page.goto("/search/?q=RoBERTa");
	await page.locator("[data-results] a").first().click();
	await expect(page).toHaveURL(/\/docs\/transformers\/\?q=RoBERTa#models-caption$/);
	await expect(page.locator("[data-models-table] tbody tr:visible th > a").first()).toHaveText("RoBERTa");
});

test("says so when nothing is found", async ({ page }) => {
	await page.goto("/search/?q=qwxzvjk");
	await expect(page.getByText("“qwxzvjk” için sonuç yok.")).toBeVisible();
});

test("the compass shows the tasks where nothing is found, and not before", async ({ page }) => {
	await page.goto("/search/");
	const compass = page.locator("main [data-dial]");
	await expect(compass).toBeHidden();
	await page.locator("main [type=search]").fill("qwxzvjk");
	await expect(compass).toBeVisible();
	await compass.locator("a").first().focus();
	const name = await compass.locator("a title").first().textContent();
	await expect(compass.locator("[data-pointed]")).toHaveText(name ?? "");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/tasks\//);
});

test("a model of the hub found by id leads to its place among its task's models", async ({ page }) => {
	await page.goto("/search/");
	await page.getByLabel("Ne arıyorsunuz?").fill("openai/whisper-small");
	const first = page.locator("[data-results] [data-result]").first();
	await expect(first).toContainText("Hub modeli");
	await first.getByRole("link").click();
	await expect(page).toHaveURL(/\/models\/#openai-whisper-small$/);
	await expect(page.locator(":target")).toContainText("openai/whisper-small");
});

test("names the words that occur nowhere, and marks the others in the results", async ({ page }) => {
	await page.goto("/search/?q=futbol%20%C3%A7evirisi");
	const status = page.locator("[data-search] [data-status]");
	await expect(status).toContainText("Sitede geçmeyen: “futbol”. Sonuç: ");
	await expect(page.locator("[data-results] mark").first()).toHaveText("Çeviri");
});

test("says which words the first result matches where no more of them go together", async ({ page }) => {
	await page.goto("/search/?q=hava%20durumu");
	const status = page.locator("[data-search] [data-status]");
	await expect(status).toHaveText(/^İlk sonuçla yalnızca “durumu” eşleşiyor\. Sonuç: \d+$/);
	await page.getByLabel("Ne arıyorsunuz?").fill("kan grubu");
	await expect(status).toHaveText(/^Sitede geçmiyor, yakın yazılışları arandı: “kan”\. Sonuç: \d+$/);
});

test("says how many matches there are when it lists the best of them only", async ({ page }) => {
	await page.goto("/search/?q=model");
	await expect(page.locator("[data-search] [data-status]")).toHaveText(
		/^Sonuç: \d{2,}; en uygun 24 tanesi listelendi\.$/,
	);
	await expect(page.locator("[data-results] [data-result]")).toHaveCount(24);
});

test("a long paste leaves a URL that opens again", async ({ page }) => {
	await page.goto("/search/");
	await page.getByLabel("Ne arıyorsunuz?").fill("çeviri özetleme ".repeat(1250));
	await expect(page).toHaveURL(/\?q=/);
	expect(page.url().length).toBeLessThan(3000);
	expect((await page.reload())?.status()).toBe(200);
	await expect(page.getByLabel("Ne arıyorsunuz?")).toHaveValue(/^çeviri özetleme /);
});

test("the URL follows the field, also where the browser refuses to be asked on every key", async ({
	page,
}) => {
	await page.goto("/search/");
	const field = page.getByLabel("Ne arıyorsunuz?");
	await field.pressSequentially("çeviri özetleme ".repeat(8));
	await expect(field).toHaveValue("çeviri özetleme ".repeat(8));
	await field.fill("özetleme");
	await expect(page).toHaveURL(/\/search\/\?q=%C3%B6zetleme$/);
	await page.evaluate(() => {
		history.replaceState = () => {
			throw new DOMException("Too many calls", "SecurityError");
		};
	});
	await field.fill("çeviri");
	await expect(page.locator("[data-results] a").first()).toHaveText("Çeviri");
});

test("shows the line of a page in which the words stand, below its heading, and leads to it", async ({
	page,
}) => {
	await page.goto("/search/?q=hız%20sınırı%20bekleme");
	const result = page.locator("[data-results] [data-result]", { hasText: "Yeniden deneme ve zaman aşımı" });
	const line = result.locator("[data-written]").first();
	await expect(line).toContainText("Neler kendiliğinden yinelenir › ");
	await expect(line.locator("mark")).toHaveText(["bekleme", "sınırın"]);
	await result.getByRole("link").first().click();
	await expect(page).toHaveURL(/\/docs\/how-to\/retries-and-timeouts\/#neler-kendiliginden-yinelenir$/);
	await expect(page.locator(":target")).toBeInViewport();
});

test("a guide, a term and a metric show the line in which the words stand", async ({ page }) => {
	for (const [query, href, words] of [
		["açgözlü bütün metin", "/glossary/#acgozlu-secim", "bütün metin açısından"],
		["ayar eğitmek satır sürer", "/docs/transformers/fine-tuning/", "on satır sürer"],
		["eşleşme ek almış sözcük", "/metrics/#exact-match", "Ek almış sözcük"],
	] as const) {
		await page.goto(`/search/?q=${encodeURIComponent(query)}`);
		const result = page.locator("[data-results] [data-result]", { has: page.locator(`a[href^="${href}"]`) });
		await expect(result.locator("[data-written]").first()).toContainText(words);
	}
});

test("a provider has its logo beside it", async ({ page }) => {
	await page.goto("/search/?q=groq");
	const logo = page.locator("[data-results] [data-result]", { hasText: "Groq" }).locator("svg use").first();
	await expect(logo).toHaveAttribute("href", "/provider-logos.svg#groq");
	expect(await logo.evaluate((use) => use.getBoundingClientRect().width)).toBeGreaterThan(8);
});

test("a result of which name and description have all words keeps its description and leads to the page", async ({
	page,
}) => {
	const requested: string[] = [];
	page.on("request", (request) => requested.push(new URL(request.url()).pathname));
	await page.goto("/search/?q=özetleme");
	await expect.poll(() => requested.some((path) => path.endsWith("/index.md"))).toBe(true);
	expect(requested).not.toContain("/tasks/summarization/index.md");
	const first = page.locator("[data-results] [data-result]").first();
	await expect(first.getByRole("link")).toHaveAttribute("href", "/tasks/summarization/");
	await expect(first.locator("[data-written]")).toHaveText(/^Uzun bir metnin önemli yanlarını/u);
});

test("a part of a page shows its page and its own line, on a phone too", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 800 });
	await page.goto("/search/?q=hangi%20hatalarda%20sıradakine");
	const first = page.locator("[data-results] [data-result]").first();
	const line = first.locator("[data-written]");
	await expect(line).toHaveText(/^Yedek sağlayıcı › .*Hata/u);
	await expect(line.locator("mark").first()).toBeInViewport();
	await expect(first.getByRole("link")).toHaveAttribute(
		"href",
		"/docs/how-to/failover/#hangi-hatalarda-siradakine-gecilir",
	);
});
