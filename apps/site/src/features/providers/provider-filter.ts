import { mergeParams } from "../../lib/urls/merge-params.ts";
import { matchesQuery } from "../../lib/words/turkish.ts";

/** Filter of the list of providers; empty parts exclude nothing. */
export interface ProviderFilter {
	readonly query: string;
	readonly task: string;
	/** Only providers that take calls through the platform today. */
	readonly live: boolean;
}

/** The fields of a provider that a filter compares; read from the page. */
export interface ListedProvider {
	/** Id, name and tasks. */
	readonly text: string;
	readonly tasks: readonly string[];
	readonly status: string;
}

/** The filter in the parameters of a URL or a form. */
export function toProviderFilter(params: URLSearchParams): ProviderFilter {
	return {
		query: params.get("q") ?? "",
		task: params.get("task") ?? "",
		live: params.has("live"),
	};
}

/** The URL parameters of a filter, merged over `params`; empty parts are left out. */
export function toProviderParams(
	{ query, task, live }: ProviderFilter,
	params: URLSearchParams,
): URLSearchParams {
	return mergeParams(params, { q: query, task, live: live ? "1" : "" });
}

/** True when a provider passes every part of the filter. */
export function passesProviderFilter(
	provider: ListedProvider,
	{ query, task, live }: ProviderFilter,
): boolean {
	if (task && !provider.tasks.includes(task)) return false;
	if (live && provider.status !== "live") return false;
	return matchesQuery(provider.text, query);
}
