import { trustUrl } from "../urls/trust-url.ts";

/**
 * Installs the service worker that keeps visited pages for reading without a network. The page itself and what it
 * loaded before the worker took over are kept too. Does nothing where the browser has no service workers.
 * @param base the site's base path, with a slash at its end
 */
export async function registerWorker(base: string): Promise<void> {
	if (!("serviceWorker" in navigator)) return;
	const workers = navigator.serviceWorker;
	const isFirstVisit = workers.controller === null;
	await workers.register(trustUrl(`${base}service-worker.js`), { scope: base, updateViaCache: "none" });
	if (!isFirstVisit) return;
	const { active } = await workers.ready;
	const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
	const urlsToCache = [location.href, ...loaded].filter((url) => url.startsWith(location.origin));
	// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
	active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } });
}
