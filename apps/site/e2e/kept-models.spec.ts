import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { agree, expectAnswer, MODEL, runButton, TASK } from "./browser-run-page.ts";
import { playHub } from "./played-hub.ts";

test.use({ serviceWorkers: "allow", locale: "en-GB" });

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

test("a kept model whose files the hub has changed is updated when the reader wants", async ({
	page,
	context,
}) => {
	test.setTimeout(180_000);
	await keepModel(page, context);
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

test("a download that broke off is listed as one, goes on behind what had come, and is deleted", async ({
	page,
	context,
}) => {
	test.setTimeout(180_000);
	const hub = await keepModel(page, context);
	await cutWeights(page);
	const entry = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: MODEL }) });
	await page.goto("/en/models-on-device/");
	await expect(entry).toContainText("400 byte of it an unfinished download");
	await entry.getByText("Files", { exact: true }).click();
	await expect(entry.getByRole("listitem").filter({ hasText: "unfinished" })).toContainText(".onnx");

	const ranges: (string | undefined)[] = [];
	context.on("request", (request) => {
		if (request.url().includes(".onnx")) ranges.push(request.headers()["range"]);
	});
	const before = hub.requested.length;
	await page.goto(TASK);
	await runButton(page).click();
	await expect(page.getByText("of it are on this device already, and only the rest comes")).toBeVisible();
	await page.getByRole("button", { name: "Download and run" }).click();
	await expectAnswer(page);
	expect(hub.requested.slice(before).filter((url) => url.includes(".onnx"))).toHaveLength(1);
	expect(ranges).toEqual(["bytes=400-"]);

	await cutWeights(page);
	await page.goto("/en/models-on-device/");
	await entry.getByRole("button", { name: `Delete ${MODEL}` }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
	await expect(entry).toHaveCount(0);
	expect(await page.evaluate(async () => (await (await caches.open("pusula-models")).keys()).length)).toBe(0);
});

test("a model that is deleted while one runs in another tab: the question says so, and the list follows", async ({
	page,
	context,
}) => {
	test.setTimeout(180_000);
	const hub = await keepModel(page, context);
	await cutWeights(page);
	const release = hub.holdWeights();
	await page.goto(TASK);
	await runButton(page).click();
	await page.getByRole("button", { name: "Download and run" }).click();
	await expect(page.getByRole("button", { name: "Cancel" })).toBeVisible();

	const other = await context.newPage();
	await other.goto("/en/models-on-device/");
	await other.getByRole("button", { name: `Delete ${MODEL}` }).click();
	await expect(other.getByRole("dialog")).toContainText("A model is running in a tab");
	await other.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
	await expect(other.getByText(`${MODEL} was deleted.`)).toBeVisible();

	release();
	await expectAnswer(page);
	await other.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
	await expect(other.getByRole("button", { name: `Delete ${MODEL}` })).toBeVisible();
});

/** Leaves of the kept weights what a download would have left that broke off behind 400 bytes. */
async function cutWeights(page: Page): Promise<void> {
	const count = await page.evaluate(async () => {
		const cache = await caches.open("pusula-models");
		const weights = (await cache.keys()).filter(({ url }) => url.includes(".onnx"));
		for (const { url } of weights) {
			const whole = await cache.match(url);
			const headers = new Headers(whole?.headers);
			headers.set("content-length", "400");
			const bytes = (await whole?.arrayBuffer())?.slice(0, 400);
			await cache.put(`${url}&from=0`, new Response(bytes, { headers }));
			await cache.delete(url);
		}
		return weights.length;
	});
	expect(count).toBe(1);
}

test("what is missing of a kept model is downloaded only after a question", async ({ page, context }) => {
	test.setTimeout(180_000);
	await keepModel(page, context);
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

test("one precision of a model is deleted alone", async ({ page, context }) => {
	test.setTimeout(180_000);
	await keepModel(page, context);
	await page.evaluate(async () => {
		const cache = await caches.open("pusula-models");
		const weights = (await cache.keys()).find(({ url }) => url.includes("_quantized.onnx"));
		const kept = await cache.match(weights ?? "");
		if (weights && kept) await cache.put(weights.url.replace("_quantized", "_fp16"), kept);
	});
	await page.goto("/en/models-on-device/");
	const entry = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: MODEL }) });
	await expect(entry).toContainText("q8 weights");
	await expect(entry.getByRole("button", { name: `Delete ${MODEL}, q8 weights` })).toBeVisible();
	await expect(entry.getByRole("button", { name: `Delete ${MODEL}`, exact: true })).toBeVisible();
	await entry.getByRole("button", { name: `Delete ${MODEL}, fp16 weights` }).click();
	const dialog = page.getByRole("dialog");
	await expect(dialog).toContainText(`Delete ${MODEL}, fp16 weights?`);
	await dialog.getByRole("button", { name: "Delete" }).click();
	await expect(page.getByText(`${MODEL}, fp16 weights was deleted.`)).toBeVisible();
	await expect(entry).not.toContainText("weights");
	await page.goto(TASK);
	await runButton(page).click();
	await expectAnswer(page);
	await page.goto("/en/models-on-device/");
	await entry.getByRole("button", { name: `Delete ${MODEL}`, exact: true }).click();
	await dialog.getByRole("button", { name: "Delete" }).click();
	await expect(entry).toHaveCount(0);
});

test("a download that was stopped between two files names what is missing", async ({ page, context }) => {
	test.setTimeout(180_000);
	const hub = await playHub(context, { [MODEL]: "text-classification" });
	hub.holdWeights();
	await page.goto(TASK);
	await agree(page);
	await expect.poll(() => hub.requested.some((url) => url.includes(".onnx"))).toBe(true);
	await page.getByRole("button", { name: "Cancel" }).click();
	await page.goto("/en/models-on-device/");
	const entry = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: MODEL }) });
	await expect(entry).toContainText(/the download is unfinished, .+ are missing/);
	await entry.getByText("Files", { exact: true }).click();
	await expect(entry.getByRole("listitem").filter({ hasText: ".onnx" })).toContainText("not downloaded yet");
});

test("the browser is asked not to delete what is kept, once there is something", async ({
	page,
	context,
}) => {
	test.setTimeout(180_000);
	await page.addInitScript(() => {
		let isPersisted = false;
		const { storage } = navigator;
		storage.persisted = () => Promise.resolve(isPersisted);
		storage.persist = () => Promise.resolve((isPersisted = true));
	});
	await playHub(context, { [MODEL]: "text-classification" });
	await page.goto("/en/models-on-device/");
	const ask = page.getByRole("button", { name: "Ask the browser not to delete it" });
	await expect(page.getByText("No model is kept on this device.")).toBeVisible();
	await expect(ask).toBeHidden();
	await page.goto(TASK);
	await agree(page);
	await expectAnswer(page);
	await page.goto("/en/models-on-device/");
	await ask.click();
	await expect(page.getByText("The browser has agreed")).toBeVisible();
	await expect(page.getByText("The browser will not delete what is kept by itself")).toBeVisible();
	await expect(ask).toBeHidden();
});

/** Runs the model of a task's page once, which keeps it on the device; returns the hub that it came from. */
async function keepModel(page: Page, context: BrowserContext): ReturnType<typeof playHub> {
	const hub = await playHub(context, { [MODEL]: "text-classification" });
	await page.goto(TASK);
	await agree(page);
	await expectAnswer(page);
	return hub;
}
