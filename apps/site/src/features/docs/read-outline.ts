import { getCollection } from "astro:content";
import { type OutlineSection, outlineDocs } from "./doc-outline.ts";
import { toImportName } from "../../facts/reference.ts";
import type { Locale } from "../../lib/locale.ts";

/** The tree of the documentation with the titles that the pages give themselves. */
export async function readDocOutline(locale: Locale): Promise<readonly OutlineSection[]> {
	const entries = await getCollection("docs", ({ id }) => id.startsWith(`${locale}/`));
	const titles = new Map(entries.map(({ id, data }) => [id.split("/docs/")[1], data.title]));
	return outlineDocs((path) => {
		if (path.startsWith("api/")) return toImportName(path.replace("api/", ""));
		const title = titles.get(path);
		if (title === undefined)
			throw new Error(
				`Write apps/site/content/${locale}/docs/${path}.mdx, or take "${path}" out of DOC_TREE.`,
			);
		return title;
	});
}
