import { LOCALES, type Locale, toFolder } from "../locale.ts";

/** A page of the site without language and base path: `/`, `/tasks/`, `/docs/transformers/`. Same in every language. */
export type Route = `/` | `/${string}/`;

/** The path of a page in one language, below the site's base path: `/en/tasks/`. */
export function toHref(route: Route, locale: Locale, base = import.meta.env.BASE_URL): string {
	return `${base.replace(/\/$/, "")}/${toFolder(locale)}${route.slice(1)}`;
}

/** A link as prose writes it, `/metrics/#wer` or any other URL; one to a page of this site leads to its language. */
export function toLinkHref(link: string, locale: Locale, base?: string): string {
	const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(link) ?? [];
	return isRoute(path) ? toHref(path, locale, base) + rest : link;
}

/** Route parameters for a page that exists in every language; the default language has no path part. */
export function localePaths(): { params: { locale: string | undefined }; props: { locale: Locale } }[] {
	return LOCALES.map((locale) => ({
		params: { locale: toLocaleParam(locale) },
		props: { locale },
	}));
}

/** The path part of a language as Astro's route parameter; none for the default language. */
export function toLocaleParam(locale: Locale): string | undefined {
	return toFolder(locale).replace("/", "") || undefined;
}

/** True for the path of a page of this site, such as `/tasks/`. */
export function isRoute(href: string): href is Route {
	return href.startsWith("/") && href.endsWith("/") && !href.startsWith("//");
}
