import { fileURLToPath } from "node:url";
import { type BrowserContext, expect, type Locator, type Page, test } from "@playwright/test";
import { build } from "esbuild";
import { weigh } from "../checks/page-weight.ts";
import { playHub } from "./played-hub.ts";

const MODEL = "Xenova/distilbert-base-uncased-finetuned-sst-2-english";
const TASK = "/en/tasks/text-classification/";
/** Bytes of the script that a page brings for its button, compressed. */
const BUTTON = 300;
const BUTTON_SCRIPT = fileURLToPath(
	new URL("../src/features/tasks/browser-run/browser-run.enhance.ts", import.meta.url),
);

test.use({ serviceWorkers: "allow", locale: "en-GB" });

test("a page loads nothing of models before its button is pressed", async ({ page, context }) => {
	const hub = await playHub(context, {});
	const own: string[] = [];
	page.on("request", (request) => own.push(request.url()));
	await page.goto(TASK, { waitUntil: "networkidle" });
	await expect(runButton(page)).toBeVisible();
	expect(hub.requested).toEqual([]);
	expect(own.filter((url) => /runtime\/|models\/|browser-runs\/|start-run|transformers/.test(url))).toEqual(
		[],
	);
	const { outputFiles } = await build({
		entryPoints: [BUTTON_SCRIPT],
		bundle: true,
		minify: true,
		write: false,
		format: "esm",
		external: ["./start-run.ts"],
	});
	expect(weigh(outputFiles[0]?.contents ?? new Uint8Array())).toBeLessThan(BUTTON);
});

test("a model is downloaded only once the reader agrees, and shows its facts before", async ({
	page,
	context,
}) => {
	const hub = await playHub(context, { [MODEL]: "text-classification" });
	await page.goto(TASK);
	await runButton(page).click();
	const panel = page.locator("[data-browser-run] section");
	await expect(panel.getByRole("link", { name: MODEL })).toBeVisible();
	await expect(panel).toContainText("English");
	await expect(panel).toContainText("Apache-2.0");
	await expect(panel).toContainText("about 81.9 MB (model 67.6 MB, runtime 14.3 MB)");
	await panel.getByRole("button", { name: "Do not download" }).click();
	await expect(panel).toContainText("Nothing was downloaded.");
	expect(hub.requested).toEqual([]);
	await expect(runButton(page)).toBeEnabled();
});

test("a run can be cancelled while files come", async ({ page, context }) => {
	const hub = await playHub(context, { [MODEL]: "text-classification" });
	const release = hub.holdWeights();
	await page.goto(TASK);
	await agree(page);
	await expect.poll(() => hub.requested.some((url) => url.includes(".onnx"))).toBe(true);
	await page.getByRole("button", { name: "Cancel" }).click();
	await expect(page.locator("[data-browser-run]")).toContainText("Cancelled.");
	await expect(runButton(page)).toBeEnabled();
	release();
});

test("a run can be cancelled while nothing has come yet after the reader agreed", async ({
	page,
	context,
}) => {
	await playHub(context, { [MODEL]: "text-classification" });
	await context.route(/^https:\/\/huggingface\.co\/api\//, () => undefined); // never answered
	await page.goto(TASK);
	await agree(page);
	await expect(page.getByRole("button", { name: "Do not download" })).toHaveCount(0);
	const cancel = page.getByRole("button", { name: "Cancel" });
	await expect(cancel).toBeFocused();
	await cancel.press("Enter");
	await expect(page.locator("[data-browser-run]")).toContainText("Cancelled.");
	await expect(runButton(page)).toBeEnabled();
});

test("a model runs, runs again without a network, is listed, and is deleted", async ({ page, context }) => {
	test.setTimeout(180_000);
	const hub = await playHub(context, { [MODEL]: "text-classification" });
	await page.goto(TASK);
	await page.evaluate(async () => {
		await navigator.serviceWorker.ready;
	});
	await agree(page);
	await expectAnswer(page);
	expect(hub.requested.length).toBeGreaterThan(0);

	hub.cut();
	await context.setOffline(true);
	await page.goto(TASK);
	await runButton(page).click();
	await expectAnswer(page);

	await page.goto("/en/models-on-device/").catch(() => undefined);
	await context.setOffline(false);
	await page.goto("/en/models-on-device/");
	const entry = page.getByRole("listitem").filter({ hasText: MODEL });
	await expect(entry).toContainText("English");
	await expect(entry).toContainText("Last used");
	await expect(page.getByRole("listitem").filter({ hasText: "ONNX Runtime" })).toContainText("MB");
	await entry.getByRole("button", { name: `Delete ${MODEL}` }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("button", { name: "Keep" }).click();
	await expect(entry).toBeVisible();
	await entry.getByRole("button", { name: `Delete ${MODEL}` }).click();
	await dialog.getByRole("button", { name: "Delete" }).click();
	await expect(page.getByText(`${MODEL} was deleted.`)).toBeVisible();
	await expect(entry).toHaveCount(0);
	await page.getByRole("button", { name: "Delete all" }).click();
	await dialog.getByRole("button", { name: "Delete" }).click();
	await expect(page.getByText("No model is kept on this device.")).toBeVisible();
	await expect(page.getByText("None is kept yet.")).toBeVisible();
});

test("a run has its code: the same model, precision and input, from this device", async ({
	page,
	context,
}) => {
	test.setTimeout(120_000);
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await playHub(context, { [MODEL]: "text-classification" });
	await page.goto(TASK);
	await agree(page);
	await expectAnswer(page);
	const code = await openCode(page);
	await expect(code).toContainText('import { local } from "@pusula/local";');
	await expect(code).toContainText('dtype: "q8"');
	await expect(code).toContainText(`model: "${MODEL}"`);
	await page.locator("[data-browser-run] details").getByRole("button", { name: "Copy" }).click();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.textContent());
});

test("a task that the client has no function for runs in the browser too", async ({ page, context }) => {
	test.setTimeout(180_000);
	await playHub(context, {
		"onnx-community/depth-anything-v2-small": "depth-estimation",
		"jinaai/jina-reranker-v1-tiny-en": "text-ranking",
		"onnx-community/dinov3-vits16-pretrain-lvd1689m-ONNX": "image-feature-extraction",
	});
	const panel = page.locator("[data-browser-run] section");
	await page.goto("/en/tasks/depth-estimation/");
	await agree(page);
	await expect(panel).toContainText("Result of the model", { timeout: 60_000 });
	await expect(panel.getByRole("img", { name: "Output" })).toBeVisible();
	await page.goto("/en/tasks/image-feature-extraction/");
	await agree(page);
	await expect(panel).toContainText("as the hub says"); // the table names no size of it
	await page.getByRole("button", { name: "Download and run" }).click();
	await expect(panel.getByRole("columnheader", { name: "Vector" })).toBeVisible({ timeout: 60_000 });
	await page.goto("/en/tasks/text-ranking/");
	await agree(page);
	await expect(panel).toContainText("Result of the model", { timeout: 60_000 });
	await expect(panel.getByRole("listitem")).toHaveCount(3);
	await expect(panel).toContainText("Plant the seedlings after the last frost");
	await expect(await openCode(page)).toContainText('await client.call("text-ranking", {');
});

test("the keyboard stays where a run begins, ends, fails or is not wanted", async ({ page, context }) => {
	await playHub(context, {});
	await page.goto(TASK);
	const panel = page.locator("[data-browser-run] section");
	await runButton(page).press("Enter");
	await expect(page.getByRole("button", { name: "Download and run" })).toBeFocused();
	await page.getByRole("button", { name: "Do not download" }).press("Enter");
	await expect(panel).toContainText("Nothing was downloaded.");
	await expect(panel).toBeFocused();
	await runButton(page).press("Enter");
	await page.getByRole("button", { name: "Download and run" }).press("Enter");
	await expect(panel).toContainText("The model could not be run.");
	await expect(panel).toBeFocused();
});

test("the keyboard can cancel a run that needs no consent, and stays in its panel", async ({
	page,
	context,
}) => {
	await context.route("**/*.traineddata.gz", () => undefined); // never answered
	await page.goto("/en/tasks/image-to-text/");
	await runButton(page).press("Enter");
	const cancel = page.getByRole("button", { name: "Cancel" });
	await expect(cancel).toBeFocused();
	await cancel.press("Enter");
	const panel = page.locator("[data-browser-run] section");
	await expect(panel).toContainText("Cancelled.");
	await expect(panel).toBeFocused();
});

test("a Turkish page says where no model knows Turkish", async ({ page, context }) => {
	await playHub(context, {});
	await page.goto("/tasks/summarization/");
	await page.getByRole("button", { name: "Tarayıcıda çalıştır" }).click();
	await expect(page.locator("[data-browser-run] section")).toContainText("Türkçe bilen bir model bulunamadı");
});

test("parts of the page that do not come are said, and the button can be pressed again", async ({
	page,
	context,
}) => {
	await playHub(context, {});
	await page.goto("/tasks/image-to-text/");
	await context.route("**/browser-runs/**", (route) => route.abort());
	const button = page.getByRole("button", { name: "Tarayıcıda çalıştır" });
	await button.click();
	await expect(page.getByRole("alert")).toContainText("düğmeye yeniden basın");
	await expect(button).toBeEnabled();
	await expect(button).toBeFocused();
});

test("an error is said in the page's language before the client's own words", async ({ page, context }) => {
	await playHub(context, {});
	await page.goto("/tasks/text-classification/");
	await page.getByRole("button", { name: "Tarayıcıda çalıştır" }).click();
	await page.getByRole("button", { name: "İndir ve çalıştır" }).click();
	const panel = page.locator("[data-browser-run] section");
	await expect(panel).toContainText("Hub'da böyle bir model yok.");
	await expect(panel.locator("[lang=en]")).toContainText("There is no model");
});

test("a worker whose script is blocked is said in the page's language too", async ({ page, context }) => {
	await playHub(context, { [MODEL]: "text-classification" });
	await context.route("**/_astro/worker-*.js", (route) => route.abort("blockedbyclient"));
	await page.goto("/tasks/text-classification/");
	await page.getByRole("button", { name: "Tarayıcıda çalıştır" }).click();
	await page.getByRole("button", { name: "İndir ve çalıştır" }).click();
	const panel = page.locator("[data-browser-run] section");
	await expect(panel.locator("[lang=en]")).toContainText("script did not come");
	await expect(panel.getByRole("link", { name: "Hatanın sayfası" })).toHaveAttribute(
		"href",
		"/errors/offline/",
	);
});

test("a kept model whose files the hub has changed is updated when the reader wants", async ({
	page,
	context,
}) => {
	test.setTimeout(180_000);
	await playHub(context, { [MODEL]: "text-classification" });
	await page.goto(TASK);
	await agree(page);
	await expectAnswer(page);
	const before = await playHub(context, { [MODEL]: "text-classification" });
	await page.goto("/en/models-on-device/");
	const check = page.getByRole("button", { name: `${MODEL}: is there a newer version?` });
	await expect(check).toBeEnabled();
	expect(before.requested).toEqual([]);
	await check.click();
	await expect(page.getByText(`${MODEL} is current`)).toBeVisible();
	await playHub(context, { [MODEL]: "zero-shot-classification" });
	await check.click();
	await page.getByRole("dialog").getByRole("button", { name: "Update" }).click();
	await expect(page.getByText("the old files are deleted")).toBeVisible();
});

test("what is missing of a kept model is downloaded only after a question", async ({ page, context }) => {
	test.setTimeout(180_000);
	await playHub(context, { [MODEL]: "text-classification" });
	await page.goto(TASK);
	await agree(page);
	await expectAnswer(page);
	const deleted = await page.evaluate(async () => {
		const cache = await caches.open("pusula-models");
		const weights = (await cache.keys()).filter(({ url }) => url.includes(".onnx"));
		return Promise.all(weights.map((request) => cache.delete(request)));
	});
	expect(deleted).toContain(true);
	const hub = await playHub(context, { [MODEL]: "text-classification" });
	await page.goto(TASK);
	await runButton(page).click();
	await expect(page.getByRole("button", { name: "Download and run" })).toBeVisible();
	expect(hub.requested.filter((url) => url.includes(".onnx"))).toEqual([]);
	await page.getByRole("button", { name: "Download and run" }).click();
	await expectAnswer(page);
});

test("a model that the hub does not have is an error with its page", async ({ page, context }) => {
	await playHub(context, {});
	await page.goto(TASK);
	await agree(page);
	const panel = page.locator("[data-browser-run] section");
	await expect(panel).toContainText("The model could not be run.");
	await expect(panel.getByRole("link", { name: "Page of this error" })).toHaveAttribute(
		"href",
		/^\/en\/errors\//,
	);
});

test("text in a Turkish picture is read by what the site ships, and again without a network", async ({
	page,
	context,
}) => {
	test.setTimeout(180_000);
	const foreign = await refuseForeignHosts(context);
	await page.goto("/tasks/image-to-text/");
	await expect(page.locator("[data-browser-run]")).toContainText("ilk çalıştırmada yaklaşık 9,1 MB iner");
	await workerIsReady(page);
	await page.getByRole("button", { name: "Tarayıcıda çalıştır" }).click();
	await expectReceipt(page);
	await context.setOffline(true);
	await page.reload();
	await page.getByRole("button", { name: "Tarayıcıda çalıştır" }).click();
	await expectReceipt(page);
	await page.getByText("Bu çalıştırmanın kodu").click();
	const code = page.locator("[data-browser-run] details");
	await expect(code.locator("pre")).toContainText("workerUrl:");
	await expect(code.locator("pre")).not.toContainText("node:fs");
	await expect(code).toContainText("Bu kod bir sayfada çalışır.");
	expect(foreign).toEqual([]);
});

test("the site's own language model continues the page's text, and again without a network", async ({
	page,
	context,
}) => {
	test.setTimeout(180_000);
	const foreign = await refuseForeignHosts(context);
	await page.goto("/en/tasks/text-generation/");
	await expect(page.locator("[data-browser-run]")).toContainText("the first run downloads about 18.2 MB");
	await workerIsReady(page);
	await runButton(page).click();
	const first = await readContinuation(page);
	await context.setOffline(true);
	await page.reload();
	await runButton(page).click();
	expect(await readContinuation(page)).toBe(first);
	expect(foreign).toEqual([]);
});

function runButton(page: Page) {
	return page.getByRole("button", { name: "Run in the browser" });
}

async function agree(page: Page): Promise<void> {
	await runButton(page).click();
	await page.getByRole("button", { name: "Download and run" }).click();
}

/** The answer is drawn as bars, with the time and the device in words. */
async function expectAnswer(page: Page): Promise<void> {
	const panel = page.locator("[data-browser-run] section");
	await expect(panel).toContainText("Result of the model", { timeout: 60_000 });
	await expect(panel.getByRole("listitem").first()).toContainText(/olum/);
	await expect(panel).toContainText(/\d\.\d seconds, on this device, WebAssembly/);
	await expect(panel).toContainText("The result on the page was written by hand: POSITIVE.");
}

/** Opens the code of the run that is shown. */
async function openCode(page: Page): Promise<Locator> {
	await page.getByText("The code of this run").click();
	return page.locator("[data-browser-run] details pre");
}

/** Refuses every host but the site's own; the list that is returned grows with the requests that they got. */
async function refuseForeignHosts(context: BrowserContext): Promise<readonly string[]> {
	const refused: string[] = [];
	await context.route(/^https?:\/\/(?!localhost|127\.0\.0\.1)/, (route) => {
		refused.push(route.request().url());
		return route.abort("internetdisconnected");
	});
	return refused;
}

async function workerIsReady(page: Page): Promise<void> {
	await page.evaluate(async () => {
		await navigator.serviceWorker.ready;
	});
}

/** No question was put, and the words of the receipt are there with their diacritics. */
async function expectReceipt(page: Page): Promise<void> {
	const panel = page.locator("[data-browser-run] section");
	await expect(panel).toContainText("Modelin sonucu", { timeout: 90_000 });
	for (const word of ["Çizgili defter", "Kurşun kalem", "TOPLAM 214,50 TL", "Teşekkür ederiz"])
		await expect(panel).toContainText(word);
	await expect(panel).toContainText("Model ve onu çalıştıran program siteyle birlikte gelir (9,1 MB)");
}

/** The text that the small model wrote, which is not the page's own. */
async function readContinuation(page: Page): Promise<string> {
	const panel = page.locator("[data-browser-run] section");
	await expect(panel).toContainText("Result of the model", { timeout: 90_000 });
	await expect(panel).toContainText("a small teaching model");
	await expect(panel).toContainText("The model and what runs it come with this site (18.2 MB)");
	await expect(panel).toContainText("so it gets a beginning from the site's own subject");
	return (await panel.locator(".drawn > *").first().textContent()) ?? "";
}
