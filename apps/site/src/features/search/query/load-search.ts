import type { DialMark } from "../../../facts/tasks/dial-marks.ts";
import { buildSuggestions, type SuggestNames } from "./nearest-names.ts";
import type { WrittenParts } from "../index/read-sections.ts";
import { readServedPage } from "./read-page.ts";
import { buildSearch, type Search } from "./search-index.ts";
import { checkSearchIndex, listAllEntries, type SearchIndexFile } from "../index/search-index-file.ts";

/** Reads the text of a page; undefined where it cannot be had, as without a network. */
type ReadPage = (path: string) => Promise<WrittenParts | undefined>;

/** A search that is ready in the browser. */
export interface LoadedSearch {
	readonly file: SearchIndexFile;
	readonly find: Search;
	readonly suggest: SuggestNames;
	readonly readPage: ReadPage;
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

/** What `/search/<locale>-dial.json` holds: the compass of tasks by modality, each in its colour. */
export interface DialFile {
	readonly label: string;
	/** Label of the names of the colours. */
	readonly legend: string;
	readonly groups: readonly {
		readonly name: string;
		readonly colour: string;
		readonly marks: readonly DialMark[];
	}[];
}

/** Fetches the compass of tasks. @throws without a network, or when the site has none */
export async function loadDial(url: string): Promise<DialFile> {
	const response = await fetch(url);
	if (!response.ok) throw new Error(`Compass: ${response.status}`);
	return (await response.json()) as DialFile; // built with the page
}

async function loadSearch(url: string): Promise<LoadedSearch> {
	const response = await fetch(url);
	if (!response.ok) throw new Error(`Search index: ${response.status}`);
	const file = checkSearchIndex(await response.json());
	const entries = listAllEntries(file);
	return {
		file,
		find: await buildSearch(entries, file.locale),
		suggest: buildSuggestions(entries),
		readPage: readPagesOnce(),
	};
}

/** Makes a function that fetches the Markdown beside the HTML of a page, cuts it at its headings, and keeps it. */
function readPagesOnce(): ReadPage {
	const pages = new Map<string, Promise<WrittenParts>>();
	return async (path) => {
		const page = pages.get(path) ?? readPage(path);
		pages.set(path, page);
		try {
			return await page;
		} catch {
			pages.delete(path); // the next search tries again
			return undefined;
		}
	};
}

/** @throws without a network, or when the page has no text */
async function readPage(path: string): Promise<WrittenParts> {
	if (!navigator.onLine) throw new Error("There is no network.");
	const response = await fetch(`${path}index.md`);
	if (!response.ok) throw new Error(`${path} could not be read: ${response.status}`);
	return readServedPage(await response.text());
}
