import { ERROR_CODES, ERROR_FACTS, type ErrorCode, type ErrorSide } from "@pusula/inference";
import { getCollection } from "astro:content";
import type { Locale } from "../../lib/locale.ts";
import { toPlainWords } from "./error-words.ts";

/** Title and side of an error, in one language. */
export interface ErrorLine {
	readonly title: string;
	readonly side: ErrorSide;
}

/** Title and side of every error in one language, by its code. At build time. */
export async function readErrorPages(locale: Locale): Promise<Readonly<Record<ErrorCode, ErrorLine>>> {
	const pages = await getCollection("errors", ({ id }) => id.startsWith(`${locale}/`));
	const titles = new Map(pages.map(({ id, data }) => [id.split("/errors/")[1], data.title]));
	return Object.fromEntries(
		ERROR_CODES.map((code) => [
			code,
			{ title: titles.get(code) ?? toPlainWords(code, locale).title, side: ERROR_FACTS[code].side },
		]),
	) as Record<ErrorCode, ErrorLine>; // every code is in the list
}
