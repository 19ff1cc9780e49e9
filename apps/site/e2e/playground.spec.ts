import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { SCRIPTS_IN_BYTES } from "./budgets.ts";
import { expect, test } from "./watched-page.ts";
import { runButton } from "./playground-page.ts";

test("a chat is streamed", async ({ page }) => {
	await page.goto("/playground/?task=conversational");
	await runButton(page).click();
	const chat = page.getByRole("region", { name: "Sohbet" });
	await expect(chat).toHaveAttribute("data-status", "streaming");
	await expect(chat).toHaveAttribute("data-status", "done");
	await expect(chat.getByText("Simülasyon yanıtı")).toBeVisible();
});

test("a run is stopped at once", async ({ page }) => {
	await page.goto("/playground/?scenario=slow-headers");
	await runButton(page).click();
	const result = page.getByRole("region", { name: "Sohbet" });
	await expect(result).toHaveAttribute("data-status", "running");
	const took = await page.evaluate(async () => {
		const region = document.querySelector("section[data-status]");
		const stop = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Durdur");
		const started = performance.now();
		stop?.click();
		while (region?.getAttribute("data-status") !== "stopped") {
			await new Promise((resolve) => {
				requestAnimationFrame(resolve);
			});
		}
		return performance.now() - started;
	});
	expect(took).toBeLessThan(100);
});

test("an error shows its code and leads to its page", async ({ page }) => {
	await page.goto("/en/playground/?task=text-classification&scenario=wrong-shape");
	await runButton(page).click();
	const alert = page.getByRole("alert");
	await expect(alert.locator("code")).toHaveText("output");
	await alert.getByRole("link", { name: "Causes and next step" }).click();
	await expect(page).toHaveURL(/\/en\/errors\/output\/$/);
});

test("boxes lie on the picture of the example", async ({ page }) => {
	await page.goto("/playground/?task=object-detection");
	await expect(page.getByAltText("Gönderilecek dosya")).toBeVisible();
	await runButton(page).click();
	await expect(page.locator("section[data-status=done] svg rect").first()).toBeVisible();
	await expect(page.locator("[data-simulated-from=example]")).toContainText("hazırlanmıştır");
});

test("a simulated answer to the reader's own text is called a sample", async ({ page }) => {
	await page.goto("/playground/?task=text-classification");
	await page.getByRole("textbox").first().fill("Bu cümle hiçbir örnekte yok.");
	await runButton(page).click();
	await expect(page.locator("[data-simulated-from=sample]")).toContainText("model");
});

test("a queued picture is made and shown", async ({ page }) => {
	await page.goto("/playground/?task=text-to-image&provider=fal-ai");
	await runButton(page).click();
	await expect(page.getByAltText("Üretilen dosya")).toBeVisible();
	const requests = page.getByRole("region", { name: "İstekler ve ham yanıtlar" }).getByRole("listitem");
	await expect(requests.filter({ hasText: "/status" }).first()).toBeVisible();
});

test("a changed form is in the URL, survives a reload, and goes back to the example", async ({ page }) => {
	await page.goto("/playground/?task=fill-mask");
	const input = page.getByLabel(/^inputs/);
	await input.fill("Bugün hava [MASK].");
	await expect(page).toHaveURL(/fields=/);
	await page.reload();
	await expect(input).toHaveValue("Bugün hava [MASK].");
	await page.getByRole("button", { name: "Örneğe dön" }).click();
	await expect(input).not.toHaveValue("Bugün hava [MASK].");
	await expect(page).not.toHaveURL(/fields=/);
});

test("the code follows the form", async ({ page }) => {
	await page.goto("/playground/?task=fill-mask");
	await page.getByText("Bu çağrının kodu").click();
	await page.getByLabel(/^inputs/).fill("Bugün deniz [MASK].");
	await expect(page.locator("[data-snippet]")).toContainText("Bugün deniz [MASK].");
	await page.getByLabel("Dil ve istemci").selectOption("Python · requests");
	await expect(page.locator("[data-snippet]")).toContainText("import requests");
});

test("a missing field is said beside it and takes the focus", async ({ page }) => {
	await page.goto("/playground/?task=summarization");
	const input = page.getByLabel(/^inputs/);
	await input.fill("");
	await runButton(page).click();
	await expect(page.getByText("Bu alan olmadan istek gönderilemez.")).toBeVisible();
	await expect(input).toBeFocused();
});

test("a chat without a message is not sent", async ({ page }) => {
	await page.goto("/playground/?task=conversational");
	const turn = page.getByLabel("Mesajınız");
	await turn.fill(" ");
	await runButton(page).click();
	await expect(turn).toBeFocused();
	await expect(turn).toHaveAccessibleDescription(/^Önce bir mesaj yazın\./);
	await expect(page.getByRole("region", { name: "Sohbet" })).toHaveAttribute("data-status", "idle");
	await turn.fill("Merhaba");
	await expect(turn).not.toHaveAttribute("aria-invalid");
});

test("what a model or a form says is never read as HTML", async ({ page }) => {
	const hostile = `<img src=x onerror="document.title='broken'"><script>document.title='broken'</script>`;
	const messages = JSON.stringify([{ role: "user", content: hostile }]);
	await page.goto(
		`/playground/?task=conversational&fields=${encodeURIComponent(JSON.stringify({ messages }))}`,
	);
	await runButton(page).click();
	await expect(page.locator("section[data-status=done]")).toBeVisible();
	await expect(page.locator("[data-playground] img, [data-playground] script")).toHaveCount(0);
	await expect(page).not.toHaveTitle("broken");
});

/** The client: its own file, and the parts that it shares with the provider of models in the browser. */
const CLIENT = /\/(?:client|submit-job|runner)\.[\w-]+\.js$/;

for (const search of ["", "?task=conversational"])
	test(`the first load of /playground/${search} adds no more script to that of every page than its budget, React and all`, async ({
		page,
	}) => {
		const scripts = watchScripts(page);
		await page.goto("/docs/");
		await page.waitForLoadState("networkidle");
		const ofEveryPage = new Set(scripts);
		await page.goto(`/playground/${search}`);
		await expect(runButton(page)).toBeVisible();
		await page.waitForLoadState("networkidle");
		const own = [...scripts].filter((url) => !ofEveryPage.has(url));
		expect(await weigh(page, own)).toBeLessThan(SCRIPTS_IN_BYTES.firstLoad.bytes);
	});

test("the page and its first run add no more script to that of every page and React than their budget", async ({
	page,
}) => {
	const scripts = watchScripts(page);
	await page.goto("/docs/");
	await page.waitForLoadState("networkidle");
	const ofEveryPage = new Set(scripts);
	await page.goto("/playground/?task=conversational");
	await runButton(page).click();
	await expect(page.locator("section[data-status=done]")).toBeVisible();
	const own = [...scripts].filter((url) => !ofEveryPage.has(url) && !CLIENT.test(url));
	expect(await weigh(page, own)).toBeLessThan(SCRIPTS_IN_BYTES.firstRun.bytes);
});

test("reading pages load nothing of the playground", async ({ page }) => {
	const scripts = watchScripts(page);
	await page.goto("/playground/");
	await expect(runButton(page)).toBeVisible();
	await page.waitForLoadState("networkidle");
	const ofPlayground = new Set(scripts);
	expect(ofPlayground.size).toBeGreaterThan(2);
	for (const path of ["/", "/docs/", "/tasks/text-to-image/", "/providers/groq/", "/errors/timeout/"]) {
		scripts.clear();
		await page.goto(path);
		await page.waitForLoadState("networkidle");
		const shared = [...scripts].filter((url) => ofPlayground.has(url));
		expect({ path, isLight: (await weigh(page, shared)) < 10_000 }).toEqual({ path, isLight: true });
	}
});

/** URLs of the scripts that a page loads. */
function watchScripts(page: Page): Set<string> {
	const scripts = new Set<string>();
	page.on("response", (response) => {
		if (response.url().endsWith(".js")) scripts.add(response.url());
	});
	return scripts;
}

/** Bytes of scripts as gzip packs them. */
async function weigh(page: Page, scripts: Iterable<string>): Promise<number> {
	const bodies = await Promise.all(
		[...scripts].map(async (url) => {
			const response = await page.request.get(url);
			return response.body();
		}),
	);
	return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
}
