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

const NAMES = { query: "q", task: "task", kind: "kind" } as const;

/** The filter in the parameters of a URL or a form. */
export function fromParams(params: URLSearchParams): LibraryFilter {
	return {
		query: params.get(NAMES.query) ?? "",
		task: params.get(NAMES.task) ?? "",
		kind: params.get(NAMES.kind) ?? "",
	};
}

/** The URL parameters of a filter, merged over `params`; empty parts are left out. */
export function toParams(filter: LibraryFilter, params: URLSearchParams): URLSearchParams {
	const result = new URLSearchParams(params);
	for (const part of ["query", "task", "kind"] as const) {
		const value = filter[part].trim();
		if (value) result.set(NAMES[part], value);
		else result.delete(NAMES[part]);
	}
	return result;
}

/** True when a library passes every part of the filter. */
export function isListed(library: FilteredLibrary, { query, task, kind }: LibraryFilter): boolean {
	if (task && !library.tasks.includes(task)) return false;
	if (kind && library.kind !== kind) return false;
	return matchesQuery(library.text, query);
}
