import { enhanceFilteredList } from "../../lib/page/filtered-list.ts";
import {
	toProviderFilter,
	passesProviderFilter,
	type ProviderFilter,
	toProviderParams,
} from "./provider-filter.ts";

/** Adds filters and a shareable URL to the list of providers, from the items already in the page. */
export function enhanceProviderList(page: Document): void {
	for (const root of page.querySelectorAll<HTMLElement>("[data-provider-list]")) enhanceList(root);
}

function enhanceList(root: HTMLElement): void {
	const items = [...root.querySelectorAll("li")].map((element) => {
		const { terms = "", tasks = "", status = "" } = element.dataset;
		const provider = { text: `${terms} ${element.textContent}`, tasks: tasks.split(" "), status };
		return { element, passes: (filter: ProviderFilter) => passesProviderFilter(provider, filter) };
	});
	enhanceFilteredList<ProviderFilter>(root, {
		items,
		sections: [],
		fromParams: toProviderFilter,
		toParams: toProviderParams,
	});
}
