import type { Term } from "../../../content/glossary/term.ts";
import type { Locale } from "../../lib/locale.ts";
import type { StructuredValue } from "../../lib/structured-data.ts";
import { toTermAnchor } from "../../lib/term-address.ts";

/**
 * The glossary as schema.org's DefinedTermSet. A term is named and located by its anchor, relative to the page; its other
 * names and its definition stand once, in the page, where the anchor leads. Kept short, for the page is long.
 * @param name Name of the glossary in its language.
 * @param url Absolute address of the glossary page.
 */
export function toTermSet(
	terms: readonly Term[],
	locale: Locale,
	name: string,
	url: string,
): StructuredValue {
	return {
		"@context": "https://schema.org",
		"@type": "DefinedTermSet",
		"@id": `${url}#terms`,
		name,
		inLanguage: locale,
		hasDefinedTerm: terms.map((term) => ({
			"@type": "DefinedTerm",
			"@id": `#${toTermAnchor(term, locale)}`,
			name: term[locale].term,
		})),
	};
}
