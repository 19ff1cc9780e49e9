import type { Page, Request } from "@playwright/test";

/** Keeps requests of a page for a URL, or those of them that `isHeld` names, back until the returned function is called. */
export async function holdRequests(
	page: Page,
	url: string | RegExp,
	isHeld: (request: Request) => boolean = () => true,
): Promise<() => void> {
	let open = (): void => undefined;
	const gate = new Promise<void>((resolve) => {
		open = resolve;
	});
	await page.route(url, async (route) => {
		if (isHeld(route.request())) await gate;
		await route.continue().catch(() => undefined); // the page may have gone
	});
	return () => open();
}

/** Keeps the file of the picture's example, which a form fetches, back until the returned function is called. */
export async function holdExamplePicture(page: Page): Promise<() => void> {
	return holdRequests(page, "**/_astro/cat.*.png", (request) => request.resourceType() === "fetch");
}
