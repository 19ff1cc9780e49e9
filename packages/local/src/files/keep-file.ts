import { Problem } from "../lib/problem.ts";
import { fetchListing, type Listing } from "./listing.ts";
import type { Place } from "./place.ts";
import type { Requests } from "./request.ts";
import type { ModelStore } from "../types/public.ts";

/** The hub's list as it is kept beside the files: with it, a model that is kept whole needs no network. */
export interface KeptListing {
	/** Paths that are not in it do not exist. */
	readonly isWhole: boolean;
	readonly files: Listing;
}

const LISTING = ".pusula-listing.json";

/** The list of a model's files: the one kept with them, else the hub's. */
export async function loadListing(place: Place, store: ModelStore, requests: Requests): Promise<KeptListing> {
	const kept = await readKeptListing(place, store);
	if (kept) return kept;
	const files = await fetchListing(place, requests);
	return { isWhole: files !== undefined, files: files ?? {} };
}

/** The list that is kept with a model's files; undefined where none is. */
export async function readKeptListing(
	{ folder }: Place,
	store: ModelStore,
): Promise<KeptListing | undefined> {
	const kept = await store.read(folder + LISTING);
	return kept && (JSON.parse(new TextDecoder().decode(kept)) as KeptListing); // written by keepFile
}

/** Drops the kept list, so that the next call fetches it again. */
export function dropListing({ folder }: Place, store: ModelStore): Promise<void> {
	return store.remove(folder + LISTING);
}

/**
 * Keeps a whole file, and the list that it stands in.
 * @throws Problem `no-room`
 */
export async function keepFile(
	{ folder, model }: Place,
	store: ModelStore,
	{ path, bytes }: { path: string; bytes: Uint8Array<ArrayBuffer> },
	listing: KeptListing,
): Promise<void> {
	try {
		const list = new TextEncoder().encode(JSON.stringify(listing));
		await store.keep(folder + LISTING, list, model, true);
		await store.keep(new URL(path, folder).href, bytes, model);
	} catch (cause) {
		throw new Problem(
			"no-room",
			`There is no room on this device for ${path} of ${model}. Delete models that are no longer needed.`,
			{ cause },
		);
	}
}
