import { mergeParams } from "../../lib/urls/merge-params.ts";
import { matchesQuery } from "../../lib/words/turkish.ts";

/** Filter of the list of libraries; empty parts exclude nothing. */
export interface LibraryFilter {
	readonly query: string;
	readonly task: string;
	readonly kind: string;
}

/** The fields of a library that a filter compares; read from the page. */
export interface FilteredLibrary {
	/** Key, name and tasks. */
	readonly text: string;
	readonly tasks: readonly string[];
	readonly kind: string;
}

/** The filter in the parameters of a URL or a form. */
export function toLibraryFilter(params: URLSearchParams): LibraryFilter {
	return {
		query: params.get("q") ?? "",
		task: params.get("task") ?? "",
		kind: params.get("kind") ?? "",
	};
}

/** The URL parameters of a filter, merged over `params`; empty parts are left out. */
export function toLibraryParams(
	{ query, task, kind }: LibraryFilter,
	params: URLSearchParams,
): URLSearchParams {
	return mergeParams(params, { q: query, task, kind });
}

/** True when a library passes every part of the filter. */
export function passesLibraryFilter(library: FilteredLibrary, { query, task, kind }: LibraryFilter): boolean {
	if (task && !library.tasks.includes(task)) return false;
	if (kind && library.kind !== kind) return false;
	return matchesQuery(library.text, query);
}
