import { isWordless, modelKnows } from "../../../../facts/models/model-facts.ts";
import { TURKISH } from "../../../../lib/locale.ts";
import type { ModelOption } from "./list-options.ts";

/** How many of the models that fit what was typed know Turkish. */
export interface FilterCounts {
	readonly known: number;
	readonly total: number;
}

/** Options behind the filter, and its words about them. */
export interface FilteredOptions {
	readonly options: readonly ModelOption[];
	/** Absent where the filter would leave all models or none. */
	readonly counts?: FilterCounts;
}

/**
 * The options for models that know Turkish, where the filter is on. One whose languages no source names does not count
 * as knowing it, nor does one that takes no texts.
 * @param all the options before anything is typed
 */
export function filterOptions(
	options: readonly ModelOption[],
	all: readonly ModelOption[],
	isOn: boolean,
): FilteredOptions {
	const isMixed = all.some(knowsTurkish) && !all.every(knowsTurkish);
	if (!isMixed) return { options };
	const known = options.filter(knowsTurkish);
	return { options: isOn ? known : options, counts: { known: known.length, total: options.length } };
}

function knowsTurkish({ id }: ModelOption): boolean {
	return modelKnows(id, TURKISH) === true && !isWordless(id);
}
