import type { ReferencePackage } from "../../../facts/reference/reference.ts";
import type { Locale } from "../../../lib/locale.ts";

/** A page as it is written under `content/`. */
export interface WrittenPage {
	/** `docs`, `tasks`, `errors` or `providers`. */
	readonly folder: string;
	/** Below its folder, without ending: `how-to/errors`. */
	readonly name: string;
	/** The front matter; each value is one text. */
	readonly fields: Readonly<Record<string, string | undefined>>;
	/** The Markdown below it. */
	readonly body: string;
}

/** Sources of the search index, beside packages and messages. */
export interface SearchSources {
	readonly written: (locale: Locale) => readonly WrittenPage[];
	readonly reference: readonly ReferencePackage[];
}

/** The written pages of one folder. */
export function listFolder(pages: readonly WrittenPage[], folder: string): readonly WrittenPage[] {
	return pages.filter((page) => page.folder === folder);
}
