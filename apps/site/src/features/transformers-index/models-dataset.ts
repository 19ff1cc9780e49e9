import { wordsIn } from "../../../messages/words.ts";
import { fill } from "../../lib/fill.ts";
import { toDateWords } from "../../lib/words/date-words.ts";
import type { Locale } from "../../lib/locale.ts";
import { toHref } from "../../lib/urls/paths.ts";
import { type StructuredValue, toSiteUrl } from "../../lib/urls/structured-data.ts";
import { MODELS_SOURCE } from "../../facts/models/models.ts";

/** The models table as schema.org's Dataset: its content, its source, and the URL of its text form. */
export function toModelsDataset(locale: Locale): StructuredValue {
	const words = wordsIn(locale).models;
	const { repository, path, commit, date, libraryVersion } = MODELS_SOURCE;
	const url = toSiteUrl(toHref("/docs/transformers/", locale));
	return {
		"@context": "https://schema.org",
		"@type": "Dataset",
		"@id": `${url}#models`,
		name: words.caption,
		description: fill(words.source, {
			repository,
			path,
			date: toDateWords(date, locale),
			version: libraryVersion,
		}),
		url,
		inLanguage: locale,
		license: "https://www.apache.org/licenses/LICENSE-2.0",
		isBasedOn: `https://github.com/${repository}/blob/${commit}/${path}`,
		version: libraryVersion,
		dateModified: date,
		isAccessibleForFree: true,
		variableMeasured: [words.pytorch, words.tensorflow, words.flax, words.group, words.released],
		distribution: { "@type": "DataDownload", encodingFormat: "text/markdown", contentUrl: `${url}index.md` },
	};
}
