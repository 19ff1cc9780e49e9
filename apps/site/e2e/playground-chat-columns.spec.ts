import type { Page, Route } from "@playwright/test";
import { runButton } from "./playground-page.ts";
import { expect, test } from "./watched-page.ts";
import { findViolations } from "./find-violations.ts";

interface Sent {
	readonly model: string;
	readonly messages: readonly { readonly role: string; readonly content: string }[];
}

/** Opens a chat with models of the reader's own server, each with an answer. Returns what was sent. */
async function openModels(
	page: Page,
	models: readonly string[],
	answer: (sent: Sent, route: Route) => Promise<void>,
): Promise<readonly Sent[]> {
	const sent: Sent[] = [];
	await page.route("**/fake/v1/chat/completions", async (route) => {
		const body = route.request().postDataJSON() as Sent; // as the page sends it
		sent.push(body);
		await answer(body, route);
	});
	const [first = "", ...others] = models;
	await page.goto(`/playground/?task=conversational&connection=endpoint&model=${first}`);
	await page.getByRole("textbox", { name: "Adres" }).fill(new URL("/fake", page.url()).href);
	for (const model of others) {
		await page.getByRole("button", { name: "Karşılaştırmaya ekle" }).click();
		await page.locator("[data-board-heads] input[type=text]:visible").last().fill(model);
		await expect(page.getByRole("radio", { name: model, includeHidden: true })).toHaveCount(1);
	}
	return sent;
}

async function stream(route: Route, content: string, calls?: readonly object[]): Promise<void> {
	const delta = { role: "assistant", content, ...(calls && { tool_calls: calls }) };
	const chunk = { choices: [{ index: 0, delta, finish_reason: calls ? "tool_calls" : "stop" }] };
	const usage = {
		choices: [],
		usage: { prompt_tokens: 1234, completion_tokens: 7, total_tokens: 1241, cost: 0.002 },
	};
	const events = [chunk, usage].map((one) =>
		JSON.stringify({ id: "1", object: "chat.completion.chunk", created: 1, model: "x", ...one }),
	);
	await route.fulfill({
		headers: { "content-type": "text/event-stream" },
		body: [...events, "[DONE]"].map((data) => `data: ${data}\n\n`).join(""),
	});
}

/** Repeats the question, each model in as many words as its name says. */
async function repeat({ model, messages }: Sent, route: Route): Promise<void> {
	const question = messages.at(-1)?.content ?? "";
	await stream(route, `${model === "bir" ? "Bence güzel" : "Bence çok güzel"} ${question}.`);
}

async function send(page: Page, text: string): Promise<void> {
	await page.getByLabel("Mesajınız").fill(text);
	await page.getByLabel("Mesajınız").press("Enter");
}

/** Waits until the tab's store holds a text: what has come is kept a moment after it is shown. */
async function expectKept(page: Page, text: string): Promise<void> {
	await expect
		.poll(() =>
			page.evaluate((part) => Object.values(sessionStorage).some((kept) => kept.includes(part)), text),
		)
		.toBe(true);
}

test("answers to a message begin at the same height, and each model goes on with what it said itself", async ({
	page,
}) => {
	const sent = await openModels(page, ["bir", "iki"], repeat);
	await send(page, "deniz");
	await expect(page.getByRole("listitem", { name: "iki, 1. yanıt" })).toContainText("Bence çok güzel deniz.");
	await send(page, "dağ");
	const answers = ["bir, 2. yanıt", "iki, 2. yanıt"].map((name) => page.getByRole("listitem", { name }));
	for (const answer of answers) await expect(answer).toContainText("güzel dağ.");
	const tops = await Promise.all(answers.map(async (answer) => (await answer.boundingBox())?.y));
	expect(tops[0]).toBe(tops[1]);
	const last = sent.findLast(({ model }) => model === "iki");
	expect(last?.messages.map(({ content }) => content)).toEqual(["deniz", "Bence çok güzel deniz.", "dağ"]);
	expect(sent.findLast(({ model }) => model === "bir")?.messages[1]?.content).toBe("Bence güzel deniz.");
});

test("each answer shows its tokens and its cost, and two of them are compared word by word", async ({
	page,
}) => {
	await openModels(page, ["bir", "iki", "üç"], repeat);
	await send(page, "deniz");
	const answer = page.getByRole("listitem", { name: "iki, 1. yanıt" });
	await expect(answer.locator("[data-run-line]")).toContainText("1.241 belirteç · bildirilen tutar 0,002");
	await page.getByText("Farkı göster").click();
	const difference = page.getByRole("region", { name: "Yanıtların farkı: bir → iki" });
	await expect(difference).toContainText("1 sözcük eklenmiş, 0 sözcük çıkmış.");
	await expect(difference.locator("ins")).toContainText("çok");
	await page.getByLabel("Şu yanıttan").selectOption({ label: "iki" });
	await page.getByLabel("Şu yanıta").selectOption({ label: "üç" });
	await expect(page.getByText("İki yanıt aynı.")).toBeVisible();
});

test("the buttons between versions keep the focus in every column, and a stopped one gives it on", async ({
	page,
}) => {
	const response = { isHeld: false };
	await openModels(page, ["bir", "iki"], async (body, route) =>
		response.isHeld ? undefined : repeat(body, route),
	);
	await send(page, "deniz");
	const answers = ["bir", "iki"].map((name) => page.getByRole("listitem", { name: `${name}, 1. yanıt` }));
	for (const answer of answers) {
		await answer.getByRole("button", { name: "Yeniden yanıtlat" }).click();
		await expect(answer.getByText("Sürüm 2 / 2")).toBeVisible();
		const previous = answer.getByRole("button", { name: "Önceki sürüm" });
		await previous.press("Enter");
		await expect(answer.getByText("Sürüm 1 / 2")).toBeVisible();
		await expect(previous).toBeFocused();
	}
	const question = page.getByRole("listitem", { name: "Siz, 1. mesaj" });
	await question.getByRole("button", { name: "Düzenle" }).click();
	await page.getByLabel("Mesajı düzenle").fill("dağ");
	response.isHeld = true;
	await page.getByLabel("Mesajı düzenle").press("Enter");
	for (const name of ["iki", "bir"]) {
		await page.getByRole("button", { name: `${name}: Durdur` }).press("Enter");
		await expect(page.getByLabel("Mesajınız")).toBeFocused();
	}
	const previous = question.getByRole("button", { name: "Önceki sürüm" });
	await previous.press("Enter");
	await expect(question).toContainText("deniz");
	await expect(previous).toBeFocused();
});

test("one column is stopped, answers anew and shows its error without the others", async ({ page }) => {
	const response = { isHeld: true };
	const sent = await openModels(page, ["bir", "iki"], async (body, route) => {
		if (body.model === "bir") return repeat(body, route);
		if (response.isHeld) return undefined;
		return route.fulfill({
			headers: { "content-type": "text/event-stream" },
			body: `data: ${JSON.stringify({ error: { message: "Bu model dolu." } })}\n\n`,
		});
	});
	await send(page, "deniz");
	const own = page.getByRole("listitem", { name: "iki, 1. yanıt" });
	await expect(page.getByRole("listitem", { name: "bir, 1. yanıt" })).toContainText("Bence güzel deniz.");
	await page.getByRole("button", { name: "iki: Durdur" }).click();
	await expect(own).toContainText("Durduruldu");
	response.isHeld = false;
	await own.getByRole("button", { name: "Yeniden dene" }).click();
	await expect(own.getByRole("alert")).toContainText("Bu model dolu.");
	expect(sent.filter(({ model }) => model === "bir")).toHaveLength(1);
	await page.getByRole("button", { name: "Yeniden yanıtlat" }).click();
	await expect(page.getByText("Sürüm 2 / 2")).toBeVisible();
	expect(sent.filter(({ model }) => model === "iki")).toHaveLength(2);
});

test("a model added to a conversation says what it has not had, and can be asked alone", async ({ page }) => {
	const sent = await openModels(page, ["bir"], repeat);
	await send(page, "deniz");
	await expect(page.locator("section[data-status=done]")).toContainText("Bence güzel deniz.");
	await page.getByRole("button", { name: "Karşılaştırmaya ekle" }).click();
	await page.getByRole("group", { name: "Karşılaştırılan" }).getByLabel("Model").fill("iki");
	await page.getByRole("button", { name: "Bu modele de sor" }).click();
	await expect(page.getByRole("listitem", { name: "iki, 1. yanıt" })).toContainText("Bence çok güzel deniz.");
	expect(sent.map(({ model }) => model)).toEqual(["bir", "iki"]);
});

test("answers of every model are there after a reload, and the conversation goes on with them", async ({
	page,
}) => {
	const sent = await openModels(page, ["bir", "iki"], repeat);
	await send(page, "deniz");
	const own = page.getByRole("listitem", { name: "iki, 1. yanıt" });
	for (const name of ["bir", "iki"])
		await expectKept(page, `${name === "bir" ? "güzel" : "çok güzel"} deniz.`);
	await page.reload();
	await expect(own).toContainText("Bence çok güzel deniz.");
	await expect(page.getByRole("listitem", { name: "bir, 1. yanıt" })).toContainText("Bence güzel deniz.");
	await send(page, "dağ");
	await expect(page.getByRole("listitem", { name: "iki, 2. yanıt" })).toContainText("Bence çok güzel dağ.");
	const last = sent.findLast(({ model }) => model === "iki");
	expect(last?.messages.map(({ content }) => content)).toEqual(["deniz", "Bence çok güzel deniz.", "dağ"]);
});

test("a reload while a model still answers loses no message and no answer of the others", async ({
	page,
}) => {
	const response = { isHeld: true };
	const sent = await openModels(page, ["bir", "iki"], async (body, route) =>
		body.model === "bir" && response.isHeld ? undefined : repeat(body, route),
	);
	await send(page, "deniz");
	const own = page.getByRole("listitem", { name: "iki, 1. yanıt" });
	await expectKept(page, "çok güzel deniz.");
	await page.getByLabel("Mesajınız").fill("sonraki");
	await page.reload();
	await expect(own).toContainText("Bence çok güzel deniz.");
	await expect(page.getByLabel("Mesajınız")).toHaveValue("sonraki");
	const first = page.getByRole("listitem", { name: "bir, 1. yanıt" });
	await expect(first).toContainText("Sayfa, bu mesajın yanıtı gelmeden kapandı ya da yenilendi.");
	response.isHeld = false;
	await first.getByRole("button", { name: "Yeniden dene" }).click();
	await expect(first).toContainText("Bence güzel deniz.");
	expect(sent.map(({ model }) => model).toSorted()).toEqual(["bir", "bir", "iki"]);
});

test("each model gets the results of the tools that it has called itself", async ({ page }) => {
	const sent = await openModels(page, ["bir", "iki"], async (body, route) => {
		const last = body.messages.at(-1);
		if (last?.role === "tool") return stream(route, `${body.model}: ${last.content}`);
		return stream(route, "", [
			{ index: 0, id: body.model, type: "function", function: { name: "hava", arguments: "{}" } },
		]);
	});
	await send(page, "Hava nasıl?");
	for (const [model, result] of [
		["iki", "yağmurlu"],
		["bir", "güneşli"],
	] as const) {
		const answer = page.getByRole("listitem", { name: `${model}, 1. yanıt` });
		await answer.getByRole("textbox", { name: "hava" }).fill(result);
		await answer.getByRole("button", { name: "Sonuçları gönder" }).click();
		await expect(answer).toContainText(`${model}: ${result}`);
		await expect(answer.getByRole("textbox")).toHaveCount(0);
	}
	await send(page, "Teşekkürler");
	await expect.poll(() => sent.filter(({ model }) => model === "iki")).toHaveLength(3);
	const { messages } = sent.findLast(({ model }) => model === "iki") ?? { messages: [] };
	expect(messages.map(({ role }) => role)).toEqual(["user", "assistant", "tool", "assistant", "user"]);
	expect(messages[2]?.content).toBe("yağmurlu");
});

test("the model of a column is looked for in the same list as the first one", async ({ page }) => {
	await page.goto("/playground/?task=conversational&connection=simulated&with=groq:Qwen/Qwen3-32B");
	const field = page.locator("[data-board-heads]").getByRole("combobox", { name: "Model" });
	await field.fill("llama");
	await expect(page.locator("[data-board-heads] [role=option]").first()).toBeVisible();
	await field.press("ArrowDown");
	await field.press("Enter");
	await expect(field).toHaveValue(/llama/i);
	expect(await findViolations(page, { within: "[data-playground]" })).toEqual([]);
});

test("a phone shows one column at a time, chosen with the arrow keys", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await openModels(page, ["bir", "iki"], repeat);
	await send(page, "deniz");
	await expect(page.getByText("Bence çok güzel deniz.")).toBeVisible();
	await expect(page.getByText("Bence güzel deniz.")).toBeHidden();
	await page.getByRole("radio", { name: /^iki/ }).focus();
	await page.keyboard.press("ArrowLeft");
	await expect(page.getByText("Bence güzel deniz.")).toBeVisible();
	await expect(page.getByText("Bence çok güzel deniz.")).toBeHidden();
});

for (const width of [360, 1280]) {
	test(`columns are accessible at ${String(width)} px, and stay inside with text twice as large`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 800 });
		await page.goto(
			"/playground/?task=conversational&connection=simulated&with=groq:Qwen/Qwen3-32B&with=together:Qwen/Qwen3-32B",
		);
		await runButton(page).click();
		await expect(page.locator("li[data-status=done]")).toHaveCount(3);
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
