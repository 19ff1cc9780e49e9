/** The part of Trusted Types that a worker's URL needs; browsers without them take the URL itself. */
interface TrustedTypes {
	createPolicy(
		name: string,
		rules: { createScriptURL(url: string): string },
	): { createScriptURL(url: string): string };
}

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

function trustUrl(url: string): string {
	const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }; // not in the DOM's types yet
	const rules = { createScriptURL: (script: string) => script };
	return trustedTypes?.createPolicy("pusula-service-worker", rules).createScriptURL(url) ?? url;
}
