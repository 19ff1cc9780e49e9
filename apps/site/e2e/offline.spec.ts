import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { weigh } from "../checks/page-weight.ts";
import { listRuntimeFiles } from "../integrations/runtime/runtime-files.ts";
import { findKeptKind } from "../src/lib/kept/kept-files.ts";
import { RUNTIME } from "../src/lib/runtime/runtime-files.ts";
import { DIST } from "./built-site.ts";
import { runButton } from "./playground-page.ts";
import { expect, test } from "./watched-page.ts";

/** Budgets in bytes, compressed: the worker itself, and all that it fetches at installation. */
const WORKER = 10_000;
const CORE = 110_000;

test.use({ serviceWorkers: "allow" });

test("visited pages are read without a network, with their styles and fonts", async ({ page, context }) => {
	await visit(page, "/tasks/translation/");
	await page.goto("/glossary/");
	await context.setOffline(true);
	for (const path of ["/tasks/translation/", "/glossary/?q=belirteç", "/"]) {
		const response = await page.goto(path);
		expect(response?.status()).toBe(200);
		expect(await page.locator("h1").evaluate((heading) => getComputedStyle(heading).fontFamily)).toMatch(
			/Inter/,
		);
		const fonts = await page.evaluate(async () =>
			[...(await document.fonts.ready)]
				.filter(({ family }) => !family.includes("fallback"))
				.map(({ status }) => status),
		);
		expect(fonts).toContain("loaded");
		expect(fonts).not.toContain("error");
	}
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ne yapmak istiyorsunuz?");
});

for (const [path, heading, kept] of [
	["/providers/", "Çevrimdışısınız", "Çeviri"],
	["/en/providers/", "You are offline", "Translation"],
] as const) {
	test(`${path}, never visited, says so and lists what can be read`, async ({ page, context }) => {
		const task = path.replace("/providers/", "/tasks/translation/");
		await visit(page, task);
		await context.setOffline(true);
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
		await page.getByRole("main").getByRole("link", { name: kept, exact: true }).click();
		await expect(page).toHaveURL(new RegExp(`${task}$`));
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(kept);
	});
}

test("the offline page leads back once there is a network again", async ({ page, context }) => {
	await visit(page, "/");
	await context.setOffline(true);
	await page.goto("/errors/");
	await context.setOffline(false);
	await page.getByRole("link", { name: "Yeniden dene" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hatalar");
});

test("the search works without a network once it was used", async ({ page, context }) => {
	await visit(page, "/search/?q=bert");
	await context.setOffline(true);
	await page.goto("/search/?q=gorsel");
	await expect(page.locator("[data-results] a").first()).toBeVisible();
});

test("a page from the network is newer than the one on the device", async ({ page, context }) => {
	await visit(page, "/glossary/");
	await page.evaluate(async () => {
		for (const name of await caches.keys()) {
			const cache = await caches.open(name);
			for (const request of await cache.keys()) {
				if (!request.url.endsWith("/glossary/")) continue;
				const headers = { "content-type": "text/html" };
				await cache.put(request, new Response("<title>old</title>", { headers }));
			}
		}
	});
	await page.goto("/glossary/");
	await expect(page).not.toHaveTitle("old");
	await context.setOffline(true);
	await page.goto("/glossary/");
	await expect(page).not.toHaveTitle("old");
});

test("what runs models is kept at its first use, never before, and then needs no network", async ({
	page,
	context,
}) => {
	await visit(page, "/tasks/translation/");
	expect((await listKept(page)).filter((url) => url.includes("/runtime/"))).toEqual([]);
	const paths = (await listRuntimeFiles(Object.values(RUNTIME))).map(({ path }) => `/${path}`);
	const sizes = (): Promise<number[]> =>
		page.evaluate(
			(urls) => Promise.all(urls.map(async (url) => (await (await fetch(url)).arrayBuffer()).byteLength)),
			paths,
		);
	const fromNetwork = await sizes();
	expect(Math.min(...fromNetwork)).toBeGreaterThan(10_000);
	await expect
		.poll(async () => (await listKept(page)).filter((url) => url.includes("/runtime/")).length)
		.toBe(paths.length);
	await context.setOffline(true);
	expect(await sizes()).toEqual(fromNetwork);
});

test("nothing for programs, nothing of other hosts and nothing with a key is kept", async ({ page }) => {
	await visit(page, "/playground/");
	await page.evaluate(async () => {
		await fetch("/api/tasks.json");
		await fetch("/search/tr.json", { headers: { authorization: "Bearer secret" } });
		await fetch("/tasks/index.md");
	});
	const kept = await listKept(page);
	expect(kept.length).toBeGreaterThan(5);
	const own = new URL(page.url()).origin;
	expect(kept.filter((url) => !url.startsWith(own))).toEqual([]);
	expect(kept.filter((url) => /\/api\/|\.md$|search\/tr\.json/.test(url))).toEqual([]);
});

test("the worker and its core keep their budgets", async ({ page, request }) => {
	await visit(page, "/");
	const kept = await listKept(page);
	const files = kept.map((url) => new URL(url).pathname.replace(/\/$/, "/index.html"));
	const weights = files.map((file) => weigh(readFileSync(join(DIST, file))));
	expect(files.length).toBeGreaterThan(8);
	expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(CORE);
	const worker = await (await request.get("/service-worker.js")).body();
	expect(weigh(worker)).toBeLessThanOrEqual(WORKER);
});

for (const [path, language] of [
	["/", "tr"],
	["/en/", "en"],
] as const) {
	test(`${path} can be installed`, async ({ page, context, request }) => {
		await visit(page, path);
		const session = await context.newCDPSession(page);
		const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
		// Tests run in private windows, where nothing can be installed; any other error is ours.
		expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual(
			[],
		);
		const { url, errors, data } = await session.send("Page.getAppManifest");
		expect(errors).toEqual([]);
		const manifest = JSON.parse(data ?? "") as { lang: string; icons: { src: string }[] };
		expect(url).toMatch(/\/site\.webmanifest$/);
		expect(manifest.lang).toBe(language);
		for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
	});
}

for (const colorScheme of ["light", "dark"] as const) {
	test(`the bars of the device take the colour of the ground in the ${colorScheme} theme`, async ({
		page,
	}) => {
		await page.emulateMedia({ colorScheme });
		await page.goto("/");
		const [ground, bar] = await page.evaluate((scheme) => {
			const meta = document.querySelector<HTMLMetaElement>(`meta[name="theme-color"][media*="${scheme}"]`);
			const pen = document.createElement("canvas").getContext("2d");
			const draw = (colour: string): string => {
				if (!pen) return "";
				pen.fillStyle = colour;
				pen.fillRect(0, 0, 1, 1);
				return pen.getImageData(0, 0, 1, 1).data.join(" ");
			};
			return [draw(getComputedStyle(document.documentElement).backgroundColor), draw(meta?.content ?? "")];
		}, colorScheme);
		expect(bar).toBe(ground);
	});
}

/** Opens a page for the first time and waits until the worker has kept what the page loaded. */
async function visit(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await page.evaluate(async () => {
		await navigator.serviceWorker.ready;
	});
	await expect.poll(() => listMissing(page), { timeout: 20_000 }).toEqual([]);
}

test("the playground works without a network after its first visit, tasks that were never opened too", async ({
	page,
	context,
}) => {
	test.slow();
	await visit(page, "/playground/?task=text-classification&connection=simulated");
	const listed = await page.evaluate(async () => {
		const response = await fetch("/playground-tasks/tr/files.json");
		return (await response.json()) as string[];
	});
	expect(listed.length).toBeGreaterThan(60);
	expect(listed.filter((path) => path.includes("/worker-"))).toEqual([]); // what runs models comes with the first run
	const scope = new URL("/", page.url()).href;
	const wanted = listed
		.map((path) => new URL(path, scope).href)
		.filter((url) => findKeptKind(new URL(url), scope, false));
	expect(wanted).toHaveLength(listed.length);
	await expect
		.poll(
			async () => {
				const kept = new Set(await listKept(page));
				return wanted.filter((url) => !kept.has(url));
			},
			{ timeout: 60_000 },
		)
		.toEqual([]);
	await context.setOffline(true);
	await page.reload();
	const tasks = [
		"text-classification",
		"conversational",
		"object-detection",
		"text-to-image",
		"automatic-speech-recognition",
	];
	for (const task of tasks) {
		await page.getByRole("combobox", { name: "Görev" }).selectOption(task);
		await page.getByRole("radio", { name: "Simülasyon" }).check();
		await runButton(page).click();
		await expect(page.locator("section[data-status=done]")).toBeVisible({ timeout: 20_000 });
	}
	await page.getByRole("button", { name: "Geçmiş ve ön ayarlar" }).click();
	await expect(page.getByRole("dialog").getByRole("button", { name: /^Yanıtı göster/ })).toHaveCount(
		tasks.length,
	);
	await page.keyboard.press("Escape");
	await page.getByRole("combobox", { name: "Görev" }).selectOption("conversational");
	await page.getByText("Parametreler", { exact: true }).click();
	await page.getByRole("textbox", { name: /^response_format/ }).scrollIntoViewIfNeeded();
	await expect(page.locator(".cm-editor").first()).toBeVisible();
});

/** What the page loaded that is not kept yet. */
async function listMissing(page: Page): Promise<readonly string[]> {
	const loaded = await page.evaluate(() => [
		location.href,
		...performance.getEntriesByType("resource").map(({ name }) => name),
	]);
	const scope = new URL("/", page.url()).href;
	const kept = await listKept(page);
	return loaded
		.filter((url) => findKeptKind(new URL(url), scope, false))
		.filter((url) => !kept.includes(url.replace(/[?#].*/, "")));
}

/** URLs of everything that is kept, without the marks of revisions. */
async function listKept(page: Page): Promise<readonly string[]> {
	const urls = await page.evaluate(async () => {
		const caught = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
		return (await Promise.all(caught)).flat().map(({ url }) => url);
	});
	return [...new Set(urls.map((url) => url.replace(/[?#].*/, "")))];
}
