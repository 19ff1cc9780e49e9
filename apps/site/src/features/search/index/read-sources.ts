import { getCollection } from "astro:content";
import { REFERENCE } from "virtual:pusula-reference";
import type { SearchSources, WrittenPage } from "./sources.ts";

/** The sources of the search index, from the site's collections. */
export async function readSources(): Promise<SearchSources> {
	const pages = [
		...(await getCollection("docs")),
		...(await getCollection("articles")),
		...(await getCollection("errors")),
		...(await getCollection("providers")),
	];
	return {
		reference: REFERENCE,
		written: (locale) =>
			pages
				.filter(({ id }) => id.startsWith(`${locale}/`))
				.map(({ id, data, body = "" }): WrittenPage => {
					const [, folder = "", ...name] = id.split("/");
					return { folder, name: name.join("/"), fields: toTexts(data), body };
				}),
	};
}

/** The fields of a page's front matter that are words: its title and lead, not the list of its sources. */
function toTexts(data: object): WrittenPage["fields"] {
	return Object.fromEntries(
		Object.entries(data).filter((field): field is [string, string] => typeof field[1] === "string"),
	);
}
