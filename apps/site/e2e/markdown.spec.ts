import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { DIST, listFiles, readPages } from "./built-site.ts";
import { PAGES } from "../checks/templates/templates.ts";

for (const [name, path] of PAGES) {
	test(`${name} names its Markdown version, which begins with the same heading`, async ({
		page,
		request,
	}) => {
		await page.goto(path);
		const href = await page.locator('link[rel="alternate"][type="text/markdown"]').getAttribute("href");
		const response = await request.get(href ?? "");
		expect(response.headers()["content-type"]).toContain("text/markdown");
		const heading = (await page.getByRole("heading", { level: 1 }).innerText()).replaceAll(/\s+/g, " ");
		const first = /^# (.+)$/m.exec(await response.text())?.[1];
		expect(first?.replaceAll(/[`\\]/g, "")).toBe(heading);
	});
}

for (const folder of ["", "en/"]) {
	test(`/${folder}llms.txt lists pages that exist, /${folder}llms-full.txt holds them`, async ({
		request,
	}) => {
		const list = await (await request.get(`/${folder}llms.txt`)).text();
		const paths = [...list.matchAll(/\]\(([^)]+)\)/g)].map(([, url = ""]) => new URL(url).pathname);
		expect(paths.length).toBeGreaterThan(150);
		for (const path of paths.slice(0, 20)) expect((await request.get(path)).status()).toBe(200);
		const full = await (await request.get(`/${folder}llms-full.txt`)).text();
		for (const path of paths) expect(full).toContain(`${path.replace("index.md", "")}>`);
	});
}

test("no Markdown page has a link without words", async () => {
	const pages = (await listFiles()).filter((name) => name.endsWith("index.md"));
	expect(pages.length).toBeGreaterThan(150);
	const texts = await Promise.all(
		pages.map(async (name) => ({ name, text: await readFile(join(DIST, name), "utf8") })),
	);
	expect(texts.filter(({ text }) => /(?<!!)\[\]\(/.test(text)).map(({ name }) => name)).toEqual([]);
});

test("no page mixes two kinds of apostrophe", async () => {
	const pages = await readPages();
	expect(
		pages.filter(({ html }) => /\p{L}(?:’|&#x2019;|&rsquo;)\p{L}/u.test(html)).map(({ path }) => path),
	).toEqual([]);
});
