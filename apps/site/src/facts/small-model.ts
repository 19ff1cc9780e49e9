import record from "../../language-model/record.json" with { type: "json" };

/** The small language model that the site trains and ships itself: what its training and its export recorded. */
export const SMALL_MODEL = record;

/** Where its files lie, below the base path. */
export const SMALL_MODEL_FOLDER = `/models/${record.id}/` as const;

/** Bytes of all files that running the model fetches, without the runtime. */
export function countModelBytes(): number {
	return Object.values(record.files).reduce((sum, { bytes }) => sum + bytes, 0);
}
