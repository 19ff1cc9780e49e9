import type { Page } from "@playwright/test";
import { messages as english } from "../messages/en/index.ts";
import { messages as turkish } from "../messages/tr/index.ts";
import { holdRequests } from "./hold-requests.ts";
import { runButton } from "./playground-page.ts";
import { expect, test } from "./watched-page.ts";

/** Makes the server lose a script, as after a new version of the site; the returned function brings it back. */
async function lose(page: Page, name: RegExp): Promise<() => Promise<void>> {
	await page.route(name, (route) => route.fulfill({ status: 404, body: "" }));
	return () => page.unroute(name);
}

test("a part that does not come costs only its place, and comes when it is tried again", async ({
	context,
}) => {
	const page = await context.newPage(); // its errors are wanted
	const bringBack = await lose(page, /turn-editor/);
	await page.goto("/playground/?task=conversational&connection=simulated");
	await runButton(page).click();
	await expect(page.locator("section[data-status=done]")).toBeVisible();
	await page.getByRole("button", { name: "Düzenle" }).first().click();
	const lost = page.getByRole("alert").filter({ hasText: "Sayfanın bir parçası açılamadı" });
	await expect(lost).toBeVisible();
	await expect(page.getByLabel("Mesajınız")).toBeVisible();
	await bringBack();
	await lost.getByRole("button", { name: "Yeniden dene" }).click();
	await expect(page.getByLabel("Mesajı düzenle")).toBeVisible();
	await expect(lost).toHaveCount(0);
});

test("a JSON field is a plain one where its editor does not come", async ({ context }) => {
	const page = await context.newPage(); // as above
	await lose(page, /json-editor\.\w+/);
	await page.goto("/playground/?task=conversational&connection=simulated");
	await page.getByText("Parametreler", { exact: true }).click();
	const field = page.getByRole("textbox", { name: /^response_format/ });
	await field.scrollIntoViewIfNeeded();
	await field.fill('{"type":"json_object"}');
	await page.getByText("Bu çağrının kodu").click();
	await expect(page.locator("[data-snippet]")).toContainText("json_object");
});

test("typing goes on in the editor of a JSON field that comes meanwhile", async ({ page }) => {
	const letCome = await holdRequests(page, /json-editor\.\w+/);
	await page.goto("/playground/?task=conversational&connection=simulated");
	await page.getByText("Parametreler", { exact: true }).click();
	const field = page.getByRole("textbox", { name: /^response_format/ });
	await field.pressSequentially('{"type":"object"}');
	for (let step = 0; step < '"object"}'.length - 1; step++) await field.press("ArrowLeft");
	const editor = page.locator(".cm-content[aria-label^=response_format]");
	await expect(page.locator("textarea[data-code]").and(field)).toBeFocused();
	await expect(editor).toHaveCount(0);
	letCome();
	await expect(editor).toBeFocused();
	await page.keyboard.type("json_");
	await expect(editor).toHaveText('{"type":"json_object"}');
	await expect(field).toHaveCount(1);
});

test("a form that does not come is said and tried again, with its target still there", async ({
	context,
}) => {
	const page = await context.newPage(); // as above
	const bringBack = await lose(page, /form-bench/);
	await page.goto("/playground/?task=summarization&connection=simulated");
	await expect(page.getByRole("combobox", { name: "Görev" })).toBeEnabled();
	const again = page.getByRole("button", { name: "Yeniden dene" });
	await expect(again).toBeVisible();
	await bringBack();
	await again.click();
	await runButton(page).click();
	await expect(page.locator("section[data-status=done]")).toBeVisible();
});

test("words that do not come are fetched anew when they are wanted again", async ({ context }) => {
	const page = await context.newPage(); // as above
	const bringBack = await lose(page, /playground-compare/);
	await page.goto("/playground/?task=conversational&connection=simulated");
	await page.getByRole("button", { name: "Karşılaştırmaya ekle" }).click();
	const lost = page.getByRole("alert").filter({ hasText: "Sayfanın bir parçası açılamadı" });
	await expect(lost).toHaveCount(2); // the columns, and their list
	await bringBack();
	await lost.first().getByRole("button", { name: "Yeniden dene" }).click();
	await lost.getByRole("button", { name: "Yeniden dene" }).click();
	await expect(lost).toHaveCount(0);
	await expect(page.getByRole("button", { name: "Modeli değiştir" })).toHaveCount(2);
});

test("a first visit that goes offline says what needs a connection, and goes on by itself once there is one", async ({
	context,
}) => {
	const page = await context.newPage(); // as above
	await page.goto("/playground/?task=conversational&connection=simulated");
	await runButton(page).click();
	await expect(page.locator("section[data-status=done]")).toBeVisible();
	await context.setOffline(true);
	await page.getByRole("button", { name: "Düzenle" }).first().click();
	const lost = page.getByRole("alert").filter({ hasText: "Çevrimdışısınız" });
	await expect(lost).toContainText("ilk açılışında bağlantı ister");
	await context.setOffline(false);
	await expect(page.getByLabel("Mesajı düzenle")).toBeVisible();
	await context.setOffline(true);
	await page.getByRole("combobox", { name: "Görev" }).selectOption("fill-mask");
	await expect(lost.getByRole("button", { name: "Yeniden dene" })).toBeVisible();
	await context.setOffline(false);
	await expect(page.getByRole("textbox", { name: /^inputs/ })).toHaveValue(/mask/i);
	await expect(lost).toHaveCount(0);
});

for (const [path, script, words] of [
	["/playground/", /\/playground\.[\w-]+\.js/, turkish.site.lostScript],
	["/en/playground/?task=fill-mask", /\/playground\.[\w-]+\.js/, english.site.lostScript],
	["/measure/", /\/measure\.[\w-]+\.js/, turkish.site.lostScript],
] as const) {
	test(`a page whose program does not come says so: ${path}`, async ({ context }) => {
		const page = await context.newPage(); // as above
		const bringBack = await lose(page, script);
		await page.goto(path);
		const said = page.getByRole("alert").filter({ hasText: words });
		await expect(said).toBeVisible();
		await bringBack();
		await page.reload();
		await expect(page.locator("main").getByRole("button").first()).toBeEnabled();
		await expect(said).toBeHidden();
	});
}
