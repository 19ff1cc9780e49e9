import type { KeptFile, LocalOptions, ModelStore } from "../types/public.ts";
import { Problem } from "../lib/problem.ts";
import { fetchListing, type FileFacts } from "./listing.ts";
import { placeOf } from "./place.ts";
import { readKeptListing } from "./keep-file.ts";
import { openStore } from "./store.ts";

/** Where to look, and a way to end it. */
export interface OutdatedOptions extends Pick<LocalOptions, "hubUrl" | "fetch" | "store"> {
	readonly signal?: AbortSignal | undefined;
}

/**
 * The kept files of a model that its hub has changed or taken away since. Asks the hub for its list and fetches nothing else.
 * Empty for a model that is current, and for one whose hub has no list.
 * @throws Problem
 */
export async function listOutdatedFiles(
	model: string,
	{ signal = new AbortController().signal, ...options }: OutdatedOptions = {},
): Promise<readonly KeptFile[]> {
	const place = placeOf(model, options);
	const store = options.store ?? (await openStore());
	const kept = await readKeptListing(place, store);
	if (!kept?.isWhole) return [];
	const now = await fetchListing(place, { signal, fetch: options.fetch });
	if (!now)
		throw new Problem(
			"offline",
			`${new URL(place.folder).host} gave no list of the files of ${model}, so it is not known whether they have changed.`,
		);
	const files = (await store.list()).filter((file) => file.model === model && !file.isNote);
	return files.filter(({ url }) => {
		if (!url.startsWith(place.folder)) return false;
		const path = decodeURIComponent(url.slice(place.folder.length));
		return !isSame(kept.files[path], now[path]);
	});
}

/** Deletes such files and the list that names them: the next run fetches those files anew, once the caller has agreed. */
export async function deleteOutdatedFiles(outdated: readonly KeptFile[], given?: ModelStore): Promise<void> {
	const store = given ?? (await openStore());
	const models = new Set(outdated.map(({ model }) => model));
	const notes = (await store.list()).filter(({ model, isNote }) => isNote && models.has(model));
	await Promise.all([...outdated, ...notes].map(({ url }) => store.remove(url)));
}

function isSame(one: FileFacts | null | undefined, other: FileFacts | null | undefined): boolean {
	if (!one || !other) return one === other;
	return one.bytes === other.bytes && one.sha256 === other.sha256 && one.gitId === other.gitId;
}
