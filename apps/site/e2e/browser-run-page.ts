import { expect, type Locator, type Page } from "@playwright/test";

/** The model that the page of a task runs first, and that page. */
export const MODEL = "Xenova/distilbert-base-uncased-finetuned-sst-2-english";
export const TASK = "/en/tasks/text-classification/";

/** The button that runs a model of the page in the browser. */
export function runButton(page: Page): Locator {
	return page.getByRole("button", { name: "Run in the browser" });
}

/** Begins a run, and agrees to its download. */
export async function agree(page: Page): Promise<void> {
	await runButton(page).click();
	await page.getByRole("button", { name: "Download and run" }).click();
}

/** The answer is drawn as bars, with the time and the device in words. */
export async function expectAnswer(page: Page): Promise<void> {
	const panel = page.locator("[data-browser-run] section");
	await expect(panel).toContainText("Result of the model", { timeout: 60_000 });
	await expect(panel.getByRole("listitem").first()).toContainText(/olum/);
	await expect(panel).toContainText(/\d\.\d seconds, on this device, WebAssembly/);
	await expect(panel).toContainText("The result on the page was written by hand: POSITIVE.");
}
