import type { Page } from "@playwright/test";

/** A font that comes after the first paint is not used. */
export async function keepFirstLetters(page: Page): Promise<void> {
	await page.route("**/*", async (route) => {
		if (route.request().resourceType() !== "document") return route.fallback();
		const response = await route.fetch();
		const body = (await response.text()).replaceAll("font-display:swap", "font-display:optional");
		return route.fulfill({ response, body });
	});
}

/** Keeps the score of every movement of the page in `shifts`. */
export async function watchShifts(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const shifts: number[] = [];
		Object.assign(globalThis, { shifts });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) if ("value" in entry) shifts.push(Number(entry.value));
		}).observe({ type: "layout-shift", buffered: true });
	});
}
