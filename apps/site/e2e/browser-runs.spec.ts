import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "@playwright/test";
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
	await expect(panel).toContainText("about 67.6 MB");
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

test("text in a picture is read with its diacritics by the site's own files, then without any network", async ({
	page,
	context,
}) => {
	test.setTimeout(120_000);
	const hub = await playHub(context, {});
	await page.goto("/tasks/image-to-text/");
	await page.evaluate(async () => {
		await navigator.serviceWorker.ready;
	});
	const panel = page.locator("[data-browser-run] section");
	const read = async (): Promise<void> => {
		await page.getByRole("button", { name: "Tarayıcıda çalıştır" }).click();
		await expect(panel).toContainText("Çizgili defter 95,00", { timeout: 60_000 });
		await expect(panel).toContainText("Kurşun kalem");
		await expect(panel).toContainText("Teşekkür ederiz");
		await expect(panel).toContainText("Model siteyle birlikte gelir (5,1 MB)");
	};
	await read();
	expect(hub.requested).toEqual([]);
	await context.setOffline(true);
	await page.reload();
	await read();
});

test("the site's own language model writes the same text twice, and nothing else is called for it", async ({
	page,
	context,
}) => {
	test.setTimeout(120_000);
	const hub = await playHub(context, {});
	await page.goto("/tasks/text-generation/");
	const panel = page.locator("[data-browser-run] section");
	const write = async (): Promise<string> => {
		await page.getByRole("button", { name: "Tarayıcıda çalıştır" }).click();
		await expect(panel).toContainText("Siteyle gelen model yalnızca bu sitenin metniyle eğitilmiş", {
			timeout: 60_000,
		});
		return (await panel.locator(".drawn .drawn").last().textContent()) ?? "";
	};
	const first = await write();
	expect(first.length).toBeGreaterThan(60);
	expect(await write()).toBe(first);
	expect(hub.requested).toEqual([]);
});

test("a Turkish page says where no model knows Turkish", async ({ page, context }) => {
	await playHub(context, {});
	await page.goto("/tasks/summarization/");
	await page.getByRole("button", { name: "Tarayıcıda çalıştır" }).click();
	await expect(page.locator("[data-browser-run] section")).toContainText("Türkçe bilen bir model bulunamadı");
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
