import { expect, test } from "./watched-page.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("a developer chooses a language once and copies code that is complete", async ({ page }) => {
	await page.goto("/tasks/text-to-image/");
	const tabs = page.getByRole("group", { name: "Dil ve istemci" });
	await expect(tabs.getByRole("radio", { name: "JavaScript · @pusula/inference" })).toBeChecked();
	await tabs.getByText("Python · requests").click();
	const code = tabs.locator("code:visible").first();
	await expect(code).toContainText("import requests");
	await tabs.locator("button:visible", { hasText: "Kopyala" }).click();
	await expect(tabs.getByText("Kopyalandı")).toBeVisible();
	const copied = await page.evaluate(() => navigator.clipboard.readText());
	expect(copied).toBe(await code.textContent());
	await page.goto("/en/tasks/feature-extraction/");
	await expect(page.getByRole("radio", { name: "Python · requests" })).toBeChecked();
});

test("tabs answer to the arrow keys", async ({ page }) => {
	await page.goto("/tasks/feature-extraction/");
	await page.getByRole("radio", { name: "JavaScript · @pusula/inference" }).focus();
	await page.keyboard.press("ArrowRight");
	await expect(page.getByRole("radio", { name: "JavaScript · huggingface.js" })).toBeChecked();
	await expect(page.getByRole("region", { name: "Kod: JavaScript · huggingface.js" })).toBeVisible();
});

test("a task that no provider offers shows no code", async ({ page }) => {
	await page.goto("/tasks/graph-ml/");
	await expect(page.getByRole("heading", { name: "Kod", exact: true })).toHaveCount(0);
});

test("a student tries the call in the page, and nothing leaves it", async ({ page }) => {
	await page.goto("/tasks/text-classification/");
	const foreign: string[] = [];
	page.on("request", (request) => {
		if (
			!request.url().startsWith("blob:") &&
			new URL(request.url()).hostname !== new URL(page.url()).hostname
		)
			foreign.push(request.url());
	});
	await page.getByRole("button", { name: "Bu çağrıyı deneyin" }).click();
	const output = page.locator("[data-demo-run] output");
	await expect(output).toContainText("Benzetimin yanıtı");
	await expect(output).toContainText('"label"');
	expect(foreign).toEqual([]);
});

test("a simulated picture is shown", async ({ page }) => {
	await page.goto("/en/tasks/text-to-image/");
	await page.getByRole("button", { name: "Try this call" }).click();
	const picture = page.locator("[data-demo-run] img");
	await expect(picture).toBeVisible();
	expect(await picture.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(16);
});
