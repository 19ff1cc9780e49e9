import { expect, test } from "./journey.ts";

test("visited pages are read without a network, others say so", async ({ tab, site }) => {
	await tab.visit("/tasks/translation/");
	await tab.run(async () => {
		await navigator.serviceWorker.ready;
	});
	await tab.visit("/glossary/");
	await tab.visit("/tasks/translation/");
	await site.cut();
	await tab.visit("/glossary/");
	await expect.poll(() => tab.text("h1")).toBe("Sözlük");
	await tab.visit("/providers/");
	await expect.poll(() => tab.text("h1")).toBe("Çevrimdışısınız");
});
