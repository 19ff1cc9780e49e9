import record from "../../../language-model/record.json" with { type: "json" };
import { toFileHref } from "../../lib/urls/file-href.ts";

/** The small language model that the site trains and ships itself: what its training and its export recorded. */
export const SMALL_MODEL = record;

/** Where its files lie, below the base path: other files have another URL, so that browsers may keep these for good. */
export const SMALL_MODEL_FOLDER = `/models/${record.id}/${record.version}/` as const;

/** The same by the model's id, for what runs models. */
export function listSmallModelUrls(): Readonly<Record<string, string>> {
	return { [record.id]: toFileHref(SMALL_MODEL_FOLDER) };
}

/** Bytes of all files that running the model fetches, without the runtime. */
export function countModelBytes(): number {
	return Object.values(record.files).reduce((sum, { bytes }) => sum + bytes, 0);
}
