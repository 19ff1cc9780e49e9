import { fileURLToPath } from "node:url";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { build } from "esbuild";
import { weigh } from "../checks/page-weight.ts";
import { agree, expectAnswer, MODEL, runButton, TASK } from "./browser-run-page.ts";
import { playHub } from "./played-hub.ts";

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
	await context.route(/^https:\/\/huggingface\.co\/api\//, () => undefined); // no response ever comes
	await page.goto(TASK);
	await agree(page);
	await expect(page.getByRole("button", { name: "Do not download" })).toHaveCount(0);
	const cancel = page.getByRole("button", { name: "Cancel" });
	await expect(cancel).toBeFocused();
	await cancel.press("Enter");
	await expect(page.locator("[data-browser-run]")).toContainText("Cancelled.");
	await expect(runButton(page)).toBeEnabled();
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
	await expect(panel).toContainText("as the Hub says"); // the table names no size of it
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
	await context.route("**/*.traineddata.gz", () => undefined); // no response ever comes
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
	await expect(page.locator("[data-browser-run] section")).toContainText(
		"Transformers.js) çalıştırdığı ve Türkçe bilen bir model bulamadık",
	);
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

/** Opens the code of the run that is shown. */
async function openCode(page: Page): Promise<Locator> {
	await page.getByText("The code of this run").click();
	return page.locator("[data-browser-run] details pre");
}
