import { listKeptModels, listOutdatedFiles, readModelFiles } from "@pusula/local";
import workerUrl from "@pusula/local/worker?worker&url";
import { keepPlayground } from "../effects/keep-playground.ts";
import { openSiteFile } from "../effects/site-file.ts";
import { toFileHref } from "../urls/file-href.ts";
import type { Locale } from "../locale.ts";

/** A piece of what runs the models that come with the site: files that the service worker keeps, or a model. */
export interface ShippedPiece {
	readonly id: string;
	/** Bytes of its files together. */
	readonly bytes: number;
	/** Paths below the base path; empty for a model. */
	readonly files: readonly string[];
	/** Its id, where its files lie, and their paths. They go to the store of models. */
	readonly model?: { readonly id: string; readonly folder: string; readonly paths: readonly string[] };
}

/** How a download is reported and stopped. */
export interface KeepOptions {
	readonly locale: Locale;
	readonly signal: AbortSignal;
	/** Called with the bytes of the pieces as they come, or at once for what is kept already. */
	readonly onBytes: (bytes: number) => void;
	/** Called when a piece is kept. */
	readonly onKept?: (id: string) => void;
}

/**
 * Keeps everything that runs the models of the site without a network: the playground, the worker, and the pieces, one after
 * the other. The service worker keeps what is requested.
 */
export async function keepShipped(
	pieces: readonly ShippedPiece[],
	{ locale, signal, onBytes, onKept }: KeepOptions,
): Promise<void> {
	await keepPlayground(locale, signal);
	for await (const script of walkScripts((url) => openSiteFile(url, { signal }))) void script;
	for (const { id, files, model } of pieces) {
		for (const file of files) await keepFile(toFileHref(`/${file}`), signal, onBytes);
		if (model) await readModelFiles(model.id, model.paths, { modelUrls: toUrls(model), signal, onBytes });
		onKept?.(id);
	}
}

/** What of it this device keeps. */
export interface KeptPieces {
	/** Ids of the pieces that are kept whole, in their current version. */
	readonly ids: ReadonlySet<string>;
	/** The worker's scripts are kept too: with all pieces, runs need no network. */
	readonly hasScripts: boolean;
}

/** Finds what is kept, without a request. Nothing is where the browser allows no storage. */
export async function findKeptPieces(pieces: readonly ShippedPiece[]): Promise<KeptPieces> {
	try {
		const found = await Promise.all(pieces.map(async (piece) => ((await isKept(piece)) ? [piece.id] : [])));
		return { ids: new Set(found.flat()), hasScripts: await keepsScripts() };
	} catch {
		return { ids: new Set(), hasScripts: false };
	}
}

async function isKept({ files, model }: ShippedPiece): Promise<boolean> {
	const found = await Promise.all(files.map((file) => findKept(toFileHref(`/${file}`))));
	if (!model) return found.every(Boolean);
	const kept = (await listKeptModels()).find((one) => one.model === model.id);
	if (!kept || kept.files < model.paths.length) return false;
	return (await listOutdatedFiles(model.id, { modelUrls: toUrls(model) })).length === 0;
}

async function keepsScripts(): Promise<boolean> {
	for await (const script of walkScripts((url) => findKept(url.href))) if (!script) return false;
	return true;
}

/** The worker's script and those that it names, each once; undefined for one that `open` does not find. */
async function* walkScripts(
	open: (url: URL) => Promise<Response | undefined>,
): AsyncGenerator<string | undefined> {
	const urls = new Set([new URL(workerUrl, location.href).href]);
	for (const url of urls) {
		const text = await (await open(new URL(url)))?.text();
		for (const [, name] of (text ?? "").matchAll(/["'`]\.\/([\w.@~-]+\.js)["'`]/g))
			if (name !== undefined) urls.add(new URL(name, url).href);
		yield text;
	}
}

async function keepFile(url: string, signal: AbortSignal, onBytes: (bytes: number) => void): Promise<void> {
	const kept = await findKept(url);
	if (kept) return onBytes((await kept.blob()).size);
	const response = await openSiteFile(url, { signal });
	const reader = response.body?.getReader();
	for (;;) {
		const { value } = (await reader?.read()) ?? {};
		if (!value) return;
		onBytes(value.byteLength);
	}
}

function findKept(url: string): Promise<Response | undefined> {
	return caches.match(url, { ignoreVary: true });
}

function toUrls({ id, folder }: NonNullable<ShippedPiece["model"]>): Readonly<Record<string, string>> {
	return { [id]: folder };
}
