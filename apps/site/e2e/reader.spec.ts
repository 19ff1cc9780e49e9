import { TASK_INFO } from "@pusula/tasks";
import { expect, test } from "./watched-page.ts";

test("a reader goes from the question to a task and on to the next one", async ({ page }) => {
	await page.goto("/");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ne yapmak istiyorsunuz?");
	await page.getByLabel("Görev veya model ara").fill("NESNE TESPITI");
	await page.getByRole("search").getByRole("button", { name: "Ara", exact: true }).click();
	await expect(page).toHaveURL(/\/search\/\?q=NESNE\+TESPITI$/);
	await page.locator("[data-results] a").first().click();
	await expect(page).toHaveURL(/\/tasks\/object-detection\/$/);
	await expect(page.getByRole("region", { name: "Girdi", exact: true })).toBeVisible();
	await page.getByText("Girdi alanları").click();
	await expect(page.getByRole("row", { name: /^parameters\.threshold/ })).toBeVisible();
	await page.getByRole("navigation", { name: "Önceki ve sonraki sayfa" }).getByRole("link").last().click();
	await expect(page).toHaveURL(/\/tasks\/image-segmentation\/$/);
});

test("the home page shows an example with its answer and the code that calls it", async ({ page }) => {
	await page.goto("/");
	const example = page.getByRole("region", { name: "Örnekten koda" });
	const [input] = TASK_INFO["text-classification"].demo.tr.inputs;
	if (input?.type !== "text") throw new Error("The example begins with a text.");
	await expect(example.getByRole("region", { name: "Girdi" })).toContainText(input.content);
	await expect(example.getByRole("region", { name: "Çıktı" }).getByRole("listitem").first()).toContainText(
		"olumlu",
	);
	await expect(example.locator("pre")).toContainText(input.content);
	await example.getByRole("link", { name: "Metin sınıflandırma" }).click();
	await expect(page).toHaveURL(/\/tasks\/text-classification\/$/);
});

test("the documentation index is the first way from the home page and leads to tasks", async ({ page }) => {
	await page.goto("/");
	await page.getByRole("main").getByRole("link", { name: "Transformers belgeleri" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Transformers");
	await expect(page.getByRole("heading", { level: 2 })).toHaveText([
		"Görev aileleri",
		"Çerçeveler arasında geçiş",
		"Topluluk",
		"Uzman desteği",
		"İçindekiler",
		"Desteklenen modeller ve çerçeveler",
		"Kaynaklar",
	]);
	const support = page.getByRole("link", { name: /uzman desteği/ });
	await expect(support).toHaveAttribute("target", "_blank");
	await expect(support).toHaveAttribute("rel", "noopener");
	await page.locator('a[href="/tasks/summarization/"]', { hasText: "özetleme" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Özetleme");
});

test("every page links to its own source", async ({ page }) => {
	for (const [path, source] of [
		["/docs/transformers/", "apps/site/content/tr/docs/transformers.mdx"],
		["/en/docs/transformers/", "apps/site/content/en/docs/transformers.mdx"],
		["/tasks/fill-mask/", "packages/tasks/src/tasks/fill-mask/facts.ts"],
		["/", "apps/site/src/features/home/home-page.tsx"],
	] as const) {
		await page.goto(path);
		const link = page.getByRole("link", { name: /^(GitHub'da düzenle|Update on GitHub)/ });
		await expect(link).toHaveAttribute("href", `https://github.com/pusula-ml/pusula/blob/main/${source}`);
		await expect(link).toHaveAttribute("target", "_blank");
		await expect(link).toHaveAttribute("rel", "noopener");
	}
});

test("section links show on hover and focus and lead to the section", async ({ page }) => {
	await page.goto("/docs/transformers/");
	const link = page.getByRole("link", { name: "“İçindekiler” bölümünün bağlantısı" });
	await expect(link).toHaveCSS("opacity", "0");
	await page.getByRole("heading", { name: "İçindekiler" }).hover();
	await expect(link).toHaveCSS("opacity", "1");
	await page.mouse.move(0, 0);
	await expect(link).toHaveCSS("opacity", "0");
	await link.focus();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/#icindekiler$/);
	await expect(page.getByRole("heading", { name: "İçindekiler" })).toBeInViewport();
	await expect(page.locator("[data-page-contents] a[aria-current]:visible")).toHaveText("İçindekiler");
});

test("changing the language keeps the page and its filters", async ({ page }) => {
	await page.goto("/docs/transformers/?q=bert&framework=flax");
	await page
		.getByRole("banner")
		.getByRole("link", { name: /^English/ })
		.click();
	await expect(page).toHaveURL(/\/en\/docs\/transformers\/\?q=bert&framework=flax$/);
	await expect(page.locator("html")).toHaveAttribute("lang", "en");
	await expect(page.getByLabel("Model name")).toHaveValue("bert");
	await page
		.getByRole("banner")
		.getByRole("link", { name: /^Türkçe/ })
		.click();
	await expect(page).toHaveURL(/8?\/docs\/transformers\/\?q=bert&framework=flax$/);
	await page.goto("/tasks/fill-mask/");
	await page
		.getByRole("banner")
		.getByRole("link", { name: /^English/ })
		.click();
	await expect(page).toHaveURL(/\/en\/tasks\/fill-mask\/$/);
});

test("an unknown URL gets a page that helps", async ({ page, watched }) => {
	const response = await page.goto("/yok/boyle/bir/sayfa/");
	expect(response?.status()).toBe(404);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bu sayfa yok");
	expect(watched.filter((trouble) => !trouble.includes("404"))).toEqual([]);
	(watched as string[]).length = 0; // the browser logs the 404 that this test requests
});
