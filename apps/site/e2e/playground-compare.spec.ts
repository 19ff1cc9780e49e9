import type { Page, Route } from "@playwright/test";
import { runButton } from "./playground-page.ts";
import { expect, test } from "./watched-page.ts";

test("answers of compared models are there after a reload, and run anew", async ({ page }) => {
	await page.goto("/playground/?task=summarization&connection=simulated");
	await page.getByLabel(/^inputs/).fill("Bambaşka bir metin. Sonu da var.");
	await page.getByRole("button", { name: "Karşılaştırmaya ekle" }).click();
	await runButton(page).click();
	const done = page.locator("section[data-status=done]");
	await expect(done).toHaveCount(2);
	await expect.poll(() => countMarks(page)).toBe(2);

	await page.reload();
	await expect(done).toHaveCount(2);
	for (const answer of await done.all()) await expect(answer).toContainText("Örnek yanıt");
	const summary = page.getByRole("region", { name: "Karşılaştırma" });
	await expect(summary.getByRole("row")).toHaveCount(3);
	await expect(summary.getByRole("row").last()).toContainText("ölçülmez");
	await runButton(page).click();
	await expect(done).toHaveCount(2);

	const fields = encodeURIComponent(JSON.stringify({ inputs: "Yepyeni" }));
	await page.goto(`/playground/?task=summarization&connection=simulated&fields=${fields}`);
	await expect(page.getByLabel(/^inputs/)).toHaveValue("Yepyeni");
	await page.waitForLoadState("networkidle");
	await expect(page.locator("section[data-status]")).toHaveAttribute("data-status", "idle");
});

test("labels of compared models are compared line by line", async ({ page }) => {
	await page.goto("/playground/?task=text-classification&connection=simulated");
	await page.getByRole("button", { name: "Karşılaştırmaya ekle" }).click();
	await runButton(page).click();
	await expect(page.locator("section[data-status=done]")).toHaveCount(2);
	await page.getByText("Farkı göster").click();
	await expect(
		page.getByText("İki yanıt aynı.").or(page.getByRole("region", { name: /^Yanıtların farkı/ })),
	).toBeVisible();
});

test("two compared models share the whole width, and their table has it for itself", async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.goto("/playground/?task=text-classification&connection=simulated");
	await page.getByRole("button", { name: "Karşılaştırmaya ekle" }).click();
	await runButton(page).click();
	await expect(page.locator("section[data-status=done]")).toHaveCount(2);
	const first = await page.locator("section[data-status=done]").first().boundingBox();
	const second = await page.locator("section[data-status=done]").last().boundingBox();
	const table = await page.getByRole("table", { name: "Karşılaştırma" }).boundingBox();
	expect(Math.abs((first?.width ?? 0) - (second?.width ?? Infinity))).toBeLessThan(2);
	expect((second?.x ?? 0) + (second?.width ?? 0)).toBeCloseTo(
		(table?.x ?? 0) + (table?.width ?? Infinity),
		-1,
	);
});

/** How many answers of the task are marked as shown in this tab. */
function countMarks(page: Page): Promise<number> {
	return page.evaluate(
		() =>
			Object.keys(JSON.parse(sessionStorage.getItem("pusula-playground-shown-summarization") ?? "{}")).length,
	);
}

test("what compared models cost is reckoned from their tokens and the router's list of prices", async ({
	context,
}) => {
	const page = await context.newPage(); // it may contact the hub, the router and the provider
	await playPricedProvider(page);
	await page.goto("/playground/?task=conversational&provider=groq&model=acme%2Ffox");
	await page.getByRole("radio", { name: "Kendi anahtarımla" }).check();
	await page.getByLabel("Anahtar", { exact: true }).fill("gsk_0123456789abcdefghijklmnopqrstuvwxyz");
	await page.getByRole("button", { name: "Karşılaştırmaya ekle" }).click();
	await page.getByRole("textbox", { name: "Mesaj" }).fill("Merhaba");
	await runButton(page).click();
	const summary = page.getByRole("region", { name: "Karşılaştırma" });
	// 1000 tokens in and 500 out: (1000 × 0.1 + 500 × 0.4) / 1,000,000.
	await expect(summary.getByRole("row").nth(1)).toContainText("yaklaşık $0,0003");
	await expect(page.getByText("yönlendiricinin açık fiyat listesiyle")).toBeVisible();
});

/** The hub's list with one model, the router's with its price, and the provider, which counts tokens and names no cost. */
async function playPricedProvider(page: Page): Promise<void> {
	const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
	const fulfill = (json: object) => (route: Route) => route.fulfill({ headers, json });
	const live = { provider: "groq", status: "live" };
	await page.route(
		"https://huggingface.co/**",
		fulfill([{ id: "acme/fox", tags: [], inferenceProviderMapping: [{ ...live, task: "conversational" }] }]),
	);
	await page.route(
		"https://huggingface.co/api/models/acme/fox*",
		fulfill({ inferenceProviderMapping: { groq: { ...live, providerId: "fox", task: "conversational" } } }),
	);
	await page.route(
		"https://router.huggingface.co/v1/models",
		fulfill({ data: [{ id: "acme/fox", providers: [{ ...live, pricing: { input: 0.1, output: 0.4 } }] }] }),
	);
	const usage = { prompt_tokens: 1000, completion_tokens: 500, total_tokens: 1500 };
	const chunks = [
		{ choices: [{ index: 0, delta: { role: "assistant", content: "selam" } }] },
		{ choices: [{ index: 0, delta: {}, finish_reason: "stop" }] },
		{ choices: [], usage },
	].map((chunk) => ({ id: "1", object: "chat.completion.chunk", created: 1, model: "fox", ...chunk }));
	const body = [...chunks.map((chunk) => JSON.stringify(chunk)), "[DONE]"].map((data) => `data: ${data}\n\n`);
	await page.route("https://api.groq.com/**", (route) =>
		route.fulfill({ headers: { ...headers, "content-type": "text/event-stream" }, body: body.join("") }),
	);
}

test("a model added and sent in one breath answers too; simulated columns show no speed", async ({
	page,
}) => {
	await page.goto("/playground/?task=summarization&connection=simulated");
	await expect(runButton(page)).toBeVisible();
	await page.evaluate(() => {
		const click = (label: string): void =>
			[...document.querySelectorAll("button")].find(({ textContent }) => textContent === label)?.click();
		click("Karşılaştırmaya ekle");
		setTimeout(() => click("Çalıştır"), 0);
	});
	await expect(page.locator("section[data-status=done]")).toHaveCount(2);
	const summary = page.getByRole("region", { name: "Karşılaştırma" });
	await expect(summary.getByRole("row")).toHaveCount(3);
	await expect(summary.getByRole("row").last()).toContainText("ölçülmez");
	await expect(summary.getByRole("row").last()).not.toContainText(/\d+\sms/);
});
