import { enhanceFilteredList } from "../../lib/page/filtered-list.ts";
import { QUERY_FILTER } from "../../lib/page/query-filter.ts";
import { matchesQuery } from "../../lib/words/turkish.ts";
import { holdsMessage } from "./message-pattern.ts";

/** Adds a filter to the list of errors that takes a code, words, or a whole message of the client. */
export function enhanceErrorList(page: Document): void {
	for (const root of page.querySelectorAll<HTMLElement>("[data-error-list]")) enhanceList(root);
}

function enhanceList(root: HTMLElement): void {
	const entries = [...root.querySelectorAll<HTMLElement>("[data-messages]")];
	enhanceFilteredList<string>(root, {
		items: entries.map((element) => {
			const messages = element.dataset["messages"]?.split("\n").filter(Boolean) ?? [];
			const text = [element.textContent, ...messages].join(" ");
			return {
				element,
				passes: (query) =>
					matchesQuery(text, query) || messages.some((message) => holdsMessage(query, message)),
			};
		}),
		sections: [...root.querySelectorAll<HTMLElement>("[data-side]")],
		...QUERY_FILTER,
	});
}
