import type { Term } from "../../../content/glossary/term.ts";
import { toAnchor } from "./anchors.ts";
import { type Locale, LOCALES } from "../locale.ts";
import { toHref } from "./paths.ts";

/** The anchor of a term on the glossary page of a language. */
export function toTermAnchor(term: Term, locale: Locale): string {
	return toAnchor(term[locale].term);
}

/** The URL of a term: its anchor on the glossary page. */
export function toTermHref(term: Term, locale: Locale): string {
	return `${toHref("/glossary/", locale)}#${toTermAnchor(term, locale)}`;
}

/** All names of a term, each once: every language, and the words that the site does not use. */
export function listTermNames(term: Term): readonly string[] {
	const names = LOCALES.flatMap((locale) => [term[locale].term, ...(term[locale].also ?? [])]);
	return [...new Set([...names, ...(term.forbidden ?? [])])];
}
