import { isBroken, noRoom } from "../lib/problem.ts";
import { dropBegun, keepBegun } from "./begun-plans.ts";
import { download } from "./download.ts";
import { isOutdated, toKey } from "./file-keys.ts";
import { dropListing, keepListing, type KeptListing, loadListing } from "./keep-file.ts";
import { fetchFacts, type FileFacts } from "./listing.ts";
import { type Parts, partsOf } from "./parts.ts";
import type { Place } from "./place.ts";
import type { Requests } from "./request.ts";
import type { KeptFile, ModelPlan, ModelStore, PlannedFile } from "../types/public.ts";

/** The files of one model for one call: those kept on this device, and those to fetch. */
export interface ModelFiles {
	/** What is known of a file; null where the model has none of this path. */
	readonly factsOf: (path: string) => Promise<FileFacts | null>;
	/** A file as a plan names it; undefined where the model has none of this path. */
	readonly plan: (path: string) => Promise<PlannedFile | undefined>;
	/** A whole file, fetched where it is not kept; undefined where the model has none of this path. */
	readonly read: (path: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
	/** From here on, what is fetched is kept, and with it what was fetched before. Earlier versions are deleted. */
	readonly keepAll: () => Promise<void>;
	/** Deletes the kept copy of a model whose files turned out to be broken. */
	readonly forget: () => Promise<void>;
}

/** What a call gives its files. */
export interface FilesContext extends Requests {
	readonly place: Place;
	readonly store: ModelStore;
	readonly onBytes?: ((bytes: number) => void) | undefined;
}

/** Opens the files of a model. Nothing is fetched yet, and nothing is kept before `keepAll`. */
export function openModelFiles(context: FilesContext): ModelFiles {
	const { place, store, onBytes = () => undefined, ...requests } = context;
	const { model } = place;
	const held = new Map<string, Uint8Array<ArrayBuffer>>();
	let listing: Promise<KeptListing> | undefined;
	let mayKeep = false;
	let isForgotten = false;

	const list = (): Promise<KeptListing> => (listing ??= loadListing(place, store, requests));

	async function factsOf(path: string): Promise<FileFacts | null> {
		const { isWhole, files } = await list();
		if (Object.hasOwn(files, path)) return files[path] ?? null;
		if (isWhole) return null;
		return (files[path] = await fetchFacts(new URL(path, place.folder).href, model, requests));
	}

	async function plan(path: string): Promise<PlannedFile | undefined> {
		const facts = await factsOf(path);
		return facts ? planFile(path, facts, place, store) : undefined;
	}

	async function read(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
		requests.signal.throwIfAborted();
		const facts = await factsOf(path);
		if (facts === null) return undefined;
		const key = toKey(place, path, facts);
		const found = held.get(path) ?? ((await plan(path))?.isKept ? await store.read(key) : undefined);
		if (found || isForgotten) return found; // the library goes on reading for a while after it has failed
		const parts = mayKeep ? partsOf(place, path, facts, store) : undefined;
		const url = new URL(path, place.folder).href;
		const bytes = await download({ url, model, path, facts, requests, onBytes, parts }).catch(giveUp);
		await (mayKeep ? inPlaceOf(parts, () => keep(path, bytes)) : held.set(path, bytes));
		return bytes;
	}

	/** A file that is not what the list says may be a newer one. */
	async function giveUp(error: unknown): Promise<never> {
		if (isBroken(error)) await dropListing(place, store);
		throw error;
	}

	async function keep(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
		try {
			await keepListing(place, store, await list());
			await store.keep(toKey(place, path, await factsOf(path)), bytes, model);
		} catch (cause) {
			throw noRoom(`${path} of ${model}`, cause);
		}
	}

	return {
		factsOf,
		plan,
		read,
		async keepAll() {
			mayKeep = true;
			const known = await list();
			await remove(model, store, (file) => isOutdated(file, place, known));
			for (const [path, bytes] of held) await keep(path, bytes);
			held.clear();
		},
		forget() {
			isForgotten = true;
			return remove(model, store, () => true);
		},
	};
}

/** Fetches what is not kept yet of the files of a plan. Where it breaks off, a note in the store names what it was to bring. */
export async function readAll(
	{ dtype, files }: Pick<ModelPlan, "dtype" | "files">,
	{ read }: Pick<ModelFiles, "read">,
	{ place, store }: Pick<FilesContext, "place" | "store">,
): Promise<void> {
	const missing = files.filter(({ isKept }) => !isKept);
	if (missing.length > 0) await keepBegun(place, dtype, files, store);
	for (const { path } of missing) await read(path);
	await dropBegun(place, dtype, store);
}

/** A file is kept where this very content of it is, if its hash is known; else where one of its size is. */
async function planFile(
	path: string,
	facts: FileFacts,
	place: Place,
	store: ModelStore,
): Promise<PlannedFile> {
	const { bytes, isExact } = facts;
	const size = await store.sizeOf(toKey(place, path, facts));
	const isKept = size !== undefined && (!isExact || size === bytes);
	if (isKept) return { path, bytes: size, isKept };
	const partBytes = await partsOf(place, path, facts, store)?.size();
	return { path, bytes, isKept, ...(partBytes && { partBytes }) };
}

/** Deletes the kept files of a model for which `isOver` holds. */
async function remove(model: string, store: ModelStore, isOver: (file: KeptFile) => boolean): Promise<void> {
	for (const file of await store.list())
		if (file.model === model && isOver(file)) await store.remove(file.url);
}

/** Keeps a whole file and deletes its parts; before it, where there is no room for both. */
async function inPlaceOf(parts: Parts | undefined, keep: () => Promise<void>): Promise<void> {
	await keep().catch(async () => {
		await parts?.drop();
		await keep();
	});
	await parts?.drop();
}
