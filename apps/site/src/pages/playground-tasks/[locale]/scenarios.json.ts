import type { APIRoute } from "astro";
import { readErrorPages } from "../../../facts/errors/read-error-pages.ts";
import { listScenarios } from "../../../features/playground/target/scenarios/list-scenarios.ts";
import { LOCALES, toLocale } from "../../../lib/locale.ts";

export function getStaticPaths() {
	return LOCALES.map((locale) => ({ params: { locale } }));
}

/** The failures on purpose, fetched by the playground when the list is opened. */
export const GET: APIRoute = async ({ params }) => {
	const locale = toLocale(params["locale"]);
	return Response.json(listScenarios(locale, await readErrorPages(locale)));
};
