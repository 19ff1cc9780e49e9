import { wordsIn } from "../../../messages/words.ts";
import type { Locale } from "../../lib/locale.ts";
import { type Route, toHref } from "../../lib/paths.ts";
import type { SideOutline } from "../../lib/side-outline.ts";
import { nameInSection, type OutlineSection } from "./doc-outline.ts";

/** The pages of the documentation for the list beside the text, by section; beside the index of a section its pages alone. */
export function toDocSide(outline: readonly OutlineSection[], current: Route, locale: Locale): SideOutline {
	const words = wordsIn(locale).docs;
	const own = outline.filter(({ pages }) => pages.some(({ route }) => isBelow(route, current)));
	return {
		title: words.sideList,
		groups: (own.length > 0 ? own : outline).map(({ id, pages }) => ({
			id,
			title: words.sections[id].title,
			links: pages.map(({ route, title }) => ({
				href: toHref(route, locale),
				title: nameInSection(title, locale),
				current: toCurrent(route, current),
			})),
		})),
	};
}

function isBelow(route: Route, index: Route): boolean {
	return route !== index && route.startsWith(index);
}

/** The page itself, a page that the current one is a part of, or neither. */
function toCurrent(route: Route, current: Route): "page" | "true" | undefined {
	if (route === current) return "page";
	return current.startsWith(route) ? "true" : undefined;
}
