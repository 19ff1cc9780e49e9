import { readPages } from "./built-site.ts";
import { expect, test } from "./watched-page.ts";

const GUIDE = "/docs/how-to/structured-output/";

test("the contents of a page follow the place that is read", async ({ page }) => {
	await page.goto(GUIDE);
	const titles = await page.locator("[data-page-contents] a:visible").allTextContents();
	expect(titles.length).toBeGreaterThan(2);
	for (const title of [titles.at(-1) ?? "", titles[1] ?? ""]) {
		await page
			.getByRole("heading", { level: 2, name: title, exact: true })
			.evaluate((heading) => heading.scrollIntoView({ block: "start" }));
		await expect(page.locator("[data-page-contents] a[aria-current]:visible")).toHaveText(title);
	}
});

test("no code on any page begins a line with the prompt of a shell", async () => {
	for (const { path, html } of await readPages()) {
		const blocks = [...html.matchAll(/<pre[^>]*><code[^>]*>([\s\S]*?)<\/code>/g)].map(([, code = ""]) =>
			code.replaceAll(/<[^>]*>/g, ""),
		);
		expect(
			blocks.filter((code) => /^(?:\$|&gt;&gt;&gt;|&gt;|%) /m.test(code)),
			path,
		).toEqual([]);
	}
});

test.describe("with a clipboard", () => {
	test.use({ permissions: ["clipboard-read", "clipboard-write"] });

	test("code is copied as it stands", async ({ page }) => {
		await page.goto(GUIDE);
		const block = page.locator("[data-code-block]").locator("visible=true").first();
		await block.getByRole("button", { name: "Kopyala" }).click();
		await expect(block.getByRole("button", { name: "Kopyalandı" })).toBeVisible();
		const copied = await page.evaluate(() => navigator.clipboard.readText());
		expect(copied.length).toBeGreaterThan(20);
		expect(copied).toBe(await block.locator("code").evaluate(({ textContent }) => textContent));
	});
});

for (const [path, title] of [
	["/", "Değişiklikler"],
	["/en/", "Changes"],
] as const) {
	test(`a reader's program finds the feed of ${path} and entries in it`, async ({ page, request }) => {
		await page.goto(path);
		const link = page.locator('link[rel="alternate"][type="application/atom+xml"]');
		await expect(link).toHaveAttribute("title", title);
		const response = await request.get((await link.getAttribute("href")) ?? "");
		expect(response.status()).toBe(200);
		const text = await response.text();
		expect(text).toMatch(/^<\?xml[^>]*\?>\s*<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom"/);
		expect(text.match(/<entry>/g)?.length).toBeGreaterThan(0);
	});
}
