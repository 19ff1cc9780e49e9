import type { Locale } from "../../../lib/locale.ts";
import { toFileHref } from "../../../lib/paths.ts";

/**
 * Keeps what the playground needs without a network, one file after the other and behind all else: the service worker
 * keeps each file that is requested. Without a worker, or where the reader saves data, nothing is requested. Returns what ends it.
 */
export function keepOffline(locale: Locale): () => void {
	const controller = new AbortController();
	const { signal } = controller;
	const start = (): void => void keepAll(locale, signal).catch(() => undefined); // the next visit goes on
	const workers = "serviceWorker" in navigator ? navigator.serviceWorker : undefined;
	if (isSavingData()) return () => undefined;
	if (workers?.controller) start();
	else workers?.addEventListener("controllerchange", start, { signal, once: true });
	return () => controller.abort();
}

/** One file after the other; those that are kept already cost nothing. */
async function keepAll(locale: Locale, signal: AbortSignal): Promise<void> {
	const response = await fetch(toFileHref(`/playground-tasks/${locale}/files.json`), { signal });
	if (!response.ok) return;
	const files = (await response.json()) as readonly string[]; // written by the site itself
	for (const file of files) {
		if (signal.aborted) return;
		if (await caches.match(file)) continue;
		const kept = await fetch(file, { signal, priority: "low" });
		await kept.arrayBuffer();
	}
}

function isSavingData(): boolean {
	const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }; // not in every browser
	return connection?.saveData === true;
}
