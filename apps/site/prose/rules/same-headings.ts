import { listOtherLocales, listPrefixedLocales } from "../../src/lib/locale.ts";
import { LANGUAGES } from "../../src/locales/index.ts";
import type { Finding, Prose, ProsePage } from "../prose.ts";

/** Every page exists in every language, with headings of the same levels in the same order as in the default one. */
export function sameHeadings({ pages }: Prose): readonly Finding[] {
	return pages.flatMap((page) =>
		listOtherLocales(page.locale).flatMap((other) => {
			const translation = pages.find(({ name, locale }) => name === page.name && locale === other);
			const { name } = LANGUAGES[other];
			if (!translation)
				return [{ path: page.path, line: 1, message: `The page is missing in ${name}: write it too` }];
			return listPrefixedLocales().includes(page.locale) ? [] : compareHeadings(page, translation);
		}),
	);
}

function compareHeadings(page: ProsePage, translation: ProsePage): readonly Finding[] {
	const count = Math.max(page.headings.length, translation.headings.length);
	for (let place = 0; place < count; place += 1) {
		const one = page.headings[place];
		const other = translation.headings[place];
		if (one?.level === other?.level) continue;
		const words = (heading: typeof one): string =>
			heading ? `“${heading.title}” (level ${heading.level})` : "nothing";
		return [
			{
				path: page.path,
				line: one?.line ?? page.headings.at(-1)?.line ?? 1,
				message: `Heading ${place + 1} is ${words(one)}, but ${words(other)} in ${translation.path}: give both pages the same headings`,
			},
		];
	}
	return [];
}
