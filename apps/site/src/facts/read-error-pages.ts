import { getCollection } from "astro:content";
import type { Locale } from "../lib/locale.ts";
import { ERROR_FACTS } from "./error-facts.ts";

/** Title and side of every error page in one language, by its code. At build time. */
export async function readErrorPages(locale: Locale) {
	const pages = await getCollection("errors", ({ id }) => id.startsWith(`${locale}/`));
	const titles = new Map(pages.map(({ id, data }) => [id.split("/errors/")[1], data.title]));
	return Object.fromEntries(
		Object.entries(ERROR_FACTS).map(([code, { side }]) => [code, { title: titles.get(code) ?? code, side }]),
	);
}
