import { Problem } from "../lib/problem.ts";
import { download } from "./download.ts";
import { dropListing, keepFile, type KeptListing, loadListing } from "./keep-file.ts";
import { fetchFacts, type FileFacts } from "./listing.ts";
import type { Place } from "./place.ts";
import type { Requests } from "./request.ts";
import type { ModelStore } from "../types/public.ts";

/** The files of one model for one call: those kept on this device, and those to fetch. */
export interface ModelFiles {
	/** What is known of a file; null where the model has none of this path. */
	readonly factsOf: (path: string) => Promise<FileFacts | null>;
	readonly isKept: (path: string) => Promise<boolean>;
	/** A whole file, fetched where it is not kept; undefined where the model has none of this path. */
	readonly read: (path: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
	/** From here on, what is fetched is kept, and with it what was fetched before. */
	readonly keepAll: () => Promise<void>;
	/** Deletes the kept copy of a model whose files turned out to be broken. */
	readonly forget: () => Promise<void>;
}

/** What a call gives its files. */
export interface FilesContext extends Requests {
	readonly place: Place;
	readonly store: ModelStore;
	readonly onBytes: (bytes: number) => void;
}

/** Opens the files of a model. Nothing is fetched yet, and nothing is kept before `keepAll`. */
export function openModelFiles({ place, store, onBytes, ...requests }: FilesContext): ModelFiles {
	const { model, folder } = place;
	const held = new Map<string, Uint8Array<ArrayBuffer>>();
	let listing: Promise<KeptListing> | undefined;
	let mayKeep = false;

	const list = (): Promise<KeptListing> => (listing ??= loadListing(place, store, requests));
	const urlOf = (path: string): string => new URL(path, folder).href;

	async function factsOf(path: string): Promise<FileFacts | null> {
		const { isWhole, files } = await list();
		if (Object.hasOwn(files, path)) return files[path] ?? null;
		if (isWhole) return null;
		return (files[path] = await fetchFacts(urlOf(path), model, requests));
	}

	async function isKept(path: string): Promise<boolean> {
		const facts = await factsOf(path);
		const bytes = await store.sizeOf(urlOf(path));
		return facts !== null && bytes !== undefined && (!facts.isExact || bytes === facts.bytes);
	}

	async function read(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
		requests.signal.throwIfAborted();
		const facts = await factsOf(path);
		if (facts === null) return undefined;
		const kept = held.get(path) ?? ((await isKept(path)) ? await store.read(urlOf(path)) : undefined);
		if (kept) return kept;
		const bytes = await download({ url: urlOf(path), model, path, facts, requests, onBytes }).catch(giveUp);
		if (mayKeep) await keep(path, bytes);
		else held.set(path, bytes);
		return bytes;
	}

	/** A file that is not what the list says may be a newer one. */
	async function giveUp(error: unknown): Promise<never> {
		if (error instanceof Problem && error.kind === "broken-file") await dropListing(place, store);
		throw error;
	}

	async function keep(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
		await keepFile(place, store, { path, bytes }, await list());
	}

	return {
		factsOf,
		isKept,
		read,
		async keepAll() {
			mayKeep = true;
			for (const [path, bytes] of held) await keep(path, bytes);
			held.clear();
		},
		async forget() {
			for (const { url, model: owner } of await store.list()) if (owner === model) await store.remove(url);
		},
	};
}
