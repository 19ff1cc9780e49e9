import { expect, test } from "./watched-page.ts";

test("lines that matter stand out, and the copy button copies them with the others", async ({
	page,
	context,
	baseURL,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: baseURL ?? "" });
	await page.goto("/docs/how-to/keys-and-billing/");
	const block = page.locator("[data-code-block]", { hasText: "GROQ_API_KEY" }).first();
	await expect(block.locator("mark")).toContainText('accessToken: process.env["GROQ_API_KEY"]');
	await block.getByRole("button", { name: "Kopyala" }).click();
	await expect(block.getByRole("button", { name: "Kopyalandı" })).toBeVisible();
	const code = await block.locator("code").textContent();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
});

test("a difference names what goes and what comes, and is copied as the code it leads to", async ({
	page,
	context,
	baseURL,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: baseURL ?? "" });
	await page.goto("/docs/how-to/migrate/");
	const block = page.locator("[data-code-block]", { has: page.getByRole("deletion") }).first();
	await expect(block.getByRole("deletion")).toContainText(
		'- import { HfInference } from "@huggingface/inference";',
	);
	await expect(block.getByRole("insertion")).toContainText(
		'+ import { HfInference } from "@pusula/inference";',
	);
	await block.getByRole("button", { name: "Kopyala" }).click();
	await expect(block.getByRole("button", { name: "Kopyalandı" })).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
		'import { HfInference } from "@pusula/inference";',
	);
});

test("an example of the reference is copied whole, and its long lines wrap", async ({
	page,
	context,
	baseURL,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: baseURL ?? "" });
	await page.setViewportSize({ width: 360, height: 800 });
	await page.goto("/docs/api/inference/functions/");
	const block = page.locator("[data-code-block]").first();
	await expect(block.getByText("TypeScript", { exact: true })).toBeVisible();
	await block.getByRole("button", { name: "Kopyala" }).click();
	await expect(block.getByRole("button", { name: "Kopyalandı" })).toBeVisible();
	const copied = await page.evaluate(() => navigator.clipboard.readText());
	expect(copied).toBe(await block.locator("code").textContent());
	expect(copied).toMatch(/^import \{ \w+ \} from "@pusula\/inference";\n/);
	const lines = block.getByRole("region");
	const measureHidden = (): Promise<number> => lines.evaluate((code) => code.scrollWidth - code.clientWidth);
	expect(await measureHidden()).toBeGreaterThan(1);
	await block.getByRole("button", { name: "Satırları kaydır" }).click();
	expect(await measureHidden()).toBeLessThanOrEqual(1);
});

test("the bar of a program that the reader saves has the name of its file and its language", async ({
	page,
}) => {
	await page.goto("/docs/tutorials/chat-with-streaming/");
	const program = page.locator("[data-code-block]").filter({ hasText: "readline/promises" });
	const command = page.locator("[data-code-block]").filter({ hasText: "node --env-file=.env sohbet.ts" });
	for (const width of [1280, 360]) {
		await page.setViewportSize({ width, height: 800 });
		const title = program.getByText("sohbet.ts", { exact: true });
		await expect(title).toBeVisible();
		await expect(program.getByText("TypeScript", { exact: true })).toBeVisible();
		expect(await title.evaluate((name) => name.parentElement?.getBoundingClientRect().height)).toBeLessThan(
			48,
		);
	}
	await expect(command.first().locator("div > [aria-hidden]")).toHaveText(["Shell"]);
});

test("on a phone the name of a file is whole, and the choice of a client goes below it", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 800 });
	for (const path of ["/tasks/text-classification/", "/en/tasks/automatic-speech-recognition/"]) {
		await page.goto(path);
		const title = page.locator("[data-code-block]:has(select) span[aria-hidden]").first();
		await expect(title).toBeVisible();
		expect(await title.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(
			0,
		);
	}
});

test("a long name of a file keeps the bar in one row and its own end in view", async ({ page }) => {
	await page.goto("/tasks/automatic-speech-recognition/");
	for (const width of [768, 1280, 1920]) {
		await page.setViewportSize({ width, height: 800 });
		const bar = page.locator("[data-code-block]:has(select) > div").first();
		const title = bar.locator("> [aria-hidden]");
		await expect(title).toHaveText("automatic-speech-recognition.mjs");
		const [row, copy] = [await title.boundingBox(), await bar.getByRole("button").last().boundingBox()];
		expect(copy?.y).toBeLessThan((row?.y ?? 0) + (row?.height ?? 0));
		await expect(title.locator("span").last()).toHaveText("nition.mjs");
		const end = await title.locator("span").last().boundingBox();
		expect((end?.x ?? 0) + (end?.width ?? 0)).toBeLessThanOrEqual((row?.x ?? 0) + (row?.width ?? 0) + 1);
	}
});
