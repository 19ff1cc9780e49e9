import { expect, listen, test } from "./calls-page.ts";
import { runButton } from "./playground-page.ts";

const KEYS = "pusula-playground-keys";

for (const [what, query, label] of [
	["of a provider", "connection=key&provider=groq", "Anahtar"],
	["of the reader's own server", "connection=endpoint", "Anahtar (isteğe bağlı)"],
] as const) {
	test(`a key ${what} is taken only where no other page frames this one`, async ({ page, baseURL }) => {
		const url = `${baseURL}/playground/?${query}`;
		const framing = await listen((_, response) => {
			response.writeHead(200, { "content-type": "text/html" });
			response.end(`<!doctype html><title>x</title><iframe src="${url}" width=900 height=900></iframe>`);
		});
		await page.goto(framing.url);
		const frame = page.frameLocator("iframe");
		const note = frame.locator("[data-framed]");
		await expect(note).toContainText("anahtar alınmıyor");
		await expect(frame.locator("input[type=password]")).toHaveCount(0);
		await expect(frame.getByRole("checkbox", { name: "Anahtarı bu sekmede sakla" })).toHaveCount(0);
		await note.getByRole("link", { name: "Sayfayı tek başına aç" }).click();
		await expect(page.getByLabel(label, { exact: true })).toBeVisible();
		await expect(page).toHaveURL(new RegExp(`^${baseURL}/playground/.*connection=`));
		expect(page.frames()).toHaveLength(1);
		await framing.close();
	});
}

test("a kept key is not read in a frame, and not lost there", async ({ page, baseURL, sent }) => {
	const url = `${baseURL}/playground/?connection=key&provider=groq`;
	await page.goto(`${baseURL}/404.html`);
	await page.evaluate((name) => sessionStorage.setItem(name, '{"groq":"gsk-kept"}'), KEYS);
	await page.evaluate((src) => {
		const frame = document.createElement("iframe");
		frame.src = src;
		document.body.replaceChildren(frame);
	}, url);
	const frame = page.frameLocator("iframe");
	await expect(frame.locator("[data-framed]")).toBeVisible();
	await runButton(frame).click();
	await expect(frame.locator("[data-framed]")).toBeVisible();
	expect(sent().filter(({ headers }) => headers["authorization"]?.includes("gsk-kept"))).toEqual([]);
	expect(await page.evaluate((name) => sessionStorage.getItem(name), KEYS)).toContain("gsk-kept");
});
