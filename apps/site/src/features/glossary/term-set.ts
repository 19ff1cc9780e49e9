import type { Locale } from "../../lib/locale.ts";
import { toFileHref } from "../../lib/urls/file-href.ts";
import { toHref } from "../../lib/urls/paths.ts";
import { type StructuredValue, toSiteUrl } from "../../lib/urls/structured-data.ts";

/**
 * The glossary as schema.org's DefinedTermSet. Its terms with names and definitions are served as JSON, which the set names:
 * repeated here, they would cost every reader of a long page a tenth of its weight.
 * @param name Name of the glossary in its language.
 */
export function toTermSet(locale: Locale, name: string, description: string): StructuredValue {
	const url = toSiteUrl(toHref("/glossary/", locale));
	return {
		"@context": "https://schema.org",
		"@type": "DefinedTermSet",
		"@id": `${url}#terms`,
		url,
		name,
		description,
		inLanguage: locale,
		encoding: {
			"@type": "MediaObject",
			encodingFormat: "application/json",
			contentUrl: toSiteUrl(toFileHref("/api/glossary.json")),
		},
	};
}
