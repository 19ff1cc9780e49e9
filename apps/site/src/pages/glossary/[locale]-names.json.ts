import type { APIRoute } from "astro";
import { GLOSSARY } from "../../../content/glossary/index.ts";
import { LOCALES, toLocale } from "../../lib/locale.ts";
import { toTermAnchor } from "../../lib/urls/term-url.ts";

export function getStaticPaths() {
	return LOCALES.map((locale) => ({ params: { locale }, props: { locale } }));
}

/** The words for terms that the site does not use, by the anchor of the term: the glossary's filter finds terms by them. */
export const GET: APIRoute = ({ props }) => {
	const locale = toLocale(props["locale"]);
	const named = GLOSSARY.filter(({ forbidden = [] }) => forbidden.length > 0);
	return Response.json(
		Object.fromEntries(named.map((term) => [toTermAnchor(term, locale), term.forbidden?.join(" ")])),
	);
};
