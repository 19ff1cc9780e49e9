import { findSitePlace } from "../built-site.ts";
import { expect, test } from "../watched-page.ts";

const { base } = await findSitePlace();

test.use({ serviceWorkers: "allow" });

test.beforeEach(({ page }) => {
	expect(base).toBe(process.env["BASE_PATH"]);
	page.on("request", (request) => {
		const { protocol, pathname } = new URL(request.url());
		if (protocol.startsWith("http")) expect(pathname.startsWith(base), request.url()).toBe(true);
	});
});

test("a reader walks through the site below its path", async ({ page }) => {
	await page.goto(base);
	await page.getByRole("banner").getByRole("link", { name: "Görevler" }).click();
	await expect(page).toHaveURL(new RegExp(`${base}tasks/$`));
	await page.getByRole("main").getByRole("link", { name: "Çeviri", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Çeviri");
	await page
		.getByRole("banner")
		.getByRole("link", { name: /^English/ })
		.click();
	await expect(page).toHaveURL(new RegExp(`${base}en/tasks/translation/$`));
	await page.goto(`${base}en/docs/transformers/?q=bert`);
	const rows = page.locator("[data-models-table] tbody tr:visible");
	await expect(rows.first()).toBeVisible();
	await expect(rows.filter({ hasNotText: /bert/i })).toHaveCount(0);
});

test("the search finds pages below the path", async ({ page }) => {
	await page.goto(`${base}search/?q=bert`);
	const result = page.locator("[data-results] a").first();
	await expect(result).toHaveAttribute("href", new RegExp(`^${base}`));
});

test("the playground starts below the path", async ({ page }) => {
	await page.goto(`${base}playground/`);
	await expect(page.getByRole("main").getByRole("button").first()).toBeEnabled();
	await page.waitForLoadState("networkidle");
});

test("data stands below the path, with and without its ending", async ({ request }) => {
	const short = await request.get(`${base}api/tasks`);
	expect(short.status()).toBe(200);
	expect(await short.json()).toEqual(await (await request.get(`${base}api/tasks.json`)).json());
});

test("the site can be installed and read without a network below the path", async ({ page, context }) => {
	await page.goto(`${base}en/tasks/`);
	const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
	expect(new URL(scope).pathname).toBe(base);
	const { data } = await (await context.newCDPSession(page)).send("Page.getAppManifest");
	expect(JSON.parse(data ?? "")).toMatchObject({ start_url: `${base}en/`, scope: base });
	await context.setOffline(true);
	await page.goto(`${base}en/providers/`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
	await page.goto(base);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ne yapmak istiyorsunuz?");
});
