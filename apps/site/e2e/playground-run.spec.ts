import { chooseScenario, runButton } from "./playground-page.ts";
import { expect, test } from "./watched-page.ts";

test("a run says why it waits and which try comes next, and lists what was tried", async ({ page }) => {
	await page.goto("/playground/?task=text-classification&scenario=too-many-requests");
	await expect(page.locator("[data-fault]")).toContainText("429");
	await runButton(page).click();
	const result = page.getByRole("region", { name: "Çıktı" });
	await expect(result.locator("[data-run-status]")).toContainText(
		/^429, 1 sn bekleniyor, [23]\. deneme \/ 3 · \d+ sn$/,
	);
	await expect(result).toHaveAttribute("data-status", "done", { timeout: 20_000 });
	await expect(result.getByText(/^3 kez denendi/)).toBeVisible();
	await expect(result.getByRole("listitem").filter({ hasText: "HTTP 429, 1 sn beklendi" })).toHaveCount(2);
});

test("a silent server is said to be silent, and an error says what to do next, with its own tries", async ({
	page,
}) => {
	await page.goto("/playground/?task=text-classification&scenario=stalled-body");
	await runButton(page).click();
	await expect(page.locator("[data-run-status]").first()).toContainText(/sunucu \d+ saniyedir sessiz/, {
		timeout: 12_000,
	});
	await page.getByRole("button", { name: "Durdur" }).click();
	await chooseScenario(page, "server-error");
	await runButton(page).click();
	const alert = page.getByRole("alert");
	await expect(alert).toContainText("Sorun sunucuda.");
	await expect(alert).not.toContainText("deneme");
});

test("tries of the lookup of a model are called so, while they go on and at the end", async ({ page }) => {
	await page.goto("/playground/?task=text-classification&scenario=hub-down");
	await runButton(page).click();
	const result = page.getByRole("region", { name: "Çıktı" });
	await expect(result.locator("[data-run-status]")).toContainText(/^Model araması: .*[23]\. deneme \/ 3/);
	const alert = page.getByRole("alert");
	await expect(alert).toContainText("Model araması 3 kez denendi");
	await expect(alert).not.toContainText("deneme");
	await expect(result.getByText(/^3 kez denendi/)).toHaveCount(0);
});

test("on a phone a run brings its result into sight, and polls of a job are one line", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 640 });
	await page.goto("/playground/?task=text-to-image&provider=fal-ai&scenario=endless-job");
	await runButton(page).click();
	const result = page.getByRole("region", { name: "Çıktı" });
	await expect(result.getByRole("heading", { name: "Çıktı", level: 2 })).toBeInViewport();
	const log = page.getByRole("region", { name: "İstekler ve ham yanıtlar" });
	const polls = log.locator("summary").filter({ hasText: "/status" });
	await expect(polls.filter({ hasText: /\d kez/ })).toHaveCount(1, { timeout: 30_000 });
	await expect(polls).toHaveCount(1);
	await page.getByRole("button", { name: "Durdur" }).click();
	await polls.click();
	await expect(log.locator("li li").first()).toBeVisible();
});

test("a failed job is not called done", async ({ page }) => {
	await page.goto("/playground/?task=text-to-image&provider=fal-ai&scenario=failed-job");
	await runButton(page).click();
	await expect(page.getByRole("alert")).toBeVisible({ timeout: 15_000 });
	await expect(page.getByText("İş bitti")).toHaveCount(0);
});

test("a response that ends in the middle is said to be cut off", async ({ page }) => {
	await page.goto("/playground/?task=conversational&connection=simulated&scenario=cut-body");
	await runButton(page).click();
	await expect(page.getByRole("alert")).toContainText("Yanıt yarıda kesildi");
	await expect(page.getByRole("alert")).not.toContainText("Sunucudan yanıt gelmedi");
});

for (const [width, height] of [
	[1280, 800],
	[390, 720],
] as const) {
	test(`with all parameters open the state of a run stays in sight at ${String(width)} px`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height });
		await page.goto("/playground/?task=text-generation&connection=simulated&scenario=slow-headers");
		await page.getByText("Parametreler", { exact: true }).click();
		await page
			.getByRole("textbox", { name: "watermark" })
			.or(page.getByLabel("watermark"))
			.scrollIntoViewIfNeeded();
		await expect(runButton(page)).toBeInViewport();
		await runButton(page).click();
		const status = page.locator("[data-run-status]").filter({ hasText: "Yanıt bekleniyor" });
		await expect(status.first()).toBeInViewport();
		await page.getByRole("button", { name: "Durdur" }).click();
		const stopped = page.locator("[data-run-status]").filter({ hasText: "Durduruldu" });
		await expect(stopped.first()).toBeInViewport();
		expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	});
}
