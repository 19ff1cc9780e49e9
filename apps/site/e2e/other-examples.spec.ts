import { expect, test } from "@playwright/test";
import { playHub } from "./played-hub.ts";

const MODEL = "Xenova/flan-t5-small";

for (const [path, sentence] of [
	["/tasks/text-generation/", "bu yüzden ona sitenin kendi konusundan bir başlangıç verilir"],
	["/tasks/image-to-text/", "bu yüzden ona yazılı bir resim verilir"],
	["/en/tasks/text-generation/", "so it gets a beginning from the site's own subject"],
	["/en/tasks/image-to-text/", "so it gets a picture with text"],
] as const)
	test(`${path} says before the press that the model gets another example`, async ({ page }) => {
		await page.goto(path);
		await expect(page.locator("[data-browser-run]").first()).toContainText(sentence);
	});

test.describe("a task that the client has no function for", () => {
	test.use({ locale: "en-GB" });
	test("runs the example of its page", async ({ page, context }) => {
		test.setTimeout(120_000);
		await playHub(context, { [MODEL]: "text2text-generation" });
		await page.goto("/en/tasks/text2text-generation/");
		const run = page.locator("[data-browser-run]");
		await run.getByRole("button", { name: "Run in the browser" }).click();
		await expect(run).toContainText("model 95.1 MB");
		await run.getByRole("button", { name: "Download and run" }).click();
		await expect(run).toContainText("Result of the model", { timeout: 60_000 });
		await expect(page.locator("article, main").first()).toContainText("Simplify: The amendment in question");
		await run.getByText("The code of this run").click();
		await expect(run.locator("code")).toContainText('client.call("text2text-generation", {');
	});
});
