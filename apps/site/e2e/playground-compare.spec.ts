import type { Page } from "@playwright/test";
import { runButton } from "./playground-page.ts";
import { expect, test } from "./watched-page.ts";
import { findViolations } from "./find-violations.ts";

interface Sent {
	readonly model: string;
	readonly messages: readonly { readonly role: string; readonly content: string }[];
}

/** Opens a chat with a server of the reader's own, whose models answer each in their own way. Returns what was sent. */
async function openTwoModels(page: Page): Promise<readonly Sent[]> {
	const sent: Sent[] = [];
	await page.route("**/fake/v1/chat/completions", async (route) => {
		const body = route.request().postDataJSON() as Sent;
		sent.push(body);
		const question = body.messages.at(-1)?.content ?? "";
		const content = `${body.model === "bir" ? "Bence güzel" : "Bence çok güzel"} ${question}.`;
		const chunk = { choices: [{ index: 0, delta: { role: "assistant", content }, finish_reason: "stop" }] };
		const usage = {
			choices: [],
			usage: { prompt_tokens: 1234, completion_tokens: 7, total_tokens: 1241, cost: 0.002 },
		};
		const events = [chunk, usage].map((one) =>
			JSON.stringify({ id: "1", object: "chat.completion.chunk", created: 1, model: body.model, ...one }),
		);
		await route.fulfill({
			headers: { "content-type": "text/event-stream" },
			body: [...events, "[DONE]"].map((data) => `data: ${data}\n\n`).join(""),
		});
	});
	await page.goto("/playground/?task=conversational&connection=endpoint&model=bir");
	await page.getByRole("textbox", { name: "Adres" }).fill(new URL("/fake", page.url()).href);
	return sent;
}

test("a model that was just added is not left out, and each goes on with what it said itself", async ({
	page,
}) => {
	const sent = await openTwoModels(page);
	await page.getByRole("button", { name: "Karşılaştırmaya ekle" }).click();
	const other = page.getByRole("group", { name: "Karşılaştırılan" }).getByLabel("Model");
	await other.fill("iki");
	await page.getByLabel("Mesajınız").fill("deniz");
	await runButton(page).click();
	const column = page.getByRole("region", { name: "Çıktı: iki" });
	await expect(column).toHaveAttribute("data-status", "done");
	await expect(column).toContainText("Bence çok güzel deniz.");
	await page.getByLabel("Mesajınız").fill("dağ");
	await runButton(page).click();
	await expect(column).toContainText("Bence çok güzel dağ.");
	const last = sent.findLast(({ model }) => model === "iki");
	expect(last?.messages.map(({ content }) => content)).toEqual(["deniz", "Bence çok güzel deniz.", "dağ"]);
	const first = sent.findLast(({ model }) => model === "bir");
	expect(first?.messages[1]?.content).toBe("Bence güzel deniz.");
	await page.getByText("Bu modelin önceki yanıtları (1)").click();
	await expect(page.getByText("Bence çok güzel deniz.").first()).toBeVisible();

	const summary = page.getByRole("region", { name: "Karşılaştırma" });
	await expect(summary.getByRole("row")).toHaveCount(3);
	await expect(summary.getByRole("row", { name: "iki" })).toContainText("1.234 / 7");
	await expect(summary.getByRole("row", { name: "iki" })).toContainText("0,002");
	await page.getByText("Farkı göster").click();
	const difference = page.getByRole("region", { name: "iki yanıtının ilk yanıttan farkı" });
	await expect(difference).toContainText("1 sözcük eklenmiş, 0 sözcük çıkmış.");
	await expect(difference.locator("ins")).toContainText("çok");
});

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

for (const width of [360, 1280]) {
	test(`compared answers are accessible at ${String(width)} px, and stay inside with text twice as large`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 800 });
		await page.goto(
			"/playground/?task=conversational&connection=simulated&with=groq:Qwen/Qwen3-32B&with=together:Qwen/Qwen3-32B",
		);
		await runButton(page).click();
		await expect(page.locator("section[data-status=done]")).toHaveCount(3);
		await page.getByText("Farkı göster").first().click();
		expect(await findViolations(page, { within: "[data-playground]" })).toEqual([]);
		await page.evaluate(() => {
			document.documentElement.style.fontSize = "200%";
		});
		const overflow = await page
			.locator("[data-playground]")
			.evaluate((element) => element.scrollWidth - element.clientWidth);
		expect(overflow).toBeLessThanOrEqual(0);
	});
}
