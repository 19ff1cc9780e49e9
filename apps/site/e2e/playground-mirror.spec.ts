import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { readRepository, serve } from "@pusula/simulator/serve";
import { playHub } from "./played-hub.ts";
import { runButton } from "./playground-page.ts";

const MODEL = "acme/mystery";
const FILES = new URL("../../../packages/local/fixtures/models/text-classification/", import.meta.url);
const PAGE = `/en/playground/?task=text-classification&connection=local&model=${encodeURIComponent(MODEL)}`;

test.use({ locale: "en-GB" });
test.setTimeout(180_000);

test("a model comes from a mirror that the reader names: its facts, its files, and the code that ran", async ({
	page,
	context,
}) => {
	const hub = await playHub(context, {});
	const mirror = await serve({
		repositories: { [MODEL]: await readRepository(fileURLToPath(FILES)) },
		otherOrigin: true,
	});
	const hubUrl = `${mirror.url}/huggingface.co`;
	const { host } = new URL(hubUrl);
	await page.goto(PAGE);
	const panel = page.locator("[data-mirror]");
	const urlField = page.getByRole("textbox", { name: "Address of the mirror" });
	await expect(urlField).toBeHidden();
	await panel.getByText("Address of the Hub: huggingface.co").click();
	await urlField.fill("http://hub.acme.example");
	await expect(panel.getByText("Another machine cannot be reached")).toBeVisible();
	await expect(panel.getByRole("button", { name: "Use this mirror" })).toBeDisabled();
	await urlField.fill(`${hubUrl}/`);
	await panel.getByRole("button", { name: "Use this mirror" }).click();
	await expect(panel.getByText(`Models come from ${host}.`)).toBeVisible();

	await runButton(page).click();
	const consent = page.locator("[data-consent]");
	await expect(consent).toContainText(`The model's files come from ${host}`);
	await expect(consent).toContainText(`Once you agree, ${host} is asked`);
	expect(mirror.simulator.requests).toEqual([]);
	await agree(page);
	await expect(consent).toContainText(`as ${host} says`);
	await expect(consent).toContainText(`By what ${host} says, its licence is`);
	await agree(page);
	await expectRun(page);
	await page.getByText("Code of this call").click();
	await expect(page.locator("[data-snippet]")).toContainText(`hubUrl: "${hubUrl}"`);
	await expect(page).not.toHaveURL(new RegExp(host));

	await page.reload();
	await expect(panel.getByText(`Address of the Hub: ${host}`)).toBeVisible();
	const before = mirror.simulator.requests.length;
	await runButton(page).click();
	await expectRun(page);
	expect(mirror.simulator.requests.length).toBe(before);

	await panel.getByRole("button", { name: "Back to the Hub" }).click();
	await runButton(page).click();
	await expect(consent).toContainText("The model's files come from huggingface.co");
	expect(hub.requested).toEqual([]);
	await consent.getByRole("button", { name: "Do not download" }).click();

	await page.goto("/en/models-on-device/");
	const entry = page.getByRole("listitem").filter({ hasText: MODEL });
	await expect(entry.getByRole("button", { name: `Delete ${MODEL}`, exact: true })).toBeVisible();
	await expect(entry.getByRole("button", { name: /newer version/ })).toHaveCount(0);
	await expect(entry.getByRole("link")).toHaveCount(0);
	expect(hub.requested).toEqual([]);
	await mirror.close();
});

test("a model that comes with the site has no mirror", async ({ page }) => {
	await page.goto("/en/playground/?task=text-generation&connection=local");
	await expect(page.getByRole("radio", { name: "In my browser" })).toBeChecked();
	await expect(page.getByText("a small teaching model")).toBeVisible();
	await expect(page.locator("[data-mirror]")).toHaveCount(0);
});

async function agree(page: Page): Promise<void> {
	await page.locator("[data-consent]").getByRole("button", { name: "Download and run" }).click();
}

async function expectRun(page: Page): Promise<void> {
	await expect(page.locator("[data-ran='wasm']")).toContainText("on this device", { timeout: 90_000 });
}
