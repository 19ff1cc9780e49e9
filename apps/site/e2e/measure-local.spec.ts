import { expect, test } from "@playwright/test";
import { playHub } from "./played-hub.ts";

const MODEL = "Xenova/distilbert-base-uncased-finetuned-sst-2-english";

test.use({ locale: "en-GB" });
test.setTimeout(180_000);

test("a model in the browser asks before it downloads, measures every row, and its times are real", async ({
	page,
	context,
}) => {
	const hub = await playHub(context, { [MODEL]: "text-classification" });
	const release = hub.holdWeights();
	await page.goto("/en/measure/");
	await expect(
		page.getByText("Where a task takes pictures or sound, bring the files with the table"),
	).toBeVisible();
	await page.locator("input[type=file]").setInputFiles({
		name: "reviews.csv",
		mimeType: "text/csv",
		buffer: Buffer.from("text,label\nGood room,olumlu\nBad room,olumsuz\nFine view,olumlu\n"),
	});
	await page.getByRole("radio", { name: "In my browser" }).check();
	await page.getByRole("combobox", { name: "Model", exact: true }).fill(MODEL);
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: "Add to the list" }).click();
	await expect(page.getByText("No row leaves this device.")).toBeVisible();
	await page.getByRole("button", { name: "Start 3 calls" }).click();
	const consent = page.locator("[data-consent]");
	await expect(consent).toContainText(MODEL);
	expect(hub.requested.filter((url) => url.includes(".onnx"))).toEqual([]);
	await consent.getByRole("button", { name: "Download and run" }).click();
	const bar = page.getByRole("progressbar", { name: "Downloading" });
	await expect.poll(() => bar.getAttribute("value")).not.toBe("0");
	release();
	await expect(page.locator('[data-measurement=done][data-calls="3"]')).toBeVisible({ timeout: 90_000 });
	const figures = page.getByRole("region", { name: "Figures of the models" }).getByRole("row").nth(1);
	await expect(figures).toContainText(MODEL);
	await expect(figures).toContainText(/\d\s?(?:ms|s)\b/);
	await expect(page.locator("[data-report]").getByText("did not run")).toHaveCount(0);
});
