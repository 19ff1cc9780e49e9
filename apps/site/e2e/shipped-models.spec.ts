import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { runButton } from "./browser-run-page.ts";

test.use({ serviceWorkers: "allow", locale: "en-GB" });

test("text in a Turkish picture is read by what the site ships, and again without a network", async ({
	page,
	context,
}) => {
	test.setTimeout(180_000);
	const foreign = await refuseForeignHosts(context);
	await page.goto("/tasks/image-to-text/");
	const offer = page.locator("[data-browser-run]");
	await expect(offer).toContainText("ilk çalıştırmada yaklaşık 9,1 MB iner");
	await expect(offer).toContainText("Türkçe"); // its languages
	await expect(offer).toContainText("Apache-2.0");
	await workerIsReady(page);
	await page.getByRole("button", { name: "Tarayıcıda çalıştır" }).click();
	await expectReceipt(page);
	await context.setOffline(true);
	await page.reload();
	await page.getByRole("button", { name: "Tarayıcıda çalıştır" }).click();
	await expectReceipt(page);
	await page.getByText("Bu çalıştırmanın kodu").click();
	const code = page.locator("[data-browser-run] details");
	await expect(code.locator("pre")).toContainText("workerUrl:");
	await expect(code.locator("pre")).not.toContainText("node:fs");
	await expect(code).toContainText("Bu kod bir sayfada çalışır.");
	expect(foreign).toEqual([]);
});

test("the site's own language model continues the page's text, and again without a network", async ({
	page,
	context,
}) => {
	test.setTimeout(180_000);
	const foreign = await refuseForeignHosts(context);
	await page.goto("/en/tasks/text-generation/");
	const offer = page.locator("[data-browser-run]").first();
	await expect(offer).toContainText("the first run downloads about 18.2 MB");
	await expect(offer).toContainText("Turkish");
	await expect(offer).toContainText("Apache-2.0");
	await workerIsReady(page);
	await runButton(page).click();
	const first = await readContinuation(page);
	await context.setOffline(true);
	await page.reload();
	await runButton(page).click();
	expect(await readContinuation(page)).toBe(first);
	expect(foreign).toEqual([]);
});

/** Refuses every host but the site's own; the list that is returned grows with the requests that they got. */
async function refuseForeignHosts(context: BrowserContext): Promise<readonly string[]> {
	const refused: string[] = [];
	await context.route(/^https?:\/\/(?!localhost|127\.0\.0\.1)/, (route) => {
		refused.push(route.request().url());
		return route.abort("internetdisconnected");
	});
	return refused;
}

async function workerIsReady(page: Page): Promise<void> {
	await page.evaluate(async () => {
		await navigator.serviceWorker.ready;
	});
}

/** No consent was requested, and the words of the receipt are there with their diacritics. */
async function expectReceipt(page: Page): Promise<void> {
	const panel = page.locator("[data-browser-run] section");
	await expect(panel).toContainText("Modelin sonucu", { timeout: 90_000 });
	for (const word of ["Çizgili defter", "Kurşun kalem", "TOPLAM 214,50 TL", "Teşekkür ederiz"])
		await expect(panel).toContainText(word);
	await expect(panel).toContainText("Model ve onu çalıştıran program siteyle birlikte gelir (9,1 MB)");
}

/** The text that the small model wrote, which is not the page's own. */
async function readContinuation(page: Page): Promise<string> {
	const panel = page.locator("[data-browser-run] section");
	await expect(panel).toContainText("Result of the model", { timeout: 90_000 });
	await expect(panel).toContainText("a small teaching model");
	await expect(panel).toContainText("The model and what runs it come with this site (18.2 MB)");
	await expect(panel).toContainText("so it gets a beginning from the site's own subject");
	return (await panel.locator(".drawn > *").first().textContent()) ?? "";
}
