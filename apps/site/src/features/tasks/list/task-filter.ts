import { mergeParams } from "../../../lib/urls/merge-params.ts";
import { matchesQuery } from "../../../lib/words/turkish.ts";

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

/** The filter in the parameters of a URL or a form. */
export function toTaskFilter(params: URLSearchParams): TaskFilter {
	return {
		query: params.get("q") ?? "",
		modality: params.get("modality") ?? "",
		library: params.get("library") ?? "",
	};
}

/** The URL parameters of a filter, merged over `params`; empty parts are left out. */
export function toTaskParams(
	{ query, modality, library }: TaskFilter,
	params: URLSearchParams,
): URLSearchParams {
	return mergeParams(params, { q: query, modality, library });
}

/** True when a task passes every part of the filter. */
export function passesTaskFilter(task: ListedTask, filter: TaskFilter): boolean {
	if (filter.modality && task.modality !== filter.modality) return false;
	if (filter.library && !task.libraries.includes(filter.library)) return false;
	return matchesQuery(task.text, filter.query);
}
