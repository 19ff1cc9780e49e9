import type { Page, Route } from "@playwright/test";
import { expect, test } from "./watched-page.ts";

const MODEL = "acme/fox";
const CORS = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };

test("the price that the router lists leads to a total in dollars, before the calls and after them", async ({
	context,
}) => {
	const page = await context.newPage(); // it may contact the hub, the router and the provider
	const requested = await playProviders(page);
	await openChatRows(page);
	expect(requested).toEqual([]);
	await page.getByRole("radio", { name: "Kendi anahtarımla" }).check();
	await page.getByRole("combobox", { name: "Sağlayıcı", exact: true }).selectOption("groq");
	await page.getByLabel("Anahtar", { exact: true }).fill("gsk_0123456789abcdefghijklmnopqrstuvwxyz");
	await expect(page.getByText(/1 modeli Hub bu sağlayıcı/)).toBeVisible();
	const price = page.getByLabel("ABD doları olarak ücret");
	await expect(price).toHaveValue("0.1 / 0.4");
	await expect(page.getByText("Yönlendiricinin listesinden")).toBeVisible();
	await page.getByRole("button", { name: "Listeye ekle" }).click();
	await expect(page.getByText(/Girdiler için yaklaşık \$0,0/)).toBeVisible();
	expect(requested.filter((one) => one.startsWith("POST"))).toEqual([]);
	await page.getByRole("button", { name: "2 çağrıyı başlat" }).click();
	await expect(page.locator("[data-measurement=done]")).toBeVisible();
	// Two calls with 1000 tokens in and 500 out: 2 × (1000 × 0.1 + 500 × 0.4) / 1,000,000.
	await expect(page.locator("[data-figures] tbody td").last()).toHaveText("$0,0006");
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("button", { name: "Markdown", exact: true }).click(),
	]);
	expect(await readAll(await download.createReadStream())).toContain("| $0,0006 |");
});

test("a price that the reader types takes the place of the listed one", async ({ context }) => {
	const page = await context.newPage(); // as above
	await playProviders(page);
	await openChatRows(page);
	await page.getByRole("radio", { name: "Kendi anahtarımla" }).check();
	await page.getByRole("combobox", { name: "Sağlayıcı", exact: true }).selectOption("groq");
	await page.getByLabel("Anahtar", { exact: true }).fill("gsk_0123456789abcdefghijklmnopqrstuvwxyz");
	const price = page.getByLabel("ABD doları olarak ücret");
	await expect(price).toHaveValue("0.1 / 0.4");
	await price.fill("bir");
	await page.getByRole("button", { name: "Listeye ekle" }).click();
	await expect(page.getByRole("alert")).toContainText("Ücret “0,05 / 0,08” gibi iki sayı olmalı.");
	await price.fill("1 / 2");
	await page.getByRole("button", { name: "Listeye ekle" }).click();
	await page.getByRole("button", { name: "2 çağrıyı başlat" }).click();
	await expect(page.locator("[data-figures] tbody td").last()).toHaveText("$0,004");
});

async function openChatRows(page: Page): Promise<void> {
	await page.goto("/measure/");
	await page.locator("input[type=file]").setInputFiles({
		name: "kendi-verim.csv",
		mimeType: "text/csv",
		buffer: Buffer.from("soru,cevap\nMerhaba,selam\nNasılsın,iyi\n"),
	});
	await page.getByRole("combobox", { name: "Görev", exact: true }).selectOption("conversational");
}

/** The hub's list with one model, the router's with its price, and the provider; gives what is requested of them. */
async function playProviders(page: Page): Promise<readonly string[]> {
	const requested: string[] = [];
	const fulfill = (json: object) => (route: Route) => {
		const request = route.request();
		requested.push(`${request.method()} ${new URL(request.url()).host}`);
		return route.fulfill({ headers: CORS, json });
	};
	const live = { provider: "groq", status: "live" };
	await page.route(
		"https://huggingface.co/**",
		fulfill([{ id: MODEL, tags: [], inferenceProviderMapping: [{ ...live, task: "conversational" }] }]),
	);
	await page.route(
		"https://router.huggingface.co/v1/models",
		fulfill({ data: [{ id: MODEL, providers: [{ ...live, pricing: { input: 0.1, output: 0.4 } }] }] }),
	);
	await page.route(
		"https://huggingface.co/api/models/acme/fox*",
		fulfill({ inferenceProviderMapping: { groq: { ...live, providerId: "fox", task: "conversational" } } }),
	);
	await page.route(
		"https://api.groq.com/**",
		fulfill({
			id: "1",
			object: "chat.completion",
			created: 1,
			model: "fox",
			choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "selam" } }],
			usage: { prompt_tokens: 1000, completion_tokens: 500, total_tokens: 1500 },
		}),
	);
	return requested;
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<string> {
	const parts: Buffer[] = [];
	for await (const part of stream) parts.push(part);
	return Buffer.concat(parts).toString();
}
