import { wordsIn } from "../../../../messages/words.ts";
import type { Locale } from "../../../lib/locale.ts";
import { type FindCalled, groupHubModels } from "./group-hub-models.ts";
import { listEntries } from "./list-entries.ts";
import { groupNames } from "./page-names.ts";
import type { SearchIndexFile } from "./search-index-file.ts";
import type { SearchSources } from "./sources.ts";

/** The index file of one language, as the site serves it, with `pictures` by the path of their page. */
export function buildIndexFile(
	locale: Locale,
	sources: SearchSources,
	findCalled: FindCalled,
	pictures: ReadonlyMap<string, string> = new Map(),
): SearchIndexFile {
	const { kind, kinds, found } = wordsIn(locale).search;
	const models = groupHubModels(sources, findCalled, locale);
	const entries = listEntries(locale, sources).map((entry) => {
		const picture = pictures.get(entry.href);
		return picture === undefined ? entry : { ...entry, picture };
	});
	const { names, others } = groupNames(entries);
	return { locale, kind, kinds, found, models, names, entries: others };
}
