import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { findExample } from "./find-example.ts";
import { LOCALES, type Locale } from "../../src/lib/locale.ts";

/** An error page as it is written. */
export interface WrittenPage {
	readonly locale: Locale;
	/** File name without its ending: the code the page is about. */
	readonly code: string;
	/** Its example, without the fences. */
	readonly example: string;
}

const CONTENT = new URL("../../content/", import.meta.url).pathname;

/** All error pages of all languages. */
export function readPages(): readonly WrittenPage[] {
	return LOCALES.flatMap((locale) =>
		globSync(`${CONTENT}${locale}/errors/*.mdx`).map((file) => {
			const text = readFileSync(file, "utf8");
			return { locale, code: basename(file, ".mdx"), example: findExample(text) };
		}),
	);
}
