import { wordsIn } from "../../../../messages/words.ts";
import type { Locale } from "../../../lib/locale.ts";
import { type Route, toHref } from "../../../lib/urls/paths.ts";
import type { SideLink, SideOutline } from "../../../lib/urls/side-outline.ts";
import { nameInSection } from "../../../lib/words/name-in-section.ts";
import type { DocLink, OutlineSection } from "./doc-outline.ts";
import { LIBRARY_INDEX } from "./doc-tree.ts";

/**
 * The pages of the documentation for the list beside the text, by section; the first of the library is its index, and
 * its guides are in parts.
 */
export function toDocSide(outline: readonly OutlineSection[], current: Route, locale: Locale): SideOutline {
	const words = wordsIn(locale).docs;
	const index: SideLink = {
		href: toHref(LIBRARY_INDEX, locale),
		title: words.libraryIndex,
		current: current === LIBRARY_INDEX ? "page" : undefined,
	};
	const toLinks = (pages: readonly DocLink[]): readonly SideLink[] =>
		pages.map(({ route, title }) => ({
			href: toHref(route, locale),
			title: nameInSection(title, locale),
			current: toCurrent(route, current),
		}));
	return {
		title: words.sideList,
		groups: outline.map(({ id, pages, parts }) => ({
			id,
			title: words.sections[id].title,
			links: [...(id === "transformers" ? [index] : []), ...(parts ? [] : toLinks(pages))],
			...(parts && {
				parts: parts.map((part) => ({
					id: part.id,
					title: words.sections[part.id].title,
					links: toLinks(part.pages),
				})),
			}),
		})),
	};
}

/** The page itself, a page that the current one is a part of, or neither. */
function toCurrent(route: Route, current: Route): "page" | "true" | undefined {
	if (route === current) return "page";
	return current.startsWith(route) ? "true" : undefined;
}
