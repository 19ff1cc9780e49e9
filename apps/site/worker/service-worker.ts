import { clientsClaim } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { cleanupOutdatedCaches, matchPrecache, precache } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import {
	findKeptKind,
	findOfflinePage,
	type KeptKind,
	toSiteCacheName,
	toPageKey,
} from "../src/lib/kept/kept-files.ts";

declare const self: ServiceWorkerGlobalScope;

/** The core that is fetched at installation, put here by the build: URLs, and marks that change with the content. */
declare const CORE: { url: string; revision: string | null }[];

const DAY_S = 24 * 60 * 60;
/** Some hosts vary by the requesting origin, which is always the site's own here. */
const MATCH = { ignoreVary: true };
/** A page from the device is better than a blank one for longer than this. */
const PATIENCE_S = 4;

const LEFT_ALONE = ["authorization", "range"];

const { scope } = self.registration;

precache(CORE);
cleanupOutdatedCaches();
void self.skipWaiting();
clientsClaim();

// A page always comes from the network while there is one, and names its files by the hashes of their contents:
// a page and its files fit together, whichever version of this worker serves them.
registerRoute(
	toMatcher("pages"),
	new NetworkFirst({
		cacheName: toSiteCacheName("pages", scope),
		matchOptions: MATCH,
		networkTimeoutSeconds: PATIENCE_S,
		plugins: [
			{
				cacheKeyWillBeUsed: async ({ request }) => toPageKey(new URL(request.url)),
				cacheWillUpdate: async ({ response }) => (isPage(response) ? response : null),
				handlerDidError: async ({ request }) => findSubstitute(new URL(request.url)),
			},
			new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 90 * DAY_S, purgeOnQuotaError: true }),
		],
	}),
);
registerRoute(
	toMatcher("assets"),
	new CacheFirst({
		cacheName: toSiteCacheName("assets", scope),
		matchOptions: MATCH,
		plugins: [
			{ handlerDidError: async ({ request }) => matchPrecache(request.url) },
			new ExpirationPlugin({ maxEntries: 800, maxAgeSeconds: 120 * DAY_S, purgeOnQuotaError: true }),
		],
	}),
);
// Fetched when a reader runs the first model, never before. A new version has other URLs; the oldest files make room.
registerRoute(
	toMatcher("runtime"),
	new CacheFirst({
		cacheName: toSiteCacheName("runtime", scope),
		matchOptions: MATCH,
		plugins: [new ExpirationPlugin({ maxEntries: 12, purgeOnQuotaError: true })],
	}),
);
registerRoute(
	toMatcher("data"),
	new NetworkFirst({
		cacheName: toSiteCacheName("data", scope),
		matchOptions: MATCH,
		networkTimeoutSeconds: PATIENCE_S,
		plugins: [
			{
				cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
				handlerDidError: async ({ request }) => matchPrecache(request.url),
			},
			new ExpirationPlugin({ maxEntries: 160, purgeOnQuotaError: true }),
		],
	}),
);

/** Requests that carry a credential are left alone, whatever they are for, and those of players, which want a range of a file. */
function toMatcher(kind: KeptKind): (options: { request: Request; url: URL }) => boolean {
	return ({ request, url }) =>
		!LEFT_ALONE.some((header) => request.headers.has(header)) &&
		findKeptKind(url, scope, request.mode === "navigate") === kind;
}

function isPage({ status, headers }: Response): boolean {
	return status === 200 && (headers.get("content-type") ?? "").startsWith("text/html");
}

async function findSubstitute(url: URL): Promise<Response | undefined> {
	return (await matchPrecache(toPageKey(url))) ?? matchPrecache(findOfflinePage(url, scope));
}
