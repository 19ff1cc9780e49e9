import type { Page } from "@playwright/test";
import { expect, test } from "./watched-page.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("a developer chooses language and client once and copies code that is complete", async ({ page }) => {
	await page.goto("/tasks/automatic-speech-recognition/");
	const tabs = page.getByRole("group", { name: "Programlama dili" });
	await expect(tabs.getByRole("radio", { name: "JavaScript" })).toBeChecked();
	await tabs.getByText("Python", { exact: true }).click();
	await tabs.getByLabel("İstemci").filter({ visible: true }).selectOption("requests");
	const code = tabs.locator("code:visible").first();
	await expect(code).toContainText("import requests");
	await tabs.locator("button:visible", { hasText: "Kopyala" }).click();
	await expect(tabs.getByText("Kopyalandı")).toBeVisible();
	const copied = await page.evaluate(() => navigator.clipboard.readText());
	expect(copied).toBe(await code.textContent());
	await page.goto("/en/tasks/feature-extraction/");
	await expect(page.getByRole("radio", { name: "Python" })).toBeChecked();
	await expect(page.getByRole("region", { name: "Code: Python · requests" })).toContainText(
		"import requests",
	);
});

test("languages follow the arrow keys", async ({ page }) => {
	await page.goto("/tasks/feature-extraction/");
	await page.getByRole("radio", { name: "JavaScript" }).focus();
	await page.keyboard.press("ArrowRight");
	await expect(page.getByRole("radio", { name: "Python" })).toBeChecked();
	await expect(page.getByRole("region", { name: /^Kod: Python · / })).toBeVisible();
});

test("long lines show that they go on, and wrap on demand", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto("/tasks/text-classification/");
	const block = page.locator("[data-snippets] [data-code-block]:visible");
	const section = block.locator("section");
	await expect(section).toHaveAttribute("data-goes-on");
	const wrap = block.getByRole("button", { name: "Satırları kaydır" });
	await wrap.click();
	await expect(wrap).toHaveAttribute("aria-pressed", "true");
	await expect(section).not.toHaveAttribute("data-goes-on");
	expect(await section.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
});

test("a task that no provider offers shows the code of its article", async ({ page }) => {
	await page.goto("/tasks/graph-ml/");
	await expect(page.locator("[data-snippets]")).toHaveCount(0);
	await expect(page.getByRole("region", { name: "Kod", exact: true })).toContainText("import");
	await expect(page.locator("[data-code-block]")).toHaveCount(1);
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
	await openForm(page);
	await form.getByLabel("Sağlayıcı").selectOption("fal");
	const code = page.locator("[data-snippets] code:visible").filter({ hasText: "provider" });
	await expect(code).toContainText('provider: "fal-ai"');
	await expect(page).toHaveURL(/provider=fal-ai/);
	await expect(page.locator("[data-model-facts]")).toContainText(/parametre.* · .*\d{4}/);
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
	await openForm(page);
	await expect(form.getByLabel("Provider")).toHaveValue("groq");
	await expect(form.getByRole("checkbox")).toBeChecked();
	await expect(form.getByRole("radio", { name: "Direct" })).toBeChecked();
	await expect(page.locator("[data-panel]:visible code").first()).toContainText("chatCompletionStream");
	await form.getByText("Text Generation").click();
	await expect(page.locator("[data-panel]:visible code").first()).toContainText("textGenerationStream");
});

test("the choice works by keyboard alone", async ({ page }) => {
	await page.goto("/tasks/automatic-speech-recognition/");
	const form = page.getByRole("form", { name: "Sağlayıcıyı ve yolu seçin" });
	await page.getByText("Sağlayıcıyı ve yolu seçin").focus();
	await page.keyboard.press("Enter");
	await page.keyboard.press("Tab");
	await expect(form.getByLabel("Sağlayıcı")).toBeFocused();
	await page.keyboard.press("ArrowDown");
	await expect(page.locator("[data-panel]:visible code").first()).toContainText('provider: "auto"');
});

test("clients without code are named with their reason, and code that was not run is called so", async ({
	page,
}) => {
	await page.goto("/tasks/text-to-image/?provider=hf-inference");
	await page.getByText("Bu çağrıyı yapamayan istemciler").click();
	await expect(page.getByText("Python · openai: Bu sağlayıcıda bu görevi sunmuyor.")).toBeVisible();
	await page.getByText("Kurulum, anahtar ve sınama").filter({ visible: true }).click();
	const ran = page.getByText(
		/ile, sağlayıcının yerini tutan simülatöre gönderildi: .+ Yanıtı bir model üretmedi/,
	);
	await expect(ran.filter({ visible: true })).toHaveCount(1);
	await page.getByText("PowerShell", { exact: true }).click();
	await page.getByText("Kurulum, anahtar ve sınama").filter({ visible: true }).click();
	await expect(page.getByText(/Çalıştırılmadı; .+ yalnızca söz dizimi/)).toBeVisible();
});

test("code that cannot be read is said so, and the code on the page stays", async ({ page }) => {
	await page.route("**/snippets/**", (route) => route.fulfill({ body: "no JSON" }));
	await page.goto("/tasks/text-to-image/");
	const form = page.getByRole("form", { name: "Sağlayıcıyı ve yolu seçin" });
	await openForm(page);
	await form.getByLabel("Sağlayıcı").selectOption("Replicate");
	await expect(page.getByText("Kod getirilemedi.")).toBeVisible();
	await expect(page.locator("[data-panel]:visible code").first()).toContainText('provider: "auto"');
});

test.describe("without a script", () => {
	test.use({ javaScriptEnabled: false });

	test("the first provider's code reads as it is, and the others are named", async ({ page }) => {
		await page.goto("/tasks/automatic-speech-recognition/");
		await expect(page.locator("[data-snippet-choice]")).toBeHidden();
		await expect(page.getByRole("combobox", { name: "İstemci" })).toHaveCount(0);
		await expect(page.locator("[data-panel]:visible code").first()).toContainText('provider: "hf-inference"');
		await expect(page.getByText("değeri şunlardan biri de olabilir")).toContainText("fal-ai");
		await page.getByRole("link", { name: "Bütün istemcilerin kodu" }).click();
		await expect(page.getByText("=== Python · requests ===")).toBeVisible();
	});
});

/** Opens the choice of provider and form, which is folded. */
async function openForm(page: Page): Promise<void> {
	const fold = page.locator("details:has(> form[data-snippet-choice])");
	await fold.locator("> summary").click();
}
