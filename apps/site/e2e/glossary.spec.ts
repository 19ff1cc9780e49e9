import { expect, test } from "./watched-page.ts";

test("lists every term by its letter, with the other language's word marked as such", async ({ page }) => {
	await page.goto("/glossary/");
	const letters = page.getByRole("navigation", { name: "Harfler" });
	await expect(letters.getByRole("link", { name: "Ş", exact: true })).toHaveAttribute("href", "#harf-s-2");
	await letters.getByRole("link", { name: "Ç", exact: true }).click();
	await expect(page.getByRole("heading", { name: "Ç", exact: true })).toBeInViewport();
	const token = page.locator("#belirtec");
	await expect(token.locator("dfn")).toHaveText("belirteç");
	await expect(token.locator('[lang="en"]')).toHaveText("token");
});

test("filters in both languages while typing and keeps the filter in the URL", async ({ page }) => {
	await page.goto("/glossary/");
	const field = page.getByLabel("Türkçe veya İngilizce terim");
	const shown = page.locator("[data-terms] dfn:visible");
	await field.fill("DATASET");
	await expect(shown).toHaveText(["veri kümesi"]);
	await expect(page).toHaveURL(/\?q=DATASET$/);
	await field.fill("kosinus");
	await expect(shown).toHaveText(["kosinüs benzerliği"]);
	await expect(page).toHaveURL(/\?q=kosinus$/);
	await page.reload();
	await expect(shown).toHaveText(["kosinüs benzerliği"]);
	await field.fill("hirsli arama");
	await expect(shown).toHaveText(["açgözlü seçim"]);
	await field.fill("qqqq");
	await expect(page.getByText("Bu aramaya uyan terim yok.")).toBeVisible();
	await page.getByRole("button", { name: "Süzmeyi kaldır" }).click();
	await expect(page).toHaveURL(/\/glossary\/$/);
});

test("a URL finds terms by words that the site does not use", async ({ page }) => {
	await page.goto("/en/glossary/?q=hırslı");
	await expect(page.locator("[data-terms] dfn:visible")).toHaveText(["greedy decoding"]);
});

test("without a network the filter still finds the words that are shown", async ({ page, context }) => {
	// The browser itself requests the icon once more when the filter changes the URL.
	await page.route("**/favicon.svg", (route) =>
		route.fulfill({ contentType: "image/svg+xml", body: "<svg/>" }),
	);
	await page.goto("/glossary/", { waitUntil: "networkidle" });
	await context.setOffline(true);
	await page.waitForFunction(() => !navigator.onLine);
	await page.getByLabel("Türkçe veya İngilizce terim").fill("greedy dec");
	await expect(page.locator("[data-terms] dfn:visible")).toHaveText(["açgözlü seçim"]);
});

test("a link to a term that the filter hides shows it", async ({ page }) => {
	await page.goto("/glossary/?q=belirteçleyici");
	await page.locator("#belirtecleyici a", { hasText: /^belirteç$/ }).click();
	await expect(page.locator("#belirtec")).toBeInViewport();
});

test("describes the terms for machines", async ({ page, request }) => {
	await page.goto("/en/glossary/");
	const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
	const set: unknown = JSON.parse(texts.find((text) => text.includes("DefinedTermSet")) ?? "");
	expect(set).toMatchObject({ "@type": "DefinedTermSet", inLanguage: "en" });
	const { contentUrl } = (set as { encoding: { contentUrl: string } }).encoding;
	const terms = (await (await request.get(new URL(contentUrl).pathname)).json()) as { id: string }[];
	expect(terms.map(({ id }) => id)).toContain("token");
});
