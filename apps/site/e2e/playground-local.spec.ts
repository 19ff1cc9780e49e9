import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { RUNTIME } from "../src/lib/runtime/runtime-files.ts";
import { playHub } from "./played-hub.ts";
import { runButton } from "./playground-page.ts";

const MODEL = "Xenova/distilbert-base-uncased-finetuned-sst-2-english";
const OTHER = "Xenova/bert-base-multilingual-uncased-sentiment";
const BOTH = { [MODEL]: "text-classification", [OTHER]: "text-classification" };
const PAGE = "/en/playground/?task=text-classification&connection=local";

test.use({ locale: "en-GB" });
test.setTimeout(180_000);

test("a model in the browser asks before it downloads, runs, and its code is what ran", async ({
	page,
	context,
}) => {
	const hub = await playHub(context, BOTH);
	await page.goto(PAGE);
	await expect(page.getByRole("radio", { name: "In my browser" })).toBeChecked();
	await expect(page.getByLabel("Model", { exact: true })).toHaveValue(MODEL);
	await expect(page.getByLabel("Provider")).toHaveCount(0);
	await page.getByRole("button", { name: "Run", exact: true }).click();
	const consent = page.locator("[data-consent]");
	await expect(consent).toContainText(MODEL);
	await expect(consent).toContainText("Apache-2.0");
	expect(hub.requested.filter((url) => url.includes(".onnx"))).toEqual([]);
	await consent.getByRole("button", { name: "Download and run" }).click();
	await expectAnswer(page);
	await page.getByText("Code of this call").click();
	const code = page.locator("[data-snippet]");
	await expect(code).toContainText('import { local } from "@pusula/local";');
	await expect(code).toContainText('provider: local({ dtype: "q8"');
	await expect(page.getByText("Other clients have no such provider")).toBeVisible();
});

test("a download that the reader declines ends the run, and nothing of the model comes", async ({
	page,
	context,
}) => {
	const hub = await playHub(context, BOTH);
	await page.goto(PAGE);
	await page.getByRole("button", { name: "Run", exact: true }).click();
	await page.locator("[data-consent]").getByRole("button", { name: "Do not download" }).click();
	await expect(page.locator("[data-status='failed']")).toBeVisible();
	expect(hub.requested.filter((url) => url.includes(".onnx"))).toEqual([]);
});

test("the hub is asked after the reader, and then names licence and languages of a model outside the table", async ({
	page,
	context,
}) => {
	const hub = await playHub(context, { "acme/mystery": "text-classification" });
	await context.route("https://huggingface.co/api/models/acme/mystery", (route) =>
		route.fulfill({ json: { id: "acme/mystery", tags: ["tr", "en", "tf", "license:mit"] } }),
	);
	await page.goto(`${PAGE}&model=${encodeURIComponent("acme/mystery")}`);
	await runButton(page).click();
	const consent = page.locator("[data-consent]");
	await expect(consent).toContainText("Licence and languages are not known yet");
	await expect(consent).toContainText("not known yet");
	await expect(consent.getByRole("link", { name: "model card" })).toHaveAttribute(
		"href",
		"https://huggingface.co/acme/mystery",
	);
	expect(hub.requested).toEqual([]);
	await consent.getByRole("button", { name: "Download and run" }).click();
	await expect(consent).toContainText("as the Hub says");
	await expect(consent).toContainText("its licence is: mit; its languages: English, Turkish");
	expect(hub.requested.some((url) => url.includes("/tree/"))).toBe(true);
	expect(hub.requested.filter((url) => url.includes(".onnx"))).toEqual([]);
	await consent.getByRole("button", { name: "Download and run" }).click();
	await expectAnswer(page);
});

test("the bar counts the bytes that have come, and the run ends with all of them", async ({
	page,
	context,
}) => {
	const hub = await playHub(context, BOTH);
	const release = hub.holdWeights();
	await page.goto(PAGE);
	await runButton(page).click();
	await page.locator("[data-consent]").getByRole("button", { name: "Download and run" }).click();
	const bar = page.getByRole("progressbar", { name: "Downloading" });
	await expect.poll(() => bar.getAttribute("value")).not.toBe("0");
	const [value, max] = (await Promise.all([bar.getAttribute("value"), bar.getAttribute("max")])).map(Number);
	const fixture = Object.values(hub.sizes[MODEL] ?? {});
	expect(value).toBeGreaterThan(0);
	expect(value).toBeLessThan(max ?? 0);
	// The runtime, of more than ten megabytes and no more than its two files, is counted beside the model.
	const modelBytes = fixture.reduce((sum, size) => sum + size, 0);
	expect(max).toBeGreaterThan(10_000_000);
	expect(max).toBeLessThanOrEqual(RUNTIME.onnxSmall.bytes + modelBytes);
	await expect(page.getByText(/Downloaded: .+ of 14\.\d\sMB/)).toBeVisible();
	release();
	await expectAnswer(page);
	await expect(bar).toHaveCount(0);
});

test("a run waits for one in another tab and says so, but not for a question there", async ({
	page,
	context,
}) => {
	const hub = await playHub(context, BOTH);
	const release = hub.holdWeights();
	const other = await context.newPage();
	await page.goto(PAGE);
	await other.goto(`${PAGE}&model=${encodeURIComponent(OTHER)}`);
	await runButton(page).click();
	const consent = (tab: Page) =>
		tab.locator("[data-consent]").getByRole("button", { name: "Download and run" });
	await expect(consent(page)).toBeVisible();
	await runButton(other).click();
	await expect(consent(other)).toBeVisible();
	await consent(page).click();
	await expect.poll(() => hub.requested.some((url) => url.includes(".onnx"))).toBe(true);
	await consent(other).click();
	await expect(other.getByText("Another model is running on this device")).toBeVisible();
	release();
	await expectAnswer(page);
	await expectAnswer(other);
});

test("a page without locks, as over plain http, runs models all the same", async ({ page, context }) => {
	await playHub(context, BOTH);
	await page.addInitScript(() => {
		Object.defineProperty(Navigator.prototype, "locks", { value: undefined });
		Object.defineProperty(globalThis, "isSecureContext", { value: false });
	});
	await page.goto(PAGE);
	await runButton(page).click();
	await page.locator("[data-consent]").getByRole("button", { name: "Download and run" }).click();
	await expectAnswer(page);
});

test("a run in the browser can be stopped while files come", async ({ page, context }) => {
	const hub = await playHub(context, BOTH);
	const release = hub.holdWeights();
	await page.goto(PAGE);
	await page.getByRole("button", { name: "Run", exact: true }).click();
	await page.locator("[data-consent]").getByRole("button", { name: "Download and run" }).click();
	await expect.poll(() => hub.requested.some((url) => url.includes(".onnx"))).toBe(true);
	await page.getByRole("button", { name: "Stop" }).click();
	await expect(page.locator("[data-status='stopped']")).toBeVisible();
	release();
});

test("compared models run one after the other, each with its own time", async ({ page, context }) => {
	await playHub(context, BOTH);
	await page.goto(`${PAGE}&with=${encodeURIComponent(`hf-inference:${OTHER}`)}`);
	await page.getByRole("button", { name: "Run", exact: true }).click();
	for (const model of [MODEL, OTHER]) {
		const consent = page.locator("[data-consent]").filter({ hasText: model });
		await expect(consent).toBeVisible({ timeout: 60_000 });
		await consent.getByRole("button", { name: "Download and run" }).click();
	}
	await expect(page.locator("[data-ran='wasm']")).toHaveCount(2, { timeout: 90_000 });
	const summary = page.getByRole("region", { name: "Comparison" });
	await expect(summary.getByRole("columnheader", { name: "Loading" })).toBeVisible();
	for (const row of await summary.getByRole("row").filter({ hasText: "Done" }).all())
		await expect(row.getByRole("cell", { name: /^[\d,]+ ms$/ })).toHaveCount(2);
	await expect(page.getByText("neither your consent nor the wait for another model")).toBeVisible();
});

test("a task without a model for browsers does not offer the way", async ({ page }) => {
	await page.goto("/en/playground/?task=text-to-video&connection=local");
	await expect(page.getByRole("radio", { name: "Simulated" })).toBeChecked();
	await expect(page.getByRole("radio", { name: "In my browser" })).toHaveCount(0);
});

test("the site's own model is where text generation begins: it streams, and repeats itself with one seed", async ({
	page,
	context,
}) => {
	const hub = await playHub(context, {});
	await page.goto(toGenerationUrl("7"));
	await expect(page.getByRole("radio", { name: "In my browser" })).toBeChecked();
	await expect(page.getByLabel("Model", { exact: true })).toHaveValue("pusula/kucuk-dil-modeli");
	await expect(page.getByText("a small teaching model")).toBeVisible();
	const first = await runForPieces(page);
	expect(first.length).toBeGreaterThan(5);
	await page.reload();
	expect(await runForPieces(page)).toEqual(first);
	await page.goto(toGenerationUrl("8"));
	expect(await runForPieces(page)).not.toEqual(first);
	expect(hub.requested).toEqual([]);
});

test("the first answer of a reader is real: the page begins with text in a picture, and says what a run downloads", async ({
	page,
	context,
}) => {
	const hub = await playHub(context, {});
	const requested: string[] = [];
	page.on("request", (request) => requested.push(new URL(request.url()).pathname));
	await page.goto("/playground/");
	await expect(runButton(page)).toBeEnabled();
	await expect(page.getByRole("radio", { name: "Tarayıcımda" })).toBeChecked();
	await expect(page.getByLabel("Model", { exact: true })).toHaveValue("tesseract/tur+eng");
	await expect(page.getByText("ilk çalıştırmada yaklaşık 9,1 MB iner")).toBeVisible();
	expect(requested.filter((path) => path.startsWith("/runtime/"))).toEqual([]);
	await runButton(page).click();
	const result = page.locator("section[data-status]");
	await expect(result).toHaveAttribute("data-status", "done", { timeout: 90_000 });
	await expect(result).toContainText("Gerçek yanıt");
	await expect(result).toContainText("Teşekkür ederiz");
	expect(hub.requested).toEqual([]);
});

test("another task in the form begins with its own connection, until the reader chooses one", async ({
	page,
}) => {
	await page.goto("/playground/");
	const task = page.getByRole("combobox", { name: "Görev" });
	const chosen = (name: string) => expect(page.getByRole("radio", { name })).toBeChecked();
	await task.selectOption("fill-mask");
	await chosen("Simülasyon");
	await task.selectOption("text-generation");
	await chosen("Tarayıcımda");
	await page.getByText("Simülasyon", { exact: true }).click();
	await task.selectOption("image-to-text");
	await chosen("Simülasyon");
	await page.reload();
	await chosen("Simülasyon");
});

test("the small model is fetched with the small runtime, as much as the page says", async ({ page }) => {
	const files: string[] = [];
	page.on("request", (request) => files.push(new URL(request.url()).pathname.replace(/^.*\//, "")));
	await page.goto("/playground/?task=text-generation");
	await expect(page.getByText("ilk çalıştırmada yaklaşık 18,2 MB iner")).toBeVisible();
	await expect(page.getByRole("textbox", { name: /^inputs/ })).toHaveValue(/^Bir dil modeli/);
	await runButton(page).click();
	const result = page.locator("section[data-status]");
	await expect(result).toHaveAttribute("data-status", "done", { timeout: 90_000 });
	expect([...new Set(files.filter((name) => name.endsWith(".wasm")))]).toEqual([
		"ort-wasm-simd-threaded.wasm",
	]);
});

test("a Turkish picture is read with its diacritics", async ({ page, context }) => {
	const hub = await playHub(context, {});
	await page.goto("/playground/?task=image-to-text");
	await expect(page.getByRole("radio", { name: "Tarayıcımda" })).toBeChecked();
	await runButton(page).click();
	const result = page.locator("section[data-status]");
	await expect(result).toHaveAttribute("data-status", "done", { timeout: 90_000 });
	await expect(result).toContainText("Teşekkür ederiz");
	await page.locator("[data-media-field] input[type=file]").setInputFiles({
		name: "words.png",
		mimeType: "image/png",
		buffer: await drawWords("Çığ, ığdır, şeftali, üzüm, öğüt"),
	});
	await runButton(page).click();
	await expect(result).toContainText("Çığ, ığdır, şeftali, üzüm, öğüt", { timeout: 90_000 });
	expect(hub.requested).toEqual([]);
});

function toGenerationUrl(seed: string): string {
	const fields = {
		inputs: "A language model",
		"parameters.temperature": "1.2",
		"parameters.max_new_tokens": "40",
		"parameters.seed": seed,
	};
	return `/en/playground/?task=text-generation&fields=${encodeURIComponent(JSON.stringify(fields))}`;
}

/** Runs the form, and reads the pieces of text in the order of their events. */
async function runForPieces(page: Page): Promise<readonly string[]> {
	await runButton(page).click();
	const result = page.locator("section[data-status]");
	await expect(result).toHaveAttribute("data-status", "done", { timeout: 90_000 });
	await result.getByText("POST local.invalid").click();
	const body = (await result.locator("[data-raw-body]").first().textContent()) ?? "";
	return [...body.matchAll(/"text":\s*("(?:[^"\\]|\\.)*")/g)]
		.map(([, text = ""]) => text)
		.filter((text) => text !== '""');
}

/** A picture of one line, dark on white. */
function drawWords(words: string): Promise<Buffer> {
	const text = `<text x="40" y="90" font-family="DejaVu Sans, sans-serif" font-size="44">${words}</text>`;
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="150"><rect width="900" height="150" fill="#fff"/>${text}</svg>`;
	return sharp(Buffer.from(svg)).png().toBuffer();
}

async function expectAnswer(page: Page): Promise<void> {
	await expect(page.locator("[data-ran='wasm']")).toContainText(
		/\d\.\d seconds, on this device, WebAssembly/,
		{
			timeout: 90_000,
		},
	);
	await expect(page.getByText("Real answer").first()).toBeVisible();
	await expect(page.getByText(/olum/).first()).toBeVisible();
}
