import { getCollection, type CollectionEntry } from "astro:content";
import { wordsIn } from "../../../../messages/words.ts";
import { findFirstSentence } from "../../../lib/words/first-sentence.ts";
import type { Route } from "../../../lib/urls/paths.ts";
import { type OutlineSection, outlineDocs } from "./doc-outline.ts";
import { toImportName } from "../../../facts/reference/reference.ts";
import type { Locale } from "../../../lib/locale.ts";

/** The tree of the documentation with the titles that the pages give themselves. */
export async function readDocOutline(locale: Locale): Promise<readonly OutlineSection[]> {
	const titles = new Map((await readPages(locale)).map(([path, { title }]) => [path, title]));
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

/** What each page of the documentation holds, in a sentence. */
export async function readDocTexts(locale: Locale): Promise<ReadonlyMap<Route, string>> {
	const pages = await readPages(locale);
	const { packages } = wordsIn(locale).docs.reference;
	return new Map<Route, string>([
		...pages.map(
			([path, { description }]) => [`/docs/${path}/`, findFirstSentence(description, locale)] as const,
		),
		...Object.entries(packages).map(
			([id, text]) => [`/docs/api/${id}/`, findFirstSentence(text, locale)] as const,
		),
	]);
}

/** The written pages by their path below `/docs/`. */
async function readPages(
	locale: Locale,
): Promise<readonly (readonly [string, CollectionEntry<"docs">["data"]])[]> {
	const entries = await getCollection("docs", ({ id }) => id.startsWith(`${locale}/`));
	return entries.map(({ id, data }) => [id.split("/docs/")[1] ?? "", data]);
}
