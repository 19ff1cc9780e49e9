import type { Page } from "@playwright/test";
import { expect, readEverything, test } from "./calls-page.ts";
import { holdExamplePicture } from "./hold-requests.ts";
import { openAnswerDetails, readDatabases, runButton } from "./playground-page.ts";

const OWN_KEY = "gsk_0123456789abcdef";
const PLATFORM_KEY = "hf_0123456789abcdef";

async function giveKey(page: Page, key: string): Promise<void> {
	await page.getByLabel("Anahtar", { exact: true }).fill(key);
}

/** How long the answer was at each of twelve moments. */
function readLengths(page: Page): Promise<readonly number[]> {
	return page.evaluate(async () => {
		const lengths: number[] = [];
		while (lengths.length < 12) {
			lengths.push(
				document.querySelector("section[data-status] [data-answer-text]")?.textContent.length ?? 0,
			);
			await new Promise((resolve) => {
				setTimeout(resolve, 40);
			});
		}
		return lengths;
	});
}

async function run(page: Page): Promise<void> {
	await runButton(page).click();
	await expect(page.locator("section[data-status]").first()).toHaveAttribute("data-status", "done");
}

test("a provider's own key goes to that provider and is written nowhere", async ({ page, sent, network }) => {
	await page.goto("/playground/?task=conversational&provider=groq");
	await page.getByRole("radio", { name: "Kendi anahtarımla" }).check();
	await giveKey(page, OWN_KEY);
	await expect(page.locator("[data-target]")).toContainText("api.groq.com");
	await page.getByText("Bu çağrının kodu").click();
	await run(page);
	await expect(page.locator("[data-answered]")).toContainText("Gerçek yanıt · yanıtlayan: groq");
	await openAnswerDetails(page);
	await page.getByRole("region", { name: "İstekler ve ham yanıtlar" }).locator("summary").last().click();
	const withKey = sent().filter(({ headers }) => JSON.stringify(headers).includes(OWN_KEY));
	expect(new Set(withKey.map(({ host }) => host))).toEqual(new Set(["api.groq.com"]));
	expect(new Set(network.connections.map(({ host }) => host))).toEqual(
		new Set(["huggingface.co", "router.huggingface.co", "api.groq.com"]),
	);
	expect(
		sent()
			.map(({ url }) => url)
			.join(" "),
	).not.toContain(OWN_KEY);
	const everything = await readEverything(page);
	expect(everything).toContain("$API_KEY");
	expect(everything).not.toContain(OWN_KEY);
	await page.getByRole("button", { name: "Geçmiş ve ön ayarlar" }).click();
	await expect(page.getByRole("dialog").getByRole("button", { name: /^Yanıtı göster/ })).toHaveCount(1);
	expect(await readDatabases(page)).not.toContain(OWN_KEY);
});

test("a key is gone after a reload, unless it is kept for the tab, until it is forgotten", async ({
	page,
	sent,
}) => {
	await page.goto("/playground/?provider=groq&connection=key");
	const field = page.getByLabel("Anahtar", { exact: true });
	await giveKey(page, OWN_KEY);
	await page.reload();
	await expect(field).toHaveValue("");
	await giveKey(page, OWN_KEY);
	await page.getByRole("checkbox", { name: "Anahtarı bu sekmede sakla" }).check();
	await page.reload();
	await expect(field).toHaveValue(OWN_KEY);
	await expect(field).toHaveAttribute("type", "password");
	await page.getByRole("button", { name: "Anahtarı göster" }).click();
	await expect(field).toHaveAttribute("type", "text");
	await page.getByRole("button", { name: "Anahtarları unut" }).click();
	await expect(field).toHaveValue("");
	expect(await readEverything(page)).not.toContain(OWN_KEY);
	expect(sent().filter(({ headers }) => JSON.stringify(headers).includes(OWN_KEY))).toEqual([]);
});

test("another provider is not offered the key of the first", async ({ page, sent }) => {
	await page.goto("/playground/?provider=groq&connection=key");
	await giveKey(page, OWN_KEY);
	await page.getByRole("combobox", { name: "Sağlayıcı" }).selectOption("together");
	await expect(page.getByLabel("Anahtar", { exact: true })).toHaveValue("");
	await runButton(page).click();
	await expect(page.getByText("Önce anahtarı yazın.")).toBeVisible();
	await expect(page.getByLabel("Anahtar", { exact: true })).toBeFocused();
	expect(sent().filter(({ method }) => method === "POST")).toEqual([]);
});

for (const [name, task] of [
	["chat", "conversational"],
	["form", "feature-extraction"],
] as const) {
	test(`a ${name} asks before it sends a key of another service, and sends nothing until then`, async ({
		page,
		sent,
	}) => {
		await page.goto(`/playground/?task=${task}&provider=together&connection=key`);
		await giveKey(page, OWN_KEY);
		await runButton(page).click();
		const field = page.getByLabel("Anahtar", { exact: true });
		await expect(field).toBeFocused();
		await expect(field).toHaveAccessibleDescription(/Groq anahtarına benziyor/);
		expect(sent().filter(({ method }) => method === "POST")).toEqual([]);
		expect(JSON.stringify(sent())).not.toContain(OWN_KEY);

		await page.getByRole("button", { name: "Anahtarı sil" }).click();
		await expect(field).toHaveValue("");
		await giveKey(page, OWN_KEY);
		await page.getByRole("button", { name: "Evet, gönder" }).click();
		await expect(page.locator("[data-foreign-key]")).toHaveCount(0);
		await run(page);
		const withKey = sent().filter(({ headers }) => JSON.stringify(headers).includes(OWN_KEY));
		expect(new Set(withKey.map(({ host }) => host))).toEqual(new Set(["api.together.xyz"]));
	});
}

test("a platform key is refused for a closed-source provider before anything is sent", async ({
	page,
	sent,
}) => {
	await page.goto("/playground/?provider=openai&model=openai/gpt-4o-mini&connection=key");
	await giveKey(page, PLATFORM_KEY);
	await expect(page.getByText(/kapalı kaynaklıdır/)).toBeVisible();
	await runButton(page).click();
	const alert = page.getByRole("alert");
	await expect(alert).toContainText("Provider openai is closed-source and does not support HF tokens.");
	await expect(alert.locator("code")).toHaveText("platform-token");
	expect(sent()).toEqual([]);
});

test("a platform key lets the platform choose, by a policy, and the page names the chosen one", async ({
	page,
	sent,
}) => {
	await page.goto("/playground/?provider=auto&connection=key");
	await giveKey(page, OWN_KEY);
	await expect(page.getByText(/Başka bir anahtar yanlış sağlayıcıya/)).toBeVisible();
	await giveKey(page, PLATFORM_KEY);
	await page.getByLabel("Seçim ölçütü").selectOption("En ucuzu");
	await run(page);
	await expect(page.locator("[data-answered]")).not.toHaveAttribute("data-answered", /^(auto|)$/);
	const call = sent().find(({ method }) => method === "POST");
	expect(call?.url).toBe("https://router.huggingface.co/v1/chat/completions");
});

test("models come from the hub once a real connection is chosen, without the key", async ({ page, sent }) => {
	await page.goto("/playground/?provider=groq");
	await expect(runButton(page)).toBeEnabled();
	expect(sent()).toEqual([]);
	await page.getByRole("radio", { name: "Kendi anahtarımla" }).check();
	await giveKey(page, PLATFORM_KEY);
	await expect(page.getByText(/\d+ modeli Hub bu sağlayıcı/)).toBeVisible();
	await page.getByRole("combobox", { name: "Model" }).click();
	const options = page.getByRole("group", { name: "Bu görev için önerilenler" }).getByRole("option");
	await expect(options.filter({ hasText: "Qwen/Qwen3-235B-A22B-Thinking-2507" })).toHaveCount(1);
	await expect
		.poll(() => sent().map(({ url }) => url))
		.toEqual([
			"https://huggingface.co/api/models?inference_provider=groq&pipeline_tag=text-generation&limit=100&expand%5B%5D=tags&expand%5B%5D=inferenceProviderMapping&expand%5B%5D=safetensors",
			"https://router.huggingface.co/v1/models",
		]);
	expect(sent().map(({ headers }) => headers["authorization"])).toEqual([undefined, undefined]);
});

test("a link with a real connection contacts nobody before the reader agrees", async ({
	page,
	network,
	sent,
}) => {
	await page.goto("/playground/?provider=groq&connection=key");
	await expect(page.locator("[data-contact]")).toContainText("huggingface.co");
	await expect(runButton(page)).toBeVisible();
	await page.waitForLoadState("networkidle");
	expect(network.connections).toEqual([]);
	await page.getByRole("button", { name: "Model listesini al" }).click();
	await expect(page.getByText(/\d+ modeli Hub bu sağlayıcı/)).toBeVisible();
	await expect(page.locator("[data-contact]")).toHaveCount(0);
	await page.reload();
	await expect(page.getByText(/\d+ modeli Hub bu sağlayıcı/)).toBeVisible();
	const hosts = new Set(sent().map(({ host }) => host));
	expect([...hosts].every((host) => /^(?:router[.])?huggingface[.]co$/.test(host))).toBe(true);
});

test("a link to a provider with keys of its own names the host of its calls alone", async ({
	page,
	network,
}) => {
	await page.goto("/playground/?task=conversational&provider=openai&connection=key");
	const note = page.locator("[data-contact]");
	await expect(note.getByRole("listitem")).toHaveText("OpenAI: api.openai.com");
	await expect(note).not.toContainText("huggingface");
	await note.getByRole("button", { name: "Anladım" }).click();
	await expect(note).toHaveCount(0);
	expect(network.connections).toEqual([]);
});

test("what a link would contact follows the models that are compared", async ({ page, network }) => {
	await page.goto("/playground/?task=conversational&provider=openai&connection=key&with=groq:acme%2Fone");
	const hosts = page.locator("[data-contact]").getByRole("listitem");
	await expect(hosts).toHaveText(["OpenAI: api.openai.com", /^Groq: api.groq.com/]);
	await page.getByRole("button", { name: "Karşılaştırmadan çıkar" }).first().click();
	await expect(hosts).toHaveText(["OpenAI: api.openai.com"]);
	await page.getByRole("button", { name: "Karşılaştırmaya ekle" }).click();
	await expect(hosts).toHaveCount(2);
	expect(network.connections).toEqual([]);
});

test("a press that waits for a file does not go out with a key that is given meanwhile", async ({
	page,
	sent,
}) => {
	const open = await holdExamplePicture(page);
	await page.goto("/playground/?task=image-classification&connection=simulated");
	const stop = page.getByRole("button", { name: "Durdur" });
	await runButton(page).click();
	await expect(stop).toBeEnabled();
	await page.getByRole("radio", { name: "Kendi anahtarımla" }).check();
	await giveKey(page, PLATFORM_KEY);
	await expect(stop).toBeDisabled();
	open();
	await expect(page.locator("[data-media-field]")).toContainText("image/png");
	const calls = (): number => sent().filter(({ method }) => method === "POST").length;
	expect(calls()).toBe(0);
	await expect(page.locator("section[data-status]").first()).toHaveAttribute("data-status", "idle");
	await run(page);
	expect(calls()).toBe(1);
});

test("a shared form with a real connection contacts nobody before the reader agrees", async ({
	page,
	network,
}) => {
	await page.goto("/playground/?task=conversational&provider=groq");
	await page.getByRole("radio", { name: "Kendi anahtarımla" }).check();
	await giveKey(page, OWN_KEY);
	await page.getByLabel("Mesajınız").fill(`Anahtarım ${OWN_KEY}`);
	await page.getByRole("button", { name: "Paylaş" }).click();
	const link = await page.getByRole("textbox", { name: "Bağlantı" }).inputValue();
	const before = network.connections.length;
	await page.goto("about:blank");
	await page.goto(link);
	const offer = page.locator("[data-received]");
	await expect(offer).toContainText("api.groq.com");
	await page.waitForLoadState("networkidle");
	expect(network.connections.length).toBe(before);
	await offer.getByRole("button", { name: "Formu aç" }).click();
	await expect(page.getByLabel("Mesajınız")).toHaveValue("Anahtarım $API_KEY");
	await expect(page.locator("[data-contact]")).toHaveCount(0);
	expect(await readEverything(page)).not.toContain(OWN_KEY);
});

test("without the hub's list the catalogue's models stand, and the page says so", async ({ page, sent }) => {
	await page.route(/inference_provider/, (route) => route.abort());
	await page.goto("/playground/?provider=groq&connection=key");
	await page.getByRole("button", { name: "Model listesini al" }).click();
	await expect(page.getByText(/Hub'dan liste alınamadı/)).toBeVisible();
	await expect(page.getByLabel("Model", { exact: true }).first()).not.toHaveValue("");
	expect(sent()).toEqual([]);
	const isListed = page.getByText(/\d+ modeli Hub bu sağlayıcı/);
	const retry = page.getByRole("button", { name: "Yeniden dene" });
	await retry.click();
	await expect(retry).toBeVisible();
	await page.unroute(/inference_provider/);
	await page.evaluate(() => dispatchEvent(new Event("online")));
	await expect(isListed).toBeVisible();
	await expect(retry).toHaveCount(0);
});

test("an answer is read while it comes, and the provider sees in the middle of it that the reader has stopped", async ({
	page,
	network,
}) => {
	await page.goto("/playground/?provider=groq&connection=key");
	await giveKey(page, OWN_KEY);
	await runButton(page).click();
	const result = page.locator("section[data-status]").first();
	await expect(result).toHaveAttribute("data-status", "streaming");
	const lengths = await readLengths(page);
	expect(new Set(lengths).size).toBeGreaterThan(3);
	const open = network.connections.filter(({ host, isOpen }) => host === "api.groq.com" && isOpen);
	expect(open).not.toEqual([]);
	await page.getByRole("button", { name: "Durdur" }).click();
	await expect(result).toHaveAttribute("data-status", "stopped");
	await expect.poll(() => open.some(({ isOpen }) => !isOpen)).toBe(true);
	expect((await result.locator("[data-answer-text]").last().innerText()).length).toBeGreaterThan(0);
});

const MEDIA = [
	["text-to-image", "black-forest-labs/FLUX.1-dev", "img[alt='Üretilen dosya']"],
	["text-to-speech", "hexgrad/Kokoro-82M", "audio"],
	["feature-extraction", "thenlper/gte-large", "li p"],
] as const;
for (const [task, model, result] of MEDIA) {
	test(`${task} gets its response over the network`, async ({ page, sent }) => {
		await page.goto(`/playground/?task=${task}&model=${model}&provider=hf-inference&connection=key`);
		await giveKey(page, PLATFORM_KEY);
		await run(page);
		await expect(page.locator(`section[data-status=done] ${result}`).first()).toBeVisible();
		expect(sent().some(({ host, method }) => host === "router.huggingface.co" && method === "POST")).toBe(
			true,
		);
	});
}

test("a tool call is shown", async ({ page, sent }) => {
	const parameters = { type: "object", properties: { city: { type: "string" } }, required: ["city"] };
	const tools = [
		{ type: "function", function: { name: "get_weather", description: "Hava durumu", parameters } },
	];
	const messages = [{ role: "user", content: "Ankara'da hava nasıl?" }];
	const fields = { messages: JSON.stringify(messages), tools: JSON.stringify(tools) };
	const query = new URLSearchParams({
		provider: "groq",
		connection: "key",
		task: "conversational",
		fields: JSON.stringify(fields),
	});
	await page.goto(`/playground/?${query.toString()}`);
	await giveKey(page, OWN_KEY);
	await run(page);
	await expect(page.locator("section[data-status=done]").getByText("get_weather").first()).toBeVisible();
	expect(sent().some(({ host }) => host === "api.groq.com")).toBe(true);
});

test("a queued job survives a reload, and the key has to be given again", async ({ page, sent }) => {
	await page.goto("/playground/?task=text-to-image&provider=fal-ai&connection=key");
	await giveKey(page, PLATFORM_KEY);
	await runButton(page).click();
	await expect(page.locator("[data-job]")).toBeVisible();
	await page.reload();
	const resume = page.getByRole("button", { name: "Beklemeyi sürdür" });
	await expect(resume).toBeDisabled();
	await giveKey(page, PLATFORM_KEY);
	await resume.click();
	await expect(page.getByAltText("Üretilen dosya")).toBeVisible({ timeout: 15_000 });
	expect(await readEverything(page)).not.toContain(PLATFORM_KEY);
	expect(sent().filter(({ url, method }) => method === "POST" && url.includes("fal-ai"))).toHaveLength(1);
});

test("a call that was under way at a reload is told, and made again by the reader alone", async ({
	page,
	sent,
}) => {
	const calls = (): number => sent().filter(({ method }) => method === "POST").length;
	let held = 0;
	const router = /^https:[/][/]router[.]huggingface[.]co[/]/;
	let isHeld = true;
	await page.route(router, (route) => {
		if (!isHeld) return route.continue();
		held += 1;
		return undefined;
	});
	await page.goto("/playground/?task=summarization&provider=hf-inference&connection=key");
	await giveKey(page, PLATFORM_KEY);
	await runButton(page).click();
	await expect.poll(() => held).toBeGreaterThan(0);
	await page.reload();
	isHeld = false;
	const note = page.locator("[data-begun]");
	await expect(note).toContainText("Sağlayıcı işi bitirmiş ve ücretini almış olabilir.");
	await page.waitForLoadState("networkidle");
	expect(calls()).toBe(0);
	expect(await readEverything(page)).not.toContain(PLATFORM_KEY);
	const again = note.getByRole("button", { name: "Yeniden çalıştır" });
	await again.click();
	await expect(page.getByLabel("Anahtar", { exact: true })).toBeFocused();
	await giveKey(page, PLATFORM_KEY);
	await again.click();
	await expect(page.locator("section[data-status]").first()).toHaveAttribute("data-status", "done");
	await expect(note).toHaveCount(0);
	expect(calls()).toBe(1);
	await page.reload();
	await expect(runButton(page)).toBeVisible();
	await page.waitForLoadState("networkidle");
	await expect(note).toHaveCount(0);
});
