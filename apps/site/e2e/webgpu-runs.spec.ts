import { expect, type Page, test } from "@playwright/test";
import { playHub } from "./played-hub.ts";

const TASK = "/tasks/text-generation/";
const MODEL = "onnx-community/Qwen3-0.6B-ONNX";
const PLAYGROUND = "/playground/?task=text-generation&connection=local";
const MODEL_IN_URL = `&model=${encodeURIComponent(MODEL)}`;

test.use({ locale: "tr-TR" });

test("where the browser has no WebGPU, the task's page lists the models that need it, disabled, and says why", async ({
	page,
	context,
}) => {
	const hub = await playHub(context, {});
	const own: string[] = [];
	page.on("request", (request) => own.push(request.url()));
	await page.goto(TASK, { waitUntil: "networkidle" });
	expect(own.filter((url) => /list-webgpu|browser-runs\//.test(url))).toEqual([]);
	await openFold(page);
	const fold = page.locator("[data-webgpu-runs]");
	await expect(fold.getByRole("status").first()).toContainText("WebGPU sunmuyor");
	await expect(fold.getByText(MODEL)).toBeVisible();
	await expect(fold).toContainText("WebGPU ister");
	await expect(fold).toContainText("yaklaşık 570 MB");
	const buttons = fold.getByRole("button", { name: /^Tarayıcıda çalıştır/ });
	await expect(buttons).toHaveCount(3);
	for (const button of await buttons.all()) await expect(button).toBeDisabled();
	expect(hub.requested).toEqual([]);
});

test("where it has WebGPU, they are offered, and ask before they download", async ({ page, context }) => {
	const hub = await playHub(context, {});
	await grantCard(page);
	await page.goto(TASK);
	await openFold(page);
	const fold = page.locator("[data-webgpu-runs]");
	await expect(fold.getByRole("status").first()).toContainText("Bu tarayıcıda WebGPU var");
	await fold.getByRole("button", { name: `Tarayıcıda çalıştır: ${MODEL}` }).click();
	const panel = fold.locator("section[data-run-panel]");
	await expect(panel.getByRole("link", { name: MODEL })).toBeVisible();
	await expect(panel).toContainText("WebGPU ister");
	await expect(panel).toContainText("model 570 MB");
	await panel.getByRole("button", { name: "Vazgeç" }).click();
	await expect(panel).toContainText("Hiçbir şey indirilmedi.");
	expect(hub.requested).toEqual([]);
});

test("a page whose models all run on WebAssembly has no such list", async ({ page }) => {
	await page.goto("/tasks/text-classification/");
	await expect(page.locator("[data-webgpu-runs]")).toHaveCount(0);
});

test("the playground lists them after the others, and says where the browser cannot run them", async ({
	page,
	context,
}) => {
	const hub = await playHub(context, {});
	await page.goto(PLAYGROUND);
	const option = await findOption(page);
	await expect(option).toContainText("WebGPU ister: bu tarayıcıda çalıştırılamaz");
	await page.goto(`${PLAYGROUND}${MODEL_IN_URL}`);
	await page.getByRole("button", { name: "Çalıştır", exact: true }).click();
	await expect(page.locator("[data-status='failed']")).toContainText("This browser has no WebGPU");
	await expect(page.locator("[data-consent]")).toHaveCount(0);
	expect(hub.requested).toEqual([]);
});

test("the playground offers them where the browser has WebGPU", async ({ page, context }) => {
	await playHub(context, {});
	await grantCard(page);
	await page.goto(PLAYGROUND);
	const option = await findOption(page);
	await expect(option).toContainText("WebGPU ister");
	await expect(option).not.toContainText("çalıştırılamaz");
	await option.click();
	await page.getByRole("button", { name: "Çalıştır", exact: true }).click();
	const consent = page.locator("[data-consent]");
	await expect(consent).toContainText(MODEL);
	await expect(consent).toContainText("WebGPU ister");
	await expect(consent).toContainText("570 MB");
});

test("a Turkish chat in the browser begins with a model that knows Turkish where WebGPU runs it", async ({
	page,
	context,
}) => {
	const hub = await playHub(context, {});
	const chat = "/playground/?task=conversational&connection=local";
	const field = page.getByLabel("Model", { exact: true });
	await page.goto(chat, { waitUntil: "networkidle" });
	await expect(field).toHaveValue("HuggingFaceTB/SmolLM2-360M-Instruct");
	await grantCard(page);
	await page.goto(chat);
	await expect(field).toHaveValue(MODEL);
	await page.goto(`${chat}&model=${encodeURIComponent("HuggingFaceTB/SmolLM2-360M-Instruct")}`, {
		waitUntil: "networkidle",
	});
	await expect(field).toHaveValue("HuggingFaceTB/SmolLM2-360M-Instruct");
	await page.goto(`/en${chat}`, { waitUntil: "networkidle" });
	await expect(field).toHaveValue("HuggingFaceTB/SmolLM2-360M-Instruct");
	expect(hub.requested).toEqual([]);
});

/** Gives the page a graphics card that computes in 16 bits; models run in a worker, which has none. */
async function grantCard(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const requestDevice = () => Promise.resolve({ destroy: () => undefined });
		const adapter = { features: new Set(["shader-f16"]), requestDevice };
		const gpu = { requestAdapter: () => Promise.resolve(adapter) };
		Object.defineProperty(Navigator.prototype, "gpu", { value: gpu });
	});
}

async function openFold(page: Page): Promise<void> {
	await page.getByRole("button", { name: "WebGPU isteyen modeller (3)" }).click();
}

/** The model in the opened list of the playground's field. */
async function findOption(page: Page) {
	await page.getByLabel("Model", { exact: true }).click();
	const option = page.getByRole("option").filter({ hasText: MODEL });
	await expect(option).toBeVisible();
	return option;
}
