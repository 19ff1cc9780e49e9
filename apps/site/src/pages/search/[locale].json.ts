import type { APIRoute } from "astro";
import { LOCALES } from "../../lib/locale.ts";
import { listSearchEntries } from "../_search-entries.ts";

export function getStaticPaths() {
	return LOCALES.map((locale) => ({ params: { locale }, props: { locale } }));
}

/** Everything that can be found, as the search page fetches it. */
export const GET: APIRoute = async ({ props }) => {
	const locale = LOCALES.find((one) => one === props["locale"]) ?? "tr";
	return Response.json(await listSearchEntries(locale));
};
