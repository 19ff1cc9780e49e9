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
					return { folder, name: name.join("/"), fields: data, body };
				}),
	};
}
