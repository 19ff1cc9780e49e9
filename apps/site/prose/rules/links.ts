import { toAnchors } from "../../src/lib/urls/anchors.ts";
import { LOCALES } from "../../src/lib/locale.ts";
import type { Finding, Prose, ProseLink, ProsePage } from "../prose.ts";

/**
 * Links inside the site lead to a page that exists in that language, and to a heading that it has; they are written without
 * the language part. Links that leave the site are well-formed and encrypted.
 */
export function links(prose: Prose): readonly Finding[] {
	return prose.pages.flatMap((page) =>
		page.links.flatMap((link) => {
			const message =
				link.href.startsWith("/") || link.href.startsWith("#")
					? checkInside(link, page, prose)
					: checkOutside(link);
			return message === undefined ? [] : [{ path: page.path, line: link.line, message }];
		}),
	);
}

function checkInside({ href }: ProseLink, page: ProsePage, prose: Prose): string | undefined {
	const [route = "", anchor] = href.split("#");
	if (WITH_LANGUAGE.test(route)) return `“${href}”: write the link without the language part`;
	if (route && !route.endsWith("/") && !/\.\w+$/.test(route)) return `“${href}”: end the path with “/”`;
	if (route && !prose.isRoute(route, page.locale))
		return `“${href}”: the site has no such page in this language`;
	const anchors = anchor === undefined ? undefined : findAnchors(route, page, prose);
	if (anchor === undefined || !anchors || anchors.has(anchor)) return undefined;
	return `“${href}”: the page has no heading with the anchor “${anchor}”; it has ${[...anchors].slice(0, 12).join(", ")}`;
}

function findAnchors(route: string, page: ProsePage, prose: Prose): ReadonlySet<string> | undefined {
	const target = route
		? prose.pages.find(({ name, locale }) => `/${name}/` === route && locale === page.locale)
		: page;
	if (!target) return prose.anchorsOf(route, page.locale);
	return new Set(toAnchors(target.headings.map(({ title }) => title)));
}

function checkOutside({ href }: ProseLink): string | undefined {
	if (/\s/.test(href)) return `“${href}”: an address has no spaces`;
	if (!URL.canParse(href)) return `“${href}”: not an address; links inside the site start with “/”`;
	const { protocol, hostname } = new URL(href);
	if (protocol !== "https:") return `“${href}”: write the address with https`;
	return hostname.includes(".") ? undefined : `“${href}”: the host name is not complete`;
}

const WITH_LANGUAGE = new RegExp(`^/(?:${LOCALES.join("|")})/`);
