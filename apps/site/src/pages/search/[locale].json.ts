import type { APIRoute } from "astro";
import { wordsIn } from "../../../messages/words.ts";
import type { SearchIndexFile } from "../../features/search/index/search-index-file.ts";
import { LOCALES, toLocale } from "../../lib/locale.ts";
import { listEntries } from "../../features/search/index/list-entries.ts";
import { readSources } from "../../features/search/index/read-sources.ts";

export function getStaticPaths() {
	return LOCALES.map((locale) => ({ params: { locale }, props: { locale } }));
}

/** Everything that can be found, as the search fetches it. */
export const GET: APIRoute = async ({ props }) => {
	const locale = toLocale(props["locale"]);
	const { kind, kinds } = wordsIn(locale).search;
	const entries = listEntries(locale, await readSources());
	return Response.json({ locale, kind, kinds, entries } satisfies SearchIndexFile);
};
