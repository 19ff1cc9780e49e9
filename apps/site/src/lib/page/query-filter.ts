import type { FilteredList } from "./filtered-list.ts";

/** A filter that is only words, kept as `q` in the URL. */
export const QUERY_FILTER: Pick<FilteredList<string>, "fromParams" | "toParams"> = {
	fromParams: (params) => params.get("q")?.trim() ?? "",
	toParams(query, params) {
		const result = new URLSearchParams(params);
		if (query) result.set("q", query);
		else result.delete("q");
		return result;
	},
};
