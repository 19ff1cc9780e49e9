import { type Page, test as unwatched } from "@playwright/test";
import { expect, test } from "./watched-page.ts";
import { findViolations } from "./find-violations.ts";

/** A page with each moving drawing, and the label of its first slider. */
const PLACES = [
	["added-noise", "/tasks/image-to-image/", "Ortadaki resmin gürültüsü"],
	["attention", "/en/tasks/text-ranking/", "How much the vector"],
	["beam-search", "/tasks/translation/", "İzlenen aday"],
	["box-overlap", "/metrics/", "Sağa kayma"],
	["cosine", "/en/metrics/", "Angle of the third picture"],
	["denoising", "/tasks/text-to-image/", "Adım"],
	["flagged-mail", "/metrics/", "Eşik"],
	["learned-merges", "/docs/concepts/tokens/", "Birleştirme sayısı"],
	["learning-rate", "/en/tasks/image-feature-extraction/", "Learning rate"],
	["nearest-leaves", "/tasks/image-feature-extraction/", "Komşu sayısı k"],
	["temperature", "/tasks/text-generation/", "Sıcaklık"],
] as const;

const SCRIPT = /\/_astro\/move-drawing[^/]*\.js/;

for (const [id, path, label] of PLACES) {
	test(`${id} moves by keyboard, and its result is said`, async ({ page }) => {
		await page.goto(path);
		const figure = page.locator(`[data-drawing=${id}]`);
		const slider = figure.getByRole("slider", { name: label });
		const loaded = page.waitForResponse(SCRIPT);
		await slider.focus();
		await loaded;
		const picture = figure.locator("svg:visible");
		const before = await picture.innerHTML();
		const said = await figure.locator("output").textContent();
		const size = await picture.boundingBox();
		await expect(async () => {
			await slider.press("ArrowRight");
			expect(await picture.innerHTML()).not.toBe(before);
		}).toPass();
		await slider.press("End");
		await expect(figure.locator("output")).not.toHaveText(said ?? "");
		await expect(figure.getByRole("img")).toHaveAccessibleDescription(
			(await figure.locator("output").textContent()) ?? "",
		);
		expect(await slider.getAttribute("aria-valuetext")).toBe(
			await slider.locator("..").locator("b").textContent(),
		);
		const after = await picture.boundingBox();
		expect([after?.width, after?.height]).toEqual([size?.width, size?.height]);
		expect(await findViolations(page, { within: `[data-drawing=${id}]` })).toEqual([]);
	});
}

test("what moves a drawing is fetched when the drawing comes near", async ({ page }) => {
	const fetched = listRequests(page, SCRIPT);
	await page.goto("/tasks/text-generation/", { waitUntil: "networkidle" });
	expect(fetched).toEqual([]);
	const loaded = page.waitForResponse(SCRIPT);
	await page.locator("[data-drawing=temperature]").scrollIntoViewIfNeeded();
	await loaded;
});

unwatched("sliders whose script cannot be fetched are not left without effect", async ({ page, context }) => {
	await context.route(SCRIPT, (route) => route.abort()); // the browser logs an error
	await page.goto("/tasks/text-generation/");
	const figure = page.locator("[data-drawing=temperature]");
	await figure.scrollIntoViewIfNeeded();
	await expect(figure.getByRole("slider")).toHaveCount(0);
	await expect(figure.getByRole("img")).toBeVisible();
});

function listRequests(page: Page, pattern: RegExp): readonly string[] {
	const urls: string[] = [];
	page.on("request", (request) => {
		if (pattern.test(request.url())) urls.push(request.url());
	});
	return urls;
}
