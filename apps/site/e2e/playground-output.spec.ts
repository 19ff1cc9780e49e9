import { runFakeChat } from "./fake-endpoint.ts";
import { expect, test } from "./watched-page.ts";
import { openAnswerDetails, runButton } from "./playground-page.ts";
import { findViolations } from "./find-violations.ts";

const CITY = {
	type: "object",
	properties: { city: { type: "string" } },
	required: ["city"],
	additionalProperties: false,
};
const FORMAT = JSON.stringify({ type: "json_schema", json_schema: { name: "city", schema: CITY } });

test("an answer is drawn as Markdown, with links that show where they lead", async ({ page }) => {
	const text =
		"# Başlık\n\n| a | b |\n|---|---|\n| 1 | **2** |\n\n[buraya](https://example.org/x)\n\n```js\nconst a = 1;\n```\n";
	await runFakeChat(page, [{ reasoning: "düşünüyorum" }, { content: text }]);
	const answer = page.locator("[data-markdown]").last();
	await expect(answer.getByRole("heading", { name: "Başlık" })).toBeVisible();
	await expect(answer.getByRole("table")).toContainText("2");
	const link = answer.getByRole("link", { name: "buraya" });
	await expect(link).toHaveAttribute("rel", /noopener.*nofollow/);
	await expect(answer).toContainText("(example.org)");
	await expect(answer.getByRole("button", { name: "Kopyala" })).toBeVisible();
	await page.getByText("Modelin düşünme adımları").click();
	await expect(page.getByText("düşünüyorum").first()).toBeVisible();
	await page.getByLabel("Düz metin olarak göster").last().check();
	await expect(page.getByText("# Başlık").last()).toBeVisible();
});

test("structured output is indented and held against the schema", async ({ page }) => {
	await runFakeChat(page, [{ content: '{"city":' }, { content: '"İzmir"}' }], { response_format: FORMAT });
	await expect(page.getByText("istenen şemaya uyuyor")).toBeVisible();
	await runFakeChat(page, [{ content: '{"town":1}' }], { response_format: FORMAT });
	await expect(page.getByText("istenen şemaya uymuyor")).toBeVisible();
	await runFakeChat(page, [{ content: "İzmir" }], { response_format: FORMAT });
	await expect(page.getByText("Geçerli JSON değil; geldiği gibi gösteriliyor.")).toBeVisible();
});

test("arguments of a tool call are read; what is no JSON stays text", async ({ page }) => {
	const call = (index: number, name: string, args: string): object => ({
		index,
		id: String(index),
		type: "function",
		function: { name, arguments: args },
	});
	await runFakeChat(page, [
		{ tool_calls: [call(0, "weather", '{"city":')] },
		{ tool_calls: [{ index: 0, function: { arguments: '"Van"}' } }] },
		{ tool_calls: [call(1, "broken", '{"city":')] },
	]);
	const weather = page.getByRole("region", { name: "Çağrılmak istenen araç: weather" });
	await expect(weather.locator("code").last()).toHaveText('{\n  "city": "Van"\n}');
	const broken = page.getByRole("region", { name: "Çağrılmak istenen araç: broken" });
	await expect(broken).toContainText("Geçerli JSON değil");
});

const HOSTILE = [
	"<script>document.title='broken'</script>",
	`<img src=x onerror="document.title='broken'">`,
	`<svg onload="document.title='broken'"></svg>`,
	"<iframe srcdoc='<script>top.document.title=`broken`</script>'></iframe>",
	"<style>@import 'https://example.org/x.css'; body { background: url(https://example.org/x) }</style>",
	"![piksel](https://example.org/pixel.png)",
	"[![a](https://example.org/b.png)](javascript:document.title='broken')",
	"[tıkla](javascript:document.title='broken')",
	"[tıkla](data:text/html,<script>document.title='broken'</script>)",
	"<a href=javascript:document.title='broken'>tıkla</a>",
	"[güvenli.example](https://evil.example)",
	"\u202Egnp.exe",
	"\uD800 \uDC00",
	"{{constructor.constructor('document.title=`broken`')()}}",
	"__proto__: constructor",
].join("\n\n");

test("hostile output runs nothing and sends no request", async ({ page }) => {
	await runFakeChat(page, [
		{ reasoning: HOSTILE },
		{ content: HOSTILE },
		{
			tool_calls: [
				{
					index: 0,
					id: "1",
					type: "function",
					function: { name: HOSTILE, arguments: '{"__proto__":{"a":1}}' },
				},
			],
		},
	]);
	await page.getByText("Modelin düşünme adımları").click();
	await openAnswerDetails(page);
	await page.getByText("Çıktı (JSON)").click();
	const output = page.locator("[data-playground]");
	await expect(output).toContainText("(evil.example)"); // drawn now: the host of a link follows it
	await expect(output.locator("[data-markdown]").first()).toContainText("⟨U+202E⟩gnp.exe");
	await expect(output.locator("script, iframe, style, img, object, embed, svg [onload]")).toHaveCount(0);
	const links = await output
		.locator("[data-markdown] a")
		.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
	expect(new Set(links)).toEqual(new Set(["https://evil.example/"]));
	for (const word of await output.getByText("tıkla").all()) await word.dispatchEvent("click");
	await expect(page).not.toHaveTitle("broken");
	expect(await page.evaluate(() => "a" in {})).toBe(false);
});

test("what turns the direction of reading is shown by its number, whoever wrote it", async ({ context }) => {
	const page = await context.newPage(); // its errors are wanted
	const text = "exe\u202Egnp";
	const visible = "exe⟨U+202E⟩gnp";
	const messages = JSON.stringify([{ role: "user", content: text }]);
	await runFakeChat(page, [{ content: "?" }], { messages });
	const sent = page.getByRole("listitem", { name: /1\. mesaj$/ });
	await expect(sent).toContainText(visible);
	await expect(sent).not.toContainText(text);
	await page.route("**/fake/v1/chat/completions", (route) =>
		route.fulfill({ status: 400, json: { error: { message: text } } }),
	);
	await page.getByRole("textbox", { name: "Mesaj" }).fill("?");
	await runButton(page).click();
	const failure = page.getByRole("alert").filter({ hasText: "HTTP 400" });
	await expect(failure).toContainText(visible);
	await expect(failure).not.toContainText(text);

	const result = page.locator("section[data-status=done]");
	for (const [task, fields] of [
		["token-classification", { inputs: text }],
		["sentence-similarity", { "inputs.source_sentence": "a", "inputs.sentences": text }],
	] as const) {
		const search = new URLSearchParams({ task, connection: "simulated", fields: JSON.stringify(fields) });
		await page.goto(`/playground/?${search.toString()}`);
		await runButton(page).click();
		await expect(result).toContainText(visible);
		await expect(result).not.toContainText(text);
	}
});

test("an answer of five megabytes is cut, and shown whole on request", async ({ page }) => {
	test.setTimeout(90_000);
	const text = "Uzun bir satır, **kalın** sözcüklerle.\n".repeat(130_000);
	await runFakeChat(page, [{ content: text }]);
	const shown = await page.locator("[data-markdown]").textContent();
	expect(shown?.length).toBeLessThan(25_000);
	await page.getByRole("button", { name: /^Tümünü göster/ }).click();
	await expect(page.getByRole("button", { name: "Yalnızca başını göster" })).toBeVisible();
	const pause = await page.evaluate(async () => {
		const started = performance.now();
		await new Promise((resolve) => {
			requestAnimationFrame(() => setTimeout(resolve));
		});
		return performance.now() - started;
	});
	expect(pause).toBeLessThan(1000);
	await page.getByLabel("Mesajınız").fill("devam");
	await expect(page.getByLabel("Mesajınız")).toHaveValue("devam");
});

test("deeply nested JSON leaves the page standing", async ({ page }) => {
	const deep = "[".repeat(30_000) + "]".repeat(30_000);
	await runFakeChat(page, [{ content: deep }], { response_format: JSON.stringify({ type: "json_object" }) });
	await expect(page.getByText("yazılamayacak kadar iç içe")).toBeVisible();
	await expect(runButton(page)).toBeEnabled();
});

test("three answers stand side by side and say who is done", async ({ page }) => {
	await page.goto("/playground/?task=conversational&provider=groq");
	await page.getByRole("button", { name: "Karşılaştırmaya ekle" }).click();
	await page.getByRole("button", { name: "Karşılaştırmaya ekle" }).click();
	await expect(page).toHaveURL(/with=.*with=/);
	const providers = page.getByRole("group", { name: "Karşılaştırılan" }).getByLabel("Sağlayıcı");
	await providers.first().selectOption({ label: "Together AI" });
	await page.reload();
	await expect(providers).toHaveCount(2);
	await runButton(page).click();
	await expect(page.locator("li[data-status=done]")).toHaveCount(3, { timeout: 15_000 });
	await expect(page.locator("output").filter({ hasText: /^Together AI · .+: Bitti$/ })).toHaveCount(1);
	await page.getByRole("button", { name: "Karşılaştırmadan çıkar" }).first().click();
	await expect(page.locator("li[data-status=done]")).toHaveCount(2);
});

test("one press stops all that are compared", async ({ page }) => {
	await page.goto("/playground/?task=conversational&scenario=slow-headers");
	await page.getByRole("button", { name: "Karşılaştırmaya ekle" }).click();
	await runButton(page).click();
	await expect(page.locator("li[data-status=running]")).toHaveCount(2);
	await page.getByRole("button", { name: "Durdur", exact: true }).click();
	await expect(page.locator("li[data-status=stopped]")).toHaveCount(2);
	await expect(runButton(page)).toBeEnabled();
});

test("the token lens counts Turkish beside English and says what it does not know", async ({ page }) => {
	await page.goto("/playground/?task=conversational&model=google/gemma-3-27b-it");
	await page.getByText("Belirteç merceği").click();
	await expect(
		page.getByText("google/gemma-3-27b-it modelinin belirteçleyicisi bu sitede yok"),
	).toBeVisible();
	const table = page.getByRole("table", { name: "Belirteç sayıları" });
	await expect(table.getByRole("row")).toHaveCount(4, { timeout: 20_000 });
	await page.getByRole("textbox", { name: "Türkçe metin" }).fill("hello world");
	await page.getByRole("textbox", { name: "İngilizce metin" }).fill("hello world");
	await expect(table.getByRole("row", { name: "Türkçe metin" })).toContainText("2");
	await expect(page.getByText("Türkçe metnin belirteç sayısı İngilizce metninkinin 1 katı")).toBeVisible();
});

test("times, tokens and raw output are shown", async ({ page }) => {
	await page.goto("/en/playground/?task=conversational");
	await runButton(page).click();
	const result = page.locator("section[data-status=done]");
	await expect(result.locator("[data-run-line]")).not.toContainText(/\d\s?ms|a second/);
	await openAnswerDetails(page);
	const status = result.locator("p").filter({ hasText: "speed is not measured in simulation" });
	await expect(status).toHaveCount(1);
	await expect(status).not.toContainText(/\d\s?ms|a second/);
	await result.getByText("Output (JSON)").click();
	await expect(result.getByRole("link", { name: "Download pusula.json" })).toBeVisible();
	await expect(result.locator("code").filter({ hasText: '"finishReason"' })).toBeVisible();
});

test("a picture that was made can be kept, and areas can be hidden", async ({ page }) => {
	await page.goto("/playground/?task=text-to-image");
	await runButton(page).click();
	await expect(page.getByRole("link", { name: /^pusula\.png dosyasını indir/ })).toHaveAttribute(
		"href",
		/^blob:/,
	);
	await page.goto("/playground/?task=image-segmentation");
	await expect(page.getByAltText("Gönderilecek dosya")).toBeVisible();
	await runButton(page).click();
	const areas = page.getByRole("group", { name: "Bulunan alanlar" }).getByRole("checkbox");
	const drawn = page.locator("section[data-status=done] svg mask");
	await expect(areas.first()).toBeChecked();
	const count = await drawn.count();
	await areas.first().uncheck();
	await expect(drawn).toHaveCount(count - 1);
});

test("output, comparison and token lens are accessible in both themes, wide and narrow", async ({ page }) => {
	test.setTimeout(120_000);
	const text = "## Başlık\n\n- [ ] iş\n\n| a |\n|---|\n| 1 |\n\n[x](https://example.org)\n\n```\nkod\n```";
	await runFakeChat(page, [{ reasoning: "r" }, { content: text }]);
	await openAnswerDetails(page);
	await page.getByText("Çıktı (JSON)").click();
	await page.getByText("Belirteç merceği").click();
	await page.getByRole("button", { name: "Karşılaştırmaya ekle" }).click();
	for (const colorScheme of ["light", "dark"] as const) {
		for (const width of [1280, 360]) {
			await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
			await page.setViewportSize({ width, height: 800 });
			const found = await findViolations(page, { within: "[data-playground]" });
			expect({ colorScheme, width, found }).toEqual({ colorScheme, width, found: [] });
			const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
			expect({ width, isWide }).toEqual({ width, isWide: false });
		}
	}
});
