import { wordsIn } from "../../../../messages/words.ts";
import { type ReferencePackage, toImportName } from "../../../facts/reference/reference.ts";
import { groupEntries, toPartTitle, toReferenceRoute } from "../../../facts/reference/reference-parts.ts";
import { readSections } from "./read-sections.ts";
import type { SearchEntry } from "../entry/search-entry.ts";
import type { KeywordsOf } from "./keywords.ts";
import { findFirstSentence } from "../../../lib/words/first-sentence.ts";
import { CODE_LOCALE, type Locale } from "../../../lib/locale.ts";
import { toHref } from "../../../lib/urls/paths.ts";
import { listFolder, type WrittenPage } from "./sources.ts";

/** Number of keywords kept of a page's text, and of the text below one heading. */
const PAGE_WORDS = 12;
const SECTION_WORDS = 14;

/** Letters kept of what a name of the API is; there are hundreds of names. */
const DOCSTRING_LETTERS = 36;

/** Pages of which the index holds title and description alone: there are many, their headings are alike, and it has a budget. */
const WHOLE_PAGES = "transformers/";

/** The written documentation: each page, and each of its headings; of the guides of Transformers each page alone. */
export function listDocs(
	pages: readonly WrittenPage[],
	keywordsOf: KeywordsOf,
	locale: Locale,
): readonly SearchEntry[] {
	return listFolder(pages, "docs").flatMap(({ name, fields, body }) => {
		const { title = "", description = "", lead = "" } = fields;
		const href = toHref(`/docs/${name}/`, locale);
		if (name.startsWith(WHOLE_PAGES)) return [{ href, kind: "page", title, text: description }];
		const { opening, sections } = readSections(body);
		const all = [opening, ...sections.map((section) => `${section.title} ${section.text}`)].join(" ");
		const page: SearchEntry = {
			href,
			kind: "page",
			title,
			words: `${description} ${keywordsOf(all, PAGE_WORDS)}`,
			text: findFirstSentence(lead, locale),
		};
		return [
			page,
			...sections.map((section): SearchEntry => ({
				href: `${href}#${section.anchor}`,
				kind: "section",
				title: section.title,
				under: title,
				words: keywordsOf(section.text, SECTION_WORDS),
			})),
		];
	});
}

/** The API reference: each package, each page of its parts, and each name. */
export function listReference(
	reference: readonly ReferencePackage[],
	locale: Locale,
): readonly SearchEntry[] {
	const words = wordsIn(locale).docs.reference;
	return reference.flatMap((one) => {
		const name = toImportName(one.id);
		const main: SearchEntry = {
			href: toHref(`/docs/api/${one.id}/`, locale),
			kind: "page",
			title: name,
			terms: "API belgeleri API reference",
			text: findFirstSentence(words.packages[one.id as keyof typeof words.packages], locale), // one text for each package, as a test makes sure
		};
		const parts = groupEntries(one).flatMap((part) => {
			const href = toHref(toReferenceRoute(one.id, part.id), locale);
			const names = part.entries.map((entry): SearchEntry => ({
				href: `${href}#${entry.name}`,
				kind: "api",
				title: entry.name,
				under: name,
				...(part.by === "kind" &&
					locale === CODE_LOCALE && {
						text: cutAtWord(findFirstSentence(entry.text.replaceAll("`", ""), locale), DOCSTRING_LETTERS),
					}),
			}));
			const page: SearchEntry = { href, kind: "section", title: toPartTitle(part, locale), under: name };
			return part.by === "kind" ? [page, ...names] : names;
		});
		return [main, ...parts];
	});
}

/** The text, or its words up to a number of letters and an ellipsis. */
function cutAtWord(text: string, most: number): string {
	return text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\s,;:(]*\S*$/, "")}…`;
}
