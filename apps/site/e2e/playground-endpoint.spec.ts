import type { ServerResponse } from "node:http";
import { expect, listen, readEverything, test } from "./calls-page.ts";
import { runButton } from "./playground-page.ts";
import { findViolations } from "./find-violations.ts";

const CORS = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };

test("a chat is streamed from the reader's own server", async ({ page, served }) => {
	await page.goto("/playground/?connection=endpoint");
	await page.getByRole("textbox", { name: "Adres", exact: true }).fill(`${served.url}/endpoint.pusula.test`);
	await runButton(page).click();
	const result = page.locator("section[data-status]").first();
	await expect(result).toHaveAttribute("data-status", "streaming");
	await expect(result).toHaveAttribute("data-status", "done");
	await expect(result.getByText("Gerçek yanıt")).toBeVisible();
	const request = served.simulator.requests.find(({ method }) => method === "POST");
	expect(request?.url).toBe("https://endpoint.pusula.test/v1/chat/completions");
	expect(request?.headers["authorization"]).toBeUndefined();
	await expect(page).not.toHaveURL(/endpoint\.pusula/);
});

test("embeddings come from the reader's own server, by its OpenAI-style route", async ({ page, served }) => {
	await page.goto("/playground/?connection=endpoint&task=feature-extraction&model=bge-m3");
	await page.getByRole("textbox", { name: "Adres", exact: true }).fill(`${served.url}/endpoint.pusula.test`);
	const input = page.getByLabel(/^inputs/);
	await input.fill("Kedi uyuyor.\nKöpek koşuyor.");
	await page.getByText("Bu çağrının kodu").click();
	await expect(page.locator("[data-snippet]")).toContainText("featureExtraction");
	await expect(page.getByLabel("Dil ve istemci")).not.toContainText("huggingface_hub");
	await runButton(page).click();
	const similarity = page.getByRole("table", { name: "Kosinüs benzerliği" });
	await expect(similarity.getByRole("row")).toHaveCount(3);
	const request = served.simulator.requests.find(({ method }) => method === "POST");
	expect(request?.url).toBe("https://endpoint.pusula.test/v1/embeddings");
	expect(request?.body).toEqual({ model: "bge-m3", input: ["Kedi uyuyor.", "Köpek koşuyor."] });
});

test("a raw response is shown as it came: status, headers, and a body in which a name stands for the key", async ({
	page,
}) => {
	const key = "my-own-key-0123456789";
	const server = await listen((request, response) => {
		if (request.method === "OPTIONS") {
			response.writeHead(204, CORS).end();
			return;
		}
		const type = { "content-type": "application/json; charset=utf-8" };
		response.writeHead(418, { ...CORS, ...type });
		response.end(`{\n  "error": "I know ${String(request.headers.authorization)} <b>\\u00e7</b>"\n}`);
	});
	await page.goto("/playground/?connection=endpoint");
	await page.getByRole("textbox", { name: "Adres", exact: true }).fill(server.url);
	await page.getByLabel("Anahtar (isteğe bağlı)").fill(key);
	await runButton(page).click();
	const log = page.getByRole("region", { name: "İstekler ve ham yanıtlar" });
	await log.locator("summary").click();
	await expect(log.getByLabel("Yanıtın başlıkları")).toContainText(
		"HTTP 418\ncontent-type: application/json",
	);
	await expect(log.locator("[data-raw-body]")).toHaveText(
		'{\n  "error": "I know Bearer $API_KEY <b>\\u00e7</b>"\n}',
	);
	await expect(log.getByText("application/json, 66 bayt.")).toBeVisible();
	expect(await readEverything(page)).not.toContain(key);
	await server.close();
});

test("a large file is said to be on its way until the response begins", async ({ page }) => {
	let respond: (() => void) | undefined;
	const server = await listen((request, response) => {
		request.resume();
		if (request.method === "OPTIONS") {
			response.writeHead(204, CORS).end();
			return;
		}
		respond = () => {
			response.writeHead(200, { ...CORS, "content-type": "application/json" });
			response.end('{"text":"Merhaba."}');
		};
	});
	await page.goto("/playground/?connection=endpoint&task=automatic-speech-recognition&model=whisper-1");
	await page.getByRole("textbox", { name: "Adres", exact: true }).fill(server.url);
	await page
		.locator("input[type=file]")
		.setInputFiles({ name: "a.wav", mimeType: "audio/wav", buffer: Buffer.alloc(1_200_000) });
	await runButton(page).click();
	await expect(page.getByText("1,2 MB gönderiliyor.")).toBeVisible();
	await expect.poll(() => respond).toBeDefined();
	respond?.();
	const result = page.locator("section[data-status]").first();
	await expect(result).toHaveAttribute("data-status", "done");
	await expect(result.getByText("Merhaba.").first()).toBeVisible();
	await expect(page.locator("[data-sending]")).toHaveCount(0);
	await server.close();
});

for (const [counts, usage, speed] of [
	["tokens", { prompt_tokens: 3, completion_tokens: 2, total_tokens: 5 }, "belirteç"],
	["characters", undefined, "karakter"],
] as const)
	test(`a real answer says when it began and how fast it came, in ${counts}`, async ({ page }) => {
		const server = await listenForChat((write, response) => {
			write("bir ");
			setTimeout(() => {
				write("iki", { usage });
				response.end("data: [DONE]\n\n");
			}, 300);
		});
		await page.goto("/playground/?connection=endpoint");
		await page.getByRole("textbox", { name: "Adres", exact: true }).fill(server.url);
		await runButton(page).click();
		const line = page.locator("[data-run-line]");
		await expect(line).toContainText(/ilk çıktı [\d.]+\sms/);
		await expect(line).toContainText(new RegExp(`saniyede \\d+ ${speed}`));
		await server.close();
	});

test("stopping in the middle of a stream ends the request at the server", async ({ page }) => {
	let reportClosed: (at: number) => void = () => undefined;
	const closed = new Promise<number>((resolve) => {
		reportClosed = resolve;
	});
	const server = await listenForChat((write, response) => {
		write("kelime ");
		const timer = setInterval(() => write("kelime "), 100);
		response.on("close", () => {
			clearInterval(timer);
			reportClosed(Date.now());
		});
	});
	await page.goto("/playground/?connection=endpoint");
	await page.getByRole("textbox", { name: "Adres", exact: true }).fill(server.url);
	await runButton(page).click();
	const result = page.locator("section[data-status]").first();
	await expect(result).toHaveAttribute("data-status", "streaming");
	const stopped = Date.now();
	await page.getByRole("button", { name: "Durdur" }).click();
	await expect(result).toHaveAttribute("data-status", "stopped");
	expect((await closed) - stopped).toBeLessThan(2000);
	await expect(result.getByText("kelime").first()).toBeVisible();
	await server.close();
});

const SERVERS = [
	["models", 200, "application/json", '{"data":[{"id":"llama3.2"},{"id":"qwen3"}]}', CORS],
	["reachable", 200, "application/json", "{}", CORS],
	["refused", 401, "application/json", "{}", CORS],
	["status", 404, "application/json", "{}", CORS],
	["not-json", 200, "text/html", "<!doctype html>", CORS],
	["silent", 200, "application/json", "{}", {}],
] as const;
for (const [kind, status, type, body, headers] of SERVERS) {
	test(`a check shows ${kind}`, async ({ page }) => {
		const server = await listen((_request, response) => {
			response.writeHead(status, { ...headers, "content-type": type }).end(body);
		});
		await page.goto("/playground/?connection=endpoint");
		await page.getByRole("textbox", { name: "Adres", exact: true }).fill(server.url);
		await page.getByRole("button", { name: "Bağlantıyı denetle" }).click();
		await expect(page.locator("[data-check]")).toHaveAttribute("data-check", kind);
		await expect(page.locator("[data-check]")).not.toBeEmpty();
		const isNamed = kind === "models";
		await page.getByRole("combobox", { name: "Model" }).click();
		await expect(page.getByRole("listbox", { name: "Modeller" })).toBeVisible();
		await expect(page.getByRole("listbox", { name: "Modeller" }).getByRole("option")).toHaveCount(
			isNamed ? 2 : 0,
		);
		await expect(page.getByLabel("Model", { exact: true }).first()).toHaveValue(isNamed ? "llama3.2" : "");
		await expect(page.getByText(/OLLAMA_ORIGINS="http/)).toBeVisible({ visible: kind === "silent" });
		await server.close();
	});
}

test("a key of another service is checked and sent only once the reader agrees", async ({ page }) => {
	const keys: (string | undefined)[] = [];
	const server = await listen((request, response) => {
		keys.push(request.headers.authorization);
		response.writeHead(200, {
			"access-control-allow-origin": "*",
			"access-control-allow-headers": "*",
			"content-type": "application/json",
		});
		response.end('{"data":[]}');
	});
	await page.goto("/playground/?connection=endpoint");
	await page.getByRole("textbox", { name: "Adres" }).fill(server.url);
	await page.getByLabel("Anahtar (isteğe bağlı)").fill("gsk_0123");
	await page.getByRole("button", { name: "Bağlantıyı denetle" }).click();
	await expect(page.locator("[data-check=reachable]")).toBeVisible();
	expect(keys.filter((key) => key !== undefined)).toEqual([]);
	await page.getByRole("button", { name: "Evet, gönder" }).click();
	await page.getByRole("button", { name: "Bağlantıyı denetle" }).click();
	await expect.poll(() => keys).toContain("Bearer gsk_0123");
	await server.close();
});

test("a URL that cannot be called has its message beside the field, and nothing is sent", async ({
	page,
	served,
}) => {
	await page.goto("/playground/?connection=endpoint");
	const field = page.getByRole("textbox", { name: "Adres", exact: true });
	await runButton(page).click();
	await expect(page.getByText("Önce adresi yazın.")).toBeVisible();
	await expect(field).toBeFocused();
	for (const [url, words] of [
		["localhost:11434", /Bu bir adres değil/],
		["http://192.168.1.5:8080", /karışık içerik/],
		["http://[::1]:11434", /`?127\.0\.0\.1`? yazın/],
		["https://ben:sifre@acme.dev", /parola yazmayın/],
	] as const) {
		await field.fill(url);
		await expect(page.getByText(words)).toBeVisible();
		await expect(field).toHaveAttribute("aria-invalid", "true");
	}
	expect(served.simulator.requests).toEqual([]);
});

test("only the playground and the page that measures may call whom the reader names", async ({ page }) => {
	const read = () => page.locator("meta[http-equiv='content-security-policy']").getAttribute("content");
	for (const path of ["/playground/", "/en/playground/", "/measure/", "/en/measure/"]) {
		await page.goto(path);
		expect(await read()).toContain("connect-src 'self' https: http://localhost:* http://127.0.0.1:*");
	}
	for (const path of [
		"/",
		"/en/",
		"/tasks/text-to-image/",
		"/providers/groq/",
		"/docs/",
		"/chat-template/",
	]) {
		await page.goto(path);
		expect(await read()).not.toContain("connect-src");
		const isBlocked = await page.evaluate(() =>
			fetch("http://127.0.0.1:9/").then(
				() => false,
				() => true,
			),
		);
		const violation = await page.evaluate(
			() =>
				new Promise<string>((resolve) => {
					document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) =>
						resolve(effectiveDirective),
					);
					fetch("https://api.groq.com/").catch(() => undefined);
				}),
		);
		expect([isBlocked, violation]).toEqual([true, "connect-src"]);
	}
});

for (const theme of ["light", "dark"] as const) {
	for (const connection of ["key", "endpoint"] as const) {
		test(`the fields of a ${connection} hold in the ${theme} theme and on a narrow screen`, async ({
			page,
			sent,
		}) => {
			await page.emulateMedia({ colorScheme: theme });
			await page.setViewportSize({ width: 360, height: 800 });
			await page.goto(`/playground/?provider=groq&connection=${connection}`);
			await runButton(page).click();
			await expect(page.locator("[aria-invalid]").first()).toBeFocused();
			const width = await page.evaluate(() => document.documentElement.scrollWidth);
			expect(width).toBeLessThanOrEqual(360);
			expect(await findViolations(page)).toEqual([]);
			expect(sent().filter(({ method }) => method === "POST")).toEqual([]);
		});
	}
}

test("the ways are changed by the arrow keys", async ({ page, sent }) => {
	await page.goto("/playground/?provider=groq");
	await page.getByRole("radio", { name: "Simülasyon" }).focus();
	await page.keyboard.press("ArrowRight");
	await expect(page.getByRole("radio", { name: "Tarayıcımda" })).toBeFocused();
	await page.keyboard.press("ArrowRight");
	await expect(page.getByRole("radio", { name: "Kendi anahtarımla" })).toBeFocused();
	await expect(page.getByLabel("Anahtar", { exact: true })).toBeVisible();
	await page.keyboard.press("Tab");
	await expect(page.getByLabel("Anahtar", { exact: true })).toBeFocused();
	await expect(page).toHaveURL(/connection=key/);
	expect(sent().filter(({ method }) => method === "POST")).toEqual([]);
});

/** A server that streams what `respond` writes, each time as a chunk of a chat with more fields beside its text. */
function listenForChat(
	respond: (write: (content: string, more?: object) => void, response: ServerResponse) => void,
) {
	return listen((request, response) => {
		if (request.method === "OPTIONS") {
			response.writeHead(204, CORS).end();
			return;
		}
		response.writeHead(200, { ...CORS, "content-type": "text/event-stream" });
		respond((content, more) => {
			const choices = [{ index: 0, delta: { content }, finish_reason: null }];
			const chunk = { id: "1", object: "chat.completion.chunk", created: 1, model: "m", choices, ...more };
			response.write(`data: ${JSON.stringify(chunk)}\n\n`);
		}, response);
	});
}
