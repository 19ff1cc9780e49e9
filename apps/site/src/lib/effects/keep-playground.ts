import { openSiteFile, readSiteJson } from "./site-file.ts";
import type { Locale } from "../locale.ts";
import { toFileHref } from "../urls/file-href.ts";

/**
 * Requests what the playground needs without a network, one file after the other and behind all else: the service worker keeps
 * each file that is requested. Those that are kept already cost nothing.
 */
export async function keepPlayground(locale: Locale, signal: AbortSignal): Promise<void> {
	const url = toFileHref(`/playground-tasks/${locale}/files.json`);
	const files = await readSiteJson<readonly string[]>(url, signal);
	for (const file of files) {
		signal.throwIfAborted();
		if (await caches.match(file)) continue;
		const kept = await openSiteFile(file, { signal, priority: "low" });
		await kept.arrayBuffer();
	}
}
