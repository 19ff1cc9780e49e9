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

/** The list of a model's files: the one kept with them, else the hub's. A kept one that cannot be read counts as absent. */
export async function loadListing(place: Place, store: ModelStore, requests: Requests): Promise<KeptListing> {
	const found = await store.read(place.folder + LISTING);
	const kept = found && parse(found);
	if (kept) return kept;
	const files = await fetchListing(place, requests);
	const listing = { isWhole: files !== undefined, files: files ?? {} };
	if (found) await keepListing(place, store, listing);
	return listing;
}

/** Drops the kept list, so that the next call fetches it again. */
export function dropListing({ folder }: Place, store: ModelStore): Promise<void> {
	return store.remove(folder + LISTING);
}

/** Keeps the list of a model's files. Rejects where there is no room. */
export function keepListing(
	{ folder, model }: Place,
	store: ModelStore,
	listing: KeptListing,
): Promise<void> {
	const bytes = new TextEncoder().encode(JSON.stringify(listing));
	return store.keep(folder + LISTING, bytes, model, true);
}

function parse(bytes: Uint8Array): KeptListing | undefined {
	try {
		const kept = JSON.parse(new TextDecoder().decode(bytes)) as KeptListing; // written by keepListing, or broken since
		const entries = Object.values(kept.files);
		// A whole list names at least one file, and every entry says whether its size is exact.
		const isRight = entries.every((facts) => facts === null || typeof facts.isExact === "boolean");
		return isRight && (!kept.isWhole || entries.length > 0) ? kept : undefined;
	} catch {
		return undefined;
	}
}
