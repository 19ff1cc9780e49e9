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

test("tabs follow the arrow keys", async ({ page }) => {
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
	await page.getByRole("button", { name: "Bu çağrıyı dene" }).click();
	const output = page.locator("[data-demo-run] output");
	await expect(output).toContainText("Simülatörün yanıtı");
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

test("a developer chooses a provider once, and every page follows", async ({ page }) => {
	await page.goto("/tasks/text-to-image/");
	const form = page.getByRole("form", { name: "Sağlayıcıyı ve yolu seçin" });
	await form.locator("summary").click();
	await form.getByText("fal", { exact: true }).click();
	const code = page.locator("[data-snippets] code:visible").filter({ hasText: "provider" });
	await expect(code).toContainText('provider: "fal-ai"');
	await expect(form.locator("details")).not.toHaveAttribute("open");
	await expect(page).toHaveURL(/provider=fal-ai/);
	await form.getByText("Doğrudan", { exact: true }).click();
	await expect(code).toContainText("FAL_AI_API_KEY");
	await page.goto("/tasks/text-to-video/");
	await expect(code).toContainText('provider: "fal-ai"');
	await expect(code).toContainText("FAL_AI_API_KEY");
	await page.goto("/tasks/fill-mask/");
	await expect(code).toContainText('provider: "hf-inference"');
});

test("a URL holds the whole choice", async ({ page }) => {
	await page.goto("/en/tasks/text-generation/?call=conversational&provider=groq&route=direct&stream=1");
	const form = page.getByRole("form", { name: "Whom to call, and how?" });
	await expect(page.locator("[data-snippets] code:visible").first()).toBeVisible();
	await expect(form.locator("summary")).toContainText("Groq");
	await expect(form.getByRole("checkbox")).toBeChecked();
	await expect(form.getByRole("radio", { name: "Direct" })).toBeChecked();
	await expect(page.locator("[data-panel]:visible code").first()).toContainText("chatCompletionStream");
	await form.getByText("Text Generation").click();
	await expect(page.locator("[data-panel]:visible code").first()).toContainText("textGenerationStream");
});

test("the choice works by keyboard alone", async ({ page }) => {
	await page.goto("/tasks/text-to-image/");
	const form = page.getByRole("form", { name: "Sağlayıcıyı ve yolu seçin" });
	await form.locator("summary").focus();
	await page.keyboard.press("Enter");
	await page.keyboard.press("Tab");
	await expect(form.getByRole("radio", { name: "HF Inference" })).toBeFocused();
	await page.keyboard.press("ArrowDown");
	await expect(page.locator("[data-panel]:visible code").first()).toContainText('provider: "auto"');
	await page.keyboard.press("Enter");
	await expect(form.locator("summary")).toBeFocused();
});

test("clients without code are named with their reason, and code that was not run is called so", async ({
	page,
}) => {
	await page.goto("/tasks/text-to-image/");
	await page.getByText("Bu çağrıyı yapamayan istemciler").click();
	await expect(page.getByText("Python · openai: Bu sağlayıcıda bu görevi sunmuyor.")).toBeVisible();
	const ran = page.getByText(
		/ile, sağlayıcının yerini tutan simülatöre gönderildi: .+ Yanıtı bir model üretmedi/,
	);
	await expect(ran.filter({ visible: true })).toHaveCount(1);
	await page.getByText("PowerShell · Invoke-RestMethod").first().click();
	await expect(page.getByText(/Çalıştırılmadı; .+ yalnızca söz dizimi/)).toBeVisible();
});

test("code that cannot be read is said so, and the code on the page stays", async ({ page }) => {
	await page.route("**/snippets/**", (route) => route.fulfill({ body: "no JSON" }));
	await page.goto("/tasks/text-to-image/");
	const form = page.getByRole("form", { name: "Sağlayıcıyı ve yolu seçin" });
	await form.locator("summary").click();
	await form.getByText("Replicate", { exact: true }).click();
	await expect(form.getByText("Kod getirilemedi.")).toBeVisible();
	await expect(page.locator("[data-panel]:visible code").first()).toContainText('provider: "hf-inference"');
});

test.describe("without a script", () => {
	test.use({ javaScriptEnabled: false });

	test("the first provider's code reads as it is, and the others are named", async ({ page }) => {
		await page.goto("/tasks/text-to-image/");
		await expect(page.locator("[data-snippet-choice]")).toBeHidden();
		await expect(page.locator("[data-panel]:visible code").first()).toContainText('provider: "hf-inference"');
		await expect(page.getByText("değeri şunlardan biri de olabilir")).toContainText("fal-ai");
	});
});
