import { keepPlayground } from "../../../lib/effects/keep-playground.ts";
import type { Locale } from "../../../lib/locale.ts";

/**
 * Keeps what the playground needs without a network. Without a service worker, or where the reader saves data, nothing is requested. Returns what ends it.
 */
export function keepOffline(locale: Locale): () => void {
	const controller = new AbortController();
	const { signal } = controller;
	const start = (): void => void keepPlayground(locale, signal).catch(() => undefined); // the next visit goes on
	const workers = "serviceWorker" in navigator ? navigator.serviceWorker : undefined;
	if (isSavingData()) return () => undefined;
	if (workers?.controller) start();
	else workers?.addEventListener("controllerchange", start, { signal, once: true });
	return () => controller.abort();
}

function isSavingData(): boolean {
	const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }; // not in every browser
	return connection?.saveData === true;
}
