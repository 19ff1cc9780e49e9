import type { KeptFile, LocalOptions, ModelStore } from "../types/public.ts";
import { Problem } from "../lib/problem.ts";
import { isOutdated } from "./file-keys.ts";
import { fetchListing } from "./listing.ts";
import { placeOf } from "./place.ts";
import { openStore } from "./store.ts";

/** Where to look, and a way to end it. */
export interface OutdatedOptions extends Pick<
	LocalOptions,
	"hubUrl" | "modelUrls" | "fetch" | "store" | "clock"
> {
	/** Ends the call early; its reason is thrown. Default: never. */
	readonly signal?: AbortSignal | undefined;
}

/** The kept files of a model that are of an earlier version. @throws Problem */
export async function findOutdatedFiles(
	model: string,
	{ signal = new AbortController().signal, ...options }: OutdatedOptions = {},
): Promise<readonly KeptFile[]> {
	const place = placeOf(model, options);
	const store = options.store ?? (await openStore());
	const kept = (await store.list()).filter((file) => file.model === model && !file.isNote);
	if (kept.length === 0 || place.listing === undefined)
		return kept.filter((file) => isOutdated(file, place, { isWhole: false, files: {} }));
	const files = await fetchListing(place, { signal, fetch: options.fetch, clock: options.clock });
	if (!files)
		throw new Problem(
			"offline",
			`${new URL(place.folder).host} gave no list of the files of ${model}, so it is not known whether they have changed.`,
		);
	return kept.filter((file) => isOutdated(file, place, { isWhole: true, files }));
}

/**
 * Deletes files that `listOutdatedFiles` found, and the list that names them: the next run fetches them anew, once the caller has agreed.
 * @param outdated Files from `listOutdatedFiles`.
 * @param given Where the files are kept; default: the browser's Cache storage.
 * @example
 * const store = folderStore("models");
 * const outdated = await listOutdatedFiles("onnx-community/all-MiniLM-L6-v2-ONNX", { store });
 * await deleteOutdatedFiles(outdated, store);
 */
export async function deleteOutdatedFiles(outdated: readonly KeptFile[], given?: ModelStore): Promise<void> {
	const store = given ?? (await openStore());
	const models = new Set(outdated.map(({ model }) => model));
	const notes = (await store.list()).filter(({ model, isNote }) => isNote && models.has(model));
	await Promise.all([...outdated, ...notes].map(({ url }) => store.remove(url)));
}
