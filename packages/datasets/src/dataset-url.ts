import type { DatasetId } from "./datasets.ts";
import type { Language, Split } from "./types/dataset.ts";

/** Where a file of a data set lies: for `fetch` in pages that Vite built, for `readFile` in Node. */
export function datasetUrl(id: DatasetId, split: Split, language: Language): URL {
	return new URL(`../data/${id}/${split}.${language}.jsonl`, import.meta.url);
}
