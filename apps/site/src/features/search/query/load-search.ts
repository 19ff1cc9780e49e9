import { buildSuggestions, type SuggestNames } from "./nearest-names.ts";
import { buildSearch, type Search } from "./search-index.ts";
import { checkSearchIndex, listAllEntries, type SearchIndexFile } from "../index/search-index-file.ts";

/** A search that is ready in the browser. */
export interface LoadedSearch {
	readonly file: SearchIndexFile;
	readonly find: Search;
	readonly suggest: SuggestNames;
}

/** Makes a function that fetches the index on its first call and keeps it; after a failure the next call tries again. */
export function loadSearchOnce(url: string): () => Promise<LoadedSearch> {
	let loading: Promise<LoadedSearch> | undefined;
	return () => {
		loading ??= loadSearch(url).catch((error: unknown) => {
			loading = undefined;
			throw error;
		});
		return loading;
	};
}

async function loadSearch(url: string): Promise<LoadedSearch> {
	const response = await fetch(url);
	if (!response.ok) throw new Error(`Search index: ${response.status}`);
	const file = checkSearchIndex(await response.json());
	const entries = listAllEntries(file);
	return { file, find: await buildSearch(entries, file.locale), suggest: buildSuggestions(entries) };
}
