import { openSiteFile } from "../../lib/effects/site-file.ts";
import { readModelFiles } from "@pusula/local";
import workerUrl from "@pusula/local/worker?worker&url";
import { keepPlayground } from "../../lib/effects/keep-playground.ts";
import type { Locale } from "../../lib/locale.ts";
import { toFileHref } from "../../lib/file-href.ts";
import { SHIPPED_PARTS, toRuntimePath } from "../../lib/runtime-files.ts";

/** A model that comes with the site: where its files lie, and their paths. */
export interface ShippedFiles {
	readonly model: string;
	readonly folder: string;
	readonly paths: readonly string[];
}

/** How a download is reported and stopped. */
export interface KeepOptions {
	readonly locale: Locale;
	readonly signal: AbortSignal;
	/** Called with the bytes of runtimes and models as they come, or at once for what is kept already. */
	readonly onBytes: (bytes: number) => void;
}

/**
 * Keeps everything that runs the models of the site without a network: the playground, the worker, the runtimes, the models.
 * The service worker keeps what is requested; the model's own files go to the store of models.
 */
export async function keepShipped(
	{ model, folder, paths }: ShippedFiles,
	{ locale, signal, onBytes }: KeepOptions,
): Promise<void> {
	await keepPlayground(locale, signal);
	await keepScripts(new URL(workerUrl, location.href), signal, new Set());
	for (const part of SHIPPED_PARTS)
		for (const file of part.files)
			await keepFile(toFileHref(`/${toRuntimePath(part, file)}`), signal, onBytes);
	await readModelFiles(model, paths, { modelUrls: { [model]: folder }, signal, onBytes });
}

/** A script and those that it names, each once. */
async function keepScripts(url: URL, signal: AbortSignal, seen: Set<string>): Promise<void> {
	if (seen.has(url.href)) return;
	seen.add(url.href);
	const response = await openSiteFile(url, { signal });
	for (const [, name] of (await response.text()).matchAll(/["'`]\.\/([\w.@~-]+\.js)["'`]/g))
		if (name !== undefined) await keepScripts(new URL(name, url), signal, seen);
}

async function keepFile(url: string, signal: AbortSignal, onBytes: (bytes: number) => void): Promise<void> {
	const kept = await caches.match(url, { ignoreVary: true });
	if (kept) return onBytes((await kept.blob()).size);
	const response = await openSiteFile(url, { signal });
	const reader = response.body?.getReader();
	for (;;) {
		const { value } = (await reader?.read()) ?? {};
		if (!value) return;
		onBytes(value.byteLength);
	}
}
