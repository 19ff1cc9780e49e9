import { expect, test } from "@playwright/test";
import { PAGES } from "./templates.ts";

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
