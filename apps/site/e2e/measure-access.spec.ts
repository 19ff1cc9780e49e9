import { expect, type Page, test } from "@playwright/test";
import { findViolations } from "./find-violations.ts";

/** Rows whose columns fit every task with one text. */
const ROWS = "metin,sonuç\nBugün hava güzel.,Bugün hava kötü.\nYarın gelirim.,Yarın gelmem.\n";

const READERS = [
	{
		link: "Kendi verinizle ölçün",
		from: "/tasks/summarization/",
		to: "/measure/?task=summarization",
		wanted: "Ölçülecek görev: Özetleme.",
		task: "Görev",
	},
	{
		link: "Measure on your own data",
		from: "/en/tasks/summarization/",
		to: "/en/measure/?task=summarization",
		wanted: "Task to measure: Summarization.",
		task: "Task",
	},
] as const;

for (const { link, from, to, wanted, task } of READERS) {
	for (const path of [from, `${from}models/`])
		test(`${path} leads by keyboard to measuring its task`, async ({ page }) => {
			await page.goto(path);
			await page.getByRole("main").getByRole("link", { name: link }).focus();
			await page.keyboard.press("Enter");
			await expect(page).toHaveURL((url) => url.href.endsWith(to));
			await expect(page.getByText(wanted)).toBeVisible();
			expect(await findViolations(page)).toEqual([]);
			await chooseFile(page);
			await expect(page.getByRole("combobox", { name: task, exact: true })).toHaveValue("summarization");
		});
}

test("a task that cannot be measured here is said nothing of", async ({ page }) => {
	for (const id of ["text-to-image", "no-such-task"]) {
		await page.goto(`/measure/?task=${id}`);
		await expect(page.getByRole("button", { name: /Duygu: günlük yorumlar/ })).toBeVisible();
		await expect(page.getByText("Ölçülecek görev")).toHaveCount(0);
		await chooseFile(page);
		await expect(page.getByRole("combobox", { name: "Görev", exact: true })).toHaveValue(
			"text-classification",
		);
	}
	await page.goto("/tasks/text-to-image/");
	await expect(page.getByRole("main").getByRole("link", { name: "Kendi verinizle ölçün" })).toHaveCount(0);
});

async function chooseFile(page: Page): Promise<void> {
	await page
		.locator("input[type=file]")
		.setInputFiles({ name: "kendi-verim.csv", mimeType: "text/csv", buffer: Buffer.from(ROWS) });
}
