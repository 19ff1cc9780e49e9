import type { Page } from "@playwright/test";
import { holdRequests } from "./hold-requests.ts";
import { listContents, readLargest, watchLargest } from "./largest-paint.ts";
import { keepFirstLetters, watchShifts } from "./layout-shifts.ts";
import { runButton } from "./playground-page.ts";
import { expect, test } from "./watched-page.ts";

const SIZES = { "a phone": { width: 390, height: 844 }, "a desktop": { width: 1280, height: 800 } };
const TASKS = [
	"conversational",
	"text-classification",
	"text-to-image",
	"object-detection",
	"automatic-speech-recognition",
	"table-question-answering",
];
const QUERIES = ["", ...TASKS.map((task) => `?task=${task}`)];
/** Most movement of a page that still counts as none. */
const MOST_SHIFT = 0.02;

for (const [name, viewport] of Object.entries(SIZES)) {
	test(`on ${name}, the largest text or picture of the first form stands in the HTML`, async ({
		page,
		request,
	}) => {
		const html = await (await request.get("/playground/")).text();
		await page.setViewportSize(viewport);
		await watchLargest(page);
		await slowDown(page);
		await page.goto("/playground/", { waitUntil: "networkidle" });
		await expect(runButton(page)).toBeEnabled();
		const largest = await readLargest(page);
		expect(largest.length).toBeGreaterThan(0);
		expect(listContents(html)).toContain(largest);
	});

	test.describe(`on ${name}`, () => {
		test.use({ viewport, bypassCSP: true }); // the styles are changed, and the policy names them by their hashes

		for (const query of QUERIES)
			test(`the button that runs /playground/${query} is on the first screen, and nothing moves on a slow line`, async ({
				page,
			}) => {
				await keepFirstLetters(page);
				await watchShifts(page);
				await slowDown(page);
				await page.goto(`/playground/${query}`, { waitUntil: "networkidle" });
				await expect(runButton(page)).toBeEnabled();
				await expect(runButton(page)).toBeInViewport({ ratio: 1 });
				const shifts = await page.evaluate<readonly number[]>("shifts");
				expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(MOST_SHIFT);
			});
	});
}

test("the first form is in the HTML and cannot be used before the script is there", async ({ page }) => {
	await holdRequests(page, "**/*.js");
	await open(page, "/playground/");
	const form = page.getByRole("group", { name: "Form hazırlanıyor." });
	await expect(form.getByRole("combobox", { name: "Görev" })).toHaveValue("image-to-text");
	await expect(form.getByRole("img")).toBeVisible();
	await expect(runButton(page)).toBeDisabled();
	await expect(runButton(page)).toBeInViewport({ ratio: 1 });
	for (const control of await form.locator("button, input, select, textarea").all())
		await expect(control).toBeDisabled();
});

test("the form of the script takes its place, with what was opened, as large as it was", async ({ page }) => {
	const release = await holdRequests(page, "**/*.js");
	await open(page, "/playground/");
	const height = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);
	const before = await height();
	await page.getByText("Parametreler").click();
	release();
	await expect(runButton(page)).toBeEnabled();
	await expect(page.locator("[data-shell]")).toHaveCount(0);
	await expect(page.locator("details:has(summary:text-is('Parametreler'))")).toHaveAttribute("open");
	await page.getByText("Parametreler").click();
	expect(await height()).toBe(before);
	await page.reload();
	await expect(runButton(page)).toBeEnabled();
});

test("a page that opens with another form never shows the first one", async ({ page }) => {
	const release = await holdRequests(page, "**/*.js");
	const shell = page.locator("[data-shell]");
	for (const end of ["?task=fill-mask", "?connection=key", "#form=none"]) {
		await open(page, `/playground/${end}`);
		await expect(shell).toHaveCount(0);
		await page.goto("about:blank");
	}
	await open(page, "/playground/");
	await expect(shell).toHaveCount(1);
	await page.evaluate(() =>
		sessionStorage.setItem("pusula-playground-image-to-text", '{"texts":{},"hasParts":false}'),
	);
	await page.goto("about:blank");
	await open(page, "/playground/");
	await expect(shell).toHaveCount(0);
	release();
});

test("a URL that the playground writes for its first form still opens with it", async ({ page }) => {
	await open(page, "/playground/");
	await expect(page).toHaveURL(/task=image-to-text/);
	const url = page.url();
	await holdRequests(page, "**/*.js");
	await open(page, url);
	await expect(page.locator("[data-shell]")).toHaveCount(1);
});

test("a link says which of its values the playground does not have, until the reader has chosen", async ({
	page,
}) => {
	const said = page.locator("[data-lost-link]");
	await page.goto("/playground/?task=mask-generation&connection=simulated");
	await expect(said).toHaveText(
		/Bağlantıdaki görev burada denenemiyor: mask-generation\. Yerine .+ açıldı\./,
	);
	await page.getByRole("combobox", { name: "Görev" }).selectOption("fill-mask");
	await expect(said).toHaveCount(0);
	await page.getByRole("combobox", { name: "Görev" }).selectOption({ index: 0 });
	await expect(said).toHaveCount(0);
	await page.goto("/playground/?task=conversational&provider=acme&scenario=no-such&connection=simulated");
	await expect(said.locator("p")).toHaveText([
		/^Bağlantıdaki sağlayıcı bu görevi burada sunmuyor: acme\. Yerine .+ seçildi\.$/,
		/^Bağlantıdaki senaryo bu sitede yok: no-such\./,
	]);
	await page.goto("/playground/?task=conversational&provider=groq&connection=simulated");
	await expect(runButton(page)).toBeEnabled();
	await expect(page.getByPlaceholder("Mesajınız")).toBeVisible();
	await expect(said).toHaveCount(0);
});

/** Opens a page up to the end of its HTML; its scripts may still be on their way. */
async function open(page: Page, url: string): Promise<void> {
	await page.goto(url, { waitUntil: "commit" });
	await expect(page.getByRole("contentinfo")).toBeAttached();
}

/** A line of about 1.6 Mbit/s with 150 ms to the server. */
async function slowDown(page: Page): Promise<void> {
	const session = await page.context().newCDPSession(page);
	await session.send("Network.emulateNetworkConditions", {
		offline: false,
		latency: 150,
		downloadThroughput: 200_000,
		uploadThroughput: 100_000,
	});
}
