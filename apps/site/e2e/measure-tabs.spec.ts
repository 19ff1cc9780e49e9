import { expect, test } from "./calls-page.ts";
import { answerWith, begin } from "./measure-page.ts";

test("another tab neither takes the place of a running measurement nor repeats its calls", async ({
	page,
}) => {
	const held: (() => void)[] = [];
	const requested: string[] = [];
	const server = await answerWith((text, send) => {
		requested.push(text);
		held.push(() => send("evet"));
		return undefined;
	});
	const [other, late] = [await page.context().newPage(), await page.context().newPage()];
	await begin(other, server.url, "soru,cevap\nbaşka 1,evet\nbaşka 2,evet\n");
	await begin(page, server.url, "soru,cevap\nsoru 1,evet\nsoru 2,evet\n");
	await page.getByRole("button", { name: "2 çağrıyı başlat" }).click();
	await expect.poll(() => held.length).toBe(2);
	await other.getByRole("button", { name: "2 çağrıyı başlat" }).click();
	await expect(other.getByText("Başka bir sekmede bir ölçüm sürüyor")).toBeVisible();
	await late.goto("/measure/");
	await expect(late.locator('[data-measurement=paused][data-calls="0"]')).toBeVisible();
	for (const send of held) send();
	await expect(page.locator('[data-measurement=done][data-calls="2"]')).toBeVisible();
	await late.getByRole("textbox", { name: "Adres", exact: true }).fill(server.url);
	await late.getByRole("button", { name: "Sürdür" }).click();
	await expect(late.locator('[data-measurement=done][data-calls="2"]')).toBeVisible();
	await other.reload();
	await other.getByLabel("Gösterilecek satırlar").selectOption("all");
	await expect(other.locator("[data-rows] li").first()).toContainText("soru 1");
	expect(requested.toSorted()).toEqual(["soru 1", "soru 2"]);
	await server.close();
});

test("a tab that was opened earlier does not delete what another tab has paused", async ({ page }) => {
	let requested = 0;
	const server = await answerWith(() => {
		requested += 1;
		return requested === 1 ? "evet" : undefined;
	});
	const other = await page.context().newPage();
	await begin(other, server.url, "soru,cevap\nbaşka 1,evet\n");
	const rows = Array.from({ length: 9 }, (_, index) => `soru ${String(index + 1)},evet`);
	await begin(page, server.url, `soru,cevap\n${rows.join("\n")}\n`);
	await page.getByRole("button", { name: "9 çağrıyı başlat" }).click();
	await expect.poll(() => requested).toBe(4);
	await page.getByRole("button", { name: "Durdur" }).click();
	await expect(page.locator('[data-measurement=paused][data-calls="4"]')).toBeVisible();
	await other.getByRole("button", { name: "1 çağrıyı başlat" }).click();
	await expect(other.getByRole("alert")).toContainText("başka bir sekmede başlatılmış bir ölçüm saklı");
	expect(requested).toBe(4);
	await page.reload();
	await expect(page.locator('[data-measurement=paused][data-calls="4"]')).toBeVisible();
	await server.close();
});
