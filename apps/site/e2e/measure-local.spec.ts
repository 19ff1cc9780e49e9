import { expect, type Page, test } from "@playwright/test";
import { playHub } from "./played-hub.ts";

const MODEL = "Xenova/distilbert-base-uncased-finetuned-sst-2-english";

test.use({ locale: "en-GB" });
test.setTimeout(180_000);

/** Everything up to the start of the calls: rows of the page's first task, and a model of the browser. */
async function prepare(page: Page, rows: readonly string[]): Promise<void> {
	await page.goto("/en/measure/");
	await expect(
		page.getByText("Where a task takes pictures or sound, bring the files with the table"),
	).toBeVisible();
	await page.locator("input[type=file]").setInputFiles({
		name: "reviews.csv",
		mimeType: "text/csv",
		buffer: Buffer.from(["text,label", ...rows, ""].join("\n")),
	});
	await page.getByRole("radio", { name: "In my browser" }).check();
	await page.getByRole("combobox", { name: "Model", exact: true }).fill(MODEL);
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: "Add to the list" }).click();
}

test("a model in the browser asks before it downloads, measures every row, and its times are real", async ({
	page,
	context,
}) => {
	const hub = await playHub(context, { [MODEL]: "text-classification" });
	const release = hub.holdWeights();
	await prepare(page, ["Good room,olumlu", "Bad room,olumsuz", "Fine view,olumlu"]);
	await expect(page.getByText("No row leaves this device.")).toBeVisible();
	await page.getByRole("button", { name: "Start the calls (3)" }).click();
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

test("a row that is longer than the model takes is refused with both counts, and the others go on", async ({
	page,
	context,
}) => {
	await playHub(context, { [MODEL]: "text-classification" });
	await prepare(page, ["Good room,olumlu", `${"iyi ".repeat(600)},olumlu`, "Bad room,olumsuz"]);
	await page.getByRole("button", { name: "Start the calls (3)" }).click();
	await page.locator("[data-consent]").getByRole("button", { name: "Download and run" }).click();
	await expect(page.locator('[data-measurement=done][data-calls="3"]')).toBeVisible({ timeout: 90_000 });
	const rows = page.locator("[data-rows] li");
	await page.getByLabel("Rows to show").selectOption("all");
	await expect(rows).toHaveCount(3);
	await page.getByLabel("Rows to show").selectOption("failed");
	await expect(rows).toHaveCount(1);
	const failed = rows.locator("[data-state=failed]");
	await expect(failed).toContainText("A text has 602 tokens, and the model takes 512 at once.");
	await expect(failed.getByRole("link", { name: "Causes and next step" })).toHaveAttribute(
		"href",
		"/en/errors/bad-input/",
	);
});
