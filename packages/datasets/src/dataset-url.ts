import type { DatasetId } from "./datasets.ts";
import type { Language, Split } from "./types/dataset.ts";

/** Where a file of a data set lies, for `readFile` in Node. A bundler takes none of the files along; import `data/*` there. */
export function datasetUrl(id: DatasetId, split: Split, language: Language): URL {
	return new URL(/* @vite-ignore */ `../data/${id}/${split}.${language}.jsonl`, import.meta.url);
}
