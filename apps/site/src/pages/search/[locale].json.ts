import type { APIRoute } from "astro";
import { buildIndexFile } from "../../features/search/index/build-index-file.ts";
import { readSources } from "../../features/search/index/read-sources.ts";
import { LOCALES, toLocale } from "../../lib/locale.ts";

export function getStaticPaths() {
	return LOCALES.map((locale) => ({ params: { locale }, props: { locale } }));
}

/** Everything that can be found, as the search fetches it. */
export const GET: APIRoute = async ({ props }) =>
	Response.json(buildIndexFile(toLocale(props["locale"]), await readSources()));
