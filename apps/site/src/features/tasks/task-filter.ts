import { matchesQuery } from "../../lib/words/turkish.ts";

/** Filter of the list of tasks; empty parts exclude nothing. */
export interface TaskFilter {
	readonly query: string;
	readonly modality: string;
	readonly library: string;
}

/** The fields of a task that a filter compares; read from the page. */
export interface ListedTask {
	/** Everything a reader may look for: id, names, subtasks, summary. */
	readonly text: string;
	readonly modality: string;
	readonly libraries: readonly string[];
}

const NAMES = { query: "q", modality: "modality", library: "library" } as const;

/** The filter in the parameters of a URL or a form. */
export function fromParams(params: URLSearchParams): TaskFilter {
	return {
		query: params.get(NAMES.query) ?? "",
		modality: params.get(NAMES.modality) ?? "",
		library: params.get(NAMES.library) ?? "",
	};
}

/** The URL parameters of a filter, merged over `params`; empty parts are left out. */
export function toParams(filter: TaskFilter, params: URLSearchParams): URLSearchParams {
	const result = new URLSearchParams(params);
	for (const part of ["query", "modality", "library"] as const) {
		const value = filter[part].trim();
		if (value) result.set(NAMES[part], value);
		else result.delete(NAMES[part]);
	}
	return result;
}

/** True when a task passes every part of the filter. */
export function isListed(task: ListedTask, filter: TaskFilter): boolean {
	if (filter.modality && task.modality !== filter.modality) return false;
	if (filter.library && !task.libraries.includes(filter.library)) return false;
	return matchesQuery(task.text, filter.query);
}
