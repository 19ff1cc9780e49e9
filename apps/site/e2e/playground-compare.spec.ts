import { runButton } from "./playground-page.ts";
import { expect, test } from "./watched-page.ts";

test("a model added and sent in one breath answers too; simulated columns show no speed", async ({
	page,
}) => {
	await page.goto("/playground/?task=summarization&connection=simulated");
	await expect(runButton(page)).toBeVisible();
	await page.evaluate(() => {
		const click = (label: string): void =>
			[...document.querySelectorAll("button")].find(({ textContent }) => textContent === label)?.click();
		click("Karşılaştırmaya ekle");
		setTimeout(() => click("Çalıştır"), 0);
	});
	await expect(page.locator("section[data-status=done]")).toHaveCount(2);
	const summary = page.getByRole("region", { name: "Karşılaştırma" });
	await expect(summary.getByRole("row")).toHaveCount(3);
	await expect(summary.getByRole("row").last()).toContainText("ölçülmez");
	await expect(summary.getByRole("row").last()).not.toContainText(/\d+\sms/);
});
