import type { Page } from "@playwright/test";

/** Keeps the largest text or picture that a page has painted, also where it goes again. */
export async function watchLargest(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const painted: { largest: string; isField: boolean } = { largest: "", isField: false };
		Object.assign(globalThis, { painted });
		new PerformanceObserver((list) => {
			const entry = list.getEntries().at(-1);
			if (!entry || !("element" in entry) || !("url" in entry)) return;
			const url = String(entry.url);
			const element = entry.element instanceof Element ? entry.element : undefined;
			painted.largest = url === "" ? (element?.textContent.trim() ?? "") : new URL(url).pathname;
			// The text of a field belongs to a tree of the browser's own, which it does not name.
			painted.isField = url === "" && element === undefined;
		}).observe({ type: "largest-contentful-paint", buffered: true });
	});
}

/** The text, or the path of the picture, that `watchLargest` has kept. */
export async function readLargest(page: Page): Promise<string> {
	return page.evaluate(() => {
		const { painted } = globalThis as unknown as { painted: { largest: string; isField: boolean } };
		if (!painted.isField) return painted.largest;
		return document.querySelector("main textarea")?.textContent.trim() ?? "";
	});
}

/** The words of a page, followed by the paths of its pictures. */
export function listContents(html: string): string {
	const sources = [...html.matchAll(/<img\s[^>]*src="([^"]*)"/g)].map(([, source]) => source);
	const words = html
		.replaceAll(/<[^>]*>/g, "")
		.replaceAll(/&#39;|&#x27;/g, "'")
		.replaceAll("&lt;", "<")
		.replaceAll("&gt;", ">")
		.replaceAll("&quot;", '"')
		.replaceAll("&amp;", "&");
	return [words, ...sources].join("\n");
}
