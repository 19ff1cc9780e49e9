import { listDemoFiles } from "../demo/studio/demo-folder.ts";
import type { Page } from "@playwright/test";
import { expect, test } from "./watched-page.ts";

const animations = (await listDemoFiles()).filter((file) => file.endsWith(".gif"));
const MOVING = [...new Set(animations.map((file) => file.split("/")[0] ?? ""))];

test("there are animations to look at", () => {
	expect(MOVING.length).toBeGreaterThan(4);
});

for (const task of MOVING) {
	test.describe(`the example of ${task}`, () => {
		test("moves for readers who do not mind", async ({ page }) => {
			await page.emulateMedia({ reducedMotion: "no-preference" });
			expect(await readPictures(page, task)).toContainEqual(expect.stringMatching(/\.gif$/));
		});

		test("stands still for readers who prefer less motion, and no animation is fetched", async ({ page }) => {
			const fetched: string[] = [];
			page.on("request", (request) => fetched.push(request.url()));
			await page.emulateMedia({ reducedMotion: "reduce" });
			const pictures = await readPictures(page, task);
			expect(pictures.length).toBeGreaterThan(0);
			expect([...pictures, ...fetched].filter((url) => url.endsWith(".gif"))).toEqual([]);
			expect(await page.locator("video[autoplay]").count()).toBe(0);
			const running = await page.evaluate(
				() => document.getAnimations().filter(({ playState }) => playState === "running").length,
			);
			expect(running).toBe(0);
		});
	});
}

/** What the browser chose to show for each picture of a task's example. */
async function readPictures(page: Page, task: string): Promise<readonly string[]> {
	await page.goto(`/tasks/${task}/`);
	const pictures = page.locator("article picture img");
	for (const picture of await pictures.all()) {
		await picture.scrollIntoViewIfNeeded();
		await expect(picture).toHaveJSProperty("complete", true);
	}
	return pictures.evaluateAll((images) =>
		images.map((image) => (image instanceof HTMLImageElement ? image.currentSrc : "")),
	);
}
