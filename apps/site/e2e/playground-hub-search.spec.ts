import { expect, test } from "./watched-page.ts";

test("what is typed as a model is searched on the hub, with who serves it, and never before the reader agrees", async ({
	context,
}) => {
	const page = await context.newPage(); // it may contact the hub
	const requested: string[] = [];
	await page.route("https://huggingface.co/**", (route) => {
		const { search } = new URL(route.request().url());
		requested.push(search);
		const live = (provider: string) => ({ provider, status: "live", task: "conversational" });
		const model = (id: string) => ({
			id,
			tags: ["license:mit", "tr", "en"],
			inferenceProviderMapping: [live("groq"), live("together")],
		});
		const isSearch = new URLSearchParams(search).get("search") !== null;
		return route.fulfill({
			headers: { "access-control-allow-origin": "*" },
			json: [model(isSearch ? "acme/rare-fox" : "acme/first")],
		});
	});
	await page.route("https://router.huggingface.co/v1/models", (route) => {
		requested.push("prices");
		const groq = { provider: "groq", status: "live", pricing: { input: 0.1, output: 0.35 } };
		return route.fulfill({
			headers: { "access-control-allow-origin": "*" },
			json: { data: [{ id: "acme/rare-fox", providers: [groq] }] },
		});
	});
	await page.goto("/playground/?task=conversational&provider=groq&connection=key");
	const field = page.getByRole("combobox", { name: "Model" });
	await field.fill("rare");
	await field.press("Escape");
	expect(requested).toEqual([]);
	await page.getByRole("button", { name: "Model listesini al" }).click();
	await expect(page.getByText(/1 modeli Hub bu sağlayıcı/)).toBeVisible();
	await field.fill("rare-f");
	const option = page.getByRole("option", { name: /acme\/rare-fox/ });
	await expect(option).toContainText("mit · tr, en · sunanlar: groq, together");
	await option.click();
	await expect(field).toHaveValue("acme/rare-fox");
	await expect(page.locator("[data-hub-facts]")).toContainText("sunanlar: groq, together");
	await expect(page.locator("[data-hub-facts]")).toContainText("girdi $0,10, çıktı $0,35");
	await expect(page.getByText(/Bu adda bir model Hub'ın listesinde/)).toHaveCount(0);
	await field.fill("acme/first");
	await field.press("Escape");
	await expect(page.locator("[data-hub-facts]")).toContainText("fiyatı bilinmiyor");
	expect(requested.filter((one) => one === "prices")).toHaveLength(1);
});
