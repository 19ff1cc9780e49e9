import type { Route } from "../../../lib/urls/paths.ts";
import { DOC_TREE, type DocPart, type DocSection } from "./doc-tree.ts";

/** A page of the documentation as lists name it. */
export interface DocLink {
	readonly route: Route;
	readonly title: string;
}

/** A section with the titles of its pages in one language. */
export interface OutlineSection {
	readonly id: DocSection["id"];
	readonly pages: readonly DocLink[];
	/** The pages of a section that has parts, by part. */
	readonly parts?: readonly { readonly id: DocPart["id"]; readonly pages: readonly DocLink[] }[];
}

/** The tree of the documentation with titles. `findTitle` returns the title of a page by `<section>/<page>`. */
export function outlineDocs(findTitle: (path: string) => string): readonly OutlineSection[] {
	return DOC_TREE.map(({ id, pages, parts }) => {
		const toLinks = (names: readonly string[]): readonly DocLink[] =>
			names.map((page) => ({ route: `/docs/${id}/${page}/`, title: findTitle(`${id}/${page}`) }));
		return {
			id,
			pages: toLinks(pages),
			...(parts && { parts: parts.map((part) => ({ id: part.id, pages: toLinks(part.pages) })) }),
		};
	});
}

/** The first page of the library's section, which its index leads to. */
export function findLibraryStart(outline: readonly OutlineSection[]): DocLink | undefined {
	return outline.find(({ id }) => id === "transformers")?.pages[0];
}

/** Position of a page in the tree. */
export interface DocPlace {
	readonly section: OutlineSection["id"];
	/** The page itself, or the page that it is a part of. */
	readonly page: DocLink;
	readonly previous?: DocLink;
	readonly next?: DocLink;
}

/** Finds the position of a page, or of a part below a page of the tree; undefined for a page outside the tree. */
export function findDocPlace(outline: readonly OutlineSection[], route: Route): DocPlace | undefined {
	const all = outline.flatMap(({ id, pages }) => pages.map((page) => ({ page, section: id })));
	const place = all.findIndex(({ page }) => route.startsWith(page.route));
	const current = all[place];
	if (!current) return undefined;
	const previous = all[place - 1]?.page;
	const next = all[place + 1]?.page;
	return { ...current, ...(previous && { previous }), ...(next && { next }) };
}
