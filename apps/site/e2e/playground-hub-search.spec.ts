import { expect, test } from "./watched-page.ts";

test("a search of the hub says that it goes on, that nothing fits, and that the hub was not reached", async ({
	context,
}) => {
	const page = await context.newPage(); // it may contact the hub
	let isReached = true;
	let isHeld = false;
	let release = (): void => undefined;
	await page.route("https://router.huggingface.co/**", (route) => route.abort());
	await page.route("https://huggingface.co/**", async (route) => {
		const isSearch = new URL(route.request().url()).searchParams.has("search");
		if (isSearch && isHeld)
			await new Promise<void>((resolve) => {
				release = resolve;
			});
		if (!isReached) return route.abort("internetdisconnected");
		const first = { id: "acme/first", tags: [], inferenceProviderMapping: [] };
		const live = { provider: "groq", status: "live", task: "conversational" };
		const json = isSearch ? [] : [{ ...first, inferenceProviderMapping: [live] }];
		return route.fulfill({ headers: { "access-control-allow-origin": "*" }, json });
	});
	await page.goto("/playground/?task=conversational&provider=groq&connection=key");
	await page.getByRole("button", { name: "Model listesini al" }).click();
	await expect(page.getByText(/1 modeli Hub bu sağlayıcı/)).toBeVisible();
	const field = page.getByRole("combobox", { name: "Model" });
	isHeld = true;
	await field.fill("acme/nosuch");
	const state = page.getByRole("status").filter({ hasText: /Hub|Uyan/ });
	await expect(state).toHaveText("Hub'da aranıyor…");
	release();
	await expect(state).toHaveText("Uyan model yok. Adın tamamını yazarsanız yine de denenir.");
	isHeld = false;
	isReached = false;
	await field.fill("acme/nosuchh");
	await expect(state).toContainText("Hub'a ulaşılamadı; yalnızca bu listede arandı.");
	await field.fill("acme/fir");
	await expect(page.getByRole("option", { name: /acme\/first/ })).toBeVisible();
	await expect(state).toHaveText("Hub'a ulaşılamadı; yalnızca bu listede arandı.");
});

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
			safetensors: { parameters: { BF16: 8_190_735_360 }, total: 8_190_735_360 },
		});
		const isSearch = new URLSearchParams(search).get("search") !== null;
		return route.fulfill({
			headers: { "access-control-allow-origin": "*" },
			json: [model(isSearch ? "acme/rare-fox" : "acme/first")],
		});
	});
	await page.route("https://router.huggingface.co/v1/models", (route) => {
		requested.push("prices");
		const pricing = { input: 0.1, output: 0.35 };
		const groq = { provider: "groq", status: "live", context_length: 131_072, pricing };
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
	await expect(option).toContainText("8,19 Mr parametre · 131.072 belirteçlik bağlam · tr, en · mit");
	await expect(option).toContainText("sunanlar: groq, together");
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

test("a list of more models than it shows says how many there are", async ({ context }) => {
	const page = await context.newPage(); // it may contact the hub
	await page.route("https://router.huggingface.co/**", (route) => route.abort());
	await page.route("https://huggingface.co/**", (route) => {
		const live = { provider: "groq", status: "live", task: "conversational" };
		const json = Array.from({ length: 100 }, (_, index) => ({
			id: `acme/fox-${String(index)}`,
			tags: [],
			inferenceProviderMapping: [live],
		}));
		return route.fulfill({ headers: { "access-control-allow-origin": "*" }, json });
	});
	await page.goto("/playground/?task=conversational&provider=groq&connection=key");
	await page.getByRole("button", { name: "Model listesini al" }).click();
	await expect(page.getByText(/100 modeli Hub bu sağlayıcı/)).toBeVisible();
	const field = page.getByRole("combobox", { name: "Model" });
	await field.click();
	await expect(page.getByText(/İlk 60 model listelendi/)).toBeVisible();
	await field.fill("acme/fox-99");
	await expect(page.getByRole("option", { name: /acme\/fox-99/ })).toBeVisible();
	await expect(page.getByText(/model listelendi/)).toHaveCount(0);
});
