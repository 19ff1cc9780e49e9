import { wordsIn } from "../../../messages/words.ts";
import type { Locale } from "../../lib/locale.ts";
import { type Route, toHref } from "../../lib/urls/paths.ts";
import type { SideLink, SideOutline } from "../../lib/urls/side-outline.ts";
import { ERROR_SIDES } from "@pusula/inference";
import { listCodes } from "../errors/error-order.ts";
import { toErrorRoute } from "../errors/error-route.ts";
import { listReferencePages } from "./reference-pages.ts";
import { listProviders } from "../providers/provider-facts.ts";
import { toProviderRoute } from "../providers/provider-route.ts";

/** Pages that head a group of their own. */
const HEADS: readonly Route[] = ["/providers/", "/errors/"];

/** The pages in which things are looked up, for the list beside each of them: tools and lists, providers, error codes. */
export function toReferenceSide(current: Route, locale: Locale): SideOutline {
	const words = wordsIn(locale);
	const toLink = (route: Route, title: string): SideLink => ({
		href: toHref(route, locale),
		title,
		current: route === current ? "page" : undefined,
	});
	const errors = ERROR_SIDES.flatMap(listCodes).map((code) => toLink(toErrorRoute(code), code));
	const providers = listProviders().map(({ id, name }) => toLink(toProviderRoute(id), name));
	return {
		title: words.reference.title,
		groups: [
			{
				id: "lists",
				title: words.site.lists,
				links: listReferencePages(locale)
					.filter(({ route }) => !HEADS.includes(route))
					.map(({ route, title }) => toLink(route, title)),
			},
			{
				id: "providers",
				title: words.navigation.providers,
				links: [toLink("/providers/", words.providers.title), ...providers],
			},
			{ id: "errors", title: words.errors.title, links: [toLink("/errors/", words.errors.title), ...errors] },
		],
	};
}
