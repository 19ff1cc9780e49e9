import { expect, test } from "@playwright/test";
import { playHub } from "./played-hub.ts";

test.use({ locale: "en-GB" });

test("a picture is enlarged where no model follows the prompt", async ({ page, context }) => {
	test.setTimeout(120_000);
	await playHub(context, { "Xenova/swin2SR-lightweight-x2-64": "image-to-image" });
	await page.goto("/en/tasks/image-to-image/");
	await page.getByRole("button", { name: "Run in the browser" }).click();
	const panel = page.locator("[data-browser-run] section");
	await expect(panel).toContainText("reads no prompt");
	await page.getByRole("button", { name: "Download and run" }).click();
	await expect(panel).toContainText("Result of the model", { timeout: 60_000 });
	await expect
		.poll(() =>
			panel.locator("img").evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth)),
		)
		.toEqual([160, 320]);
});

test("a page without a model for browsers says so", async ({ page }) => {
	await page.goto("/en/tasks/text-to-video/");
	await expect(page.getByText("No model in the site's table does this task in a browser")).toBeVisible();
});
