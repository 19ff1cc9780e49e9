import { wordsIn } from "../../messages/words.ts";
import { LOCALES, type Locale, toFolder } from "../../src/lib/locale.ts";
import { SITE_NAME } from "../../src/lib/urls/site.ts";
import type { MarkdownPage } from "./to-markdown.ts";

/**
 * The files `llms.txt` and `llms-full.txt` of each language by path: the first lists the pages of the language by part
 * of the site with a line on each, the second holds them whole.
 * @param root URL of the site's start page, absolute, with the last slash
 */
export function printLlmsFiles(pages: readonly MarkdownPage[], root: string): ReadonlyMap<string, string> {
	const files = new Map<string, string>();
	for (const locale of LOCALES) {
		const folder = toFolder(locale);
		const home = `${root}${folder}`;
		const own = pages.filter((page) => page.locale === locale).toSorted((a, b) => (a.url < b.url ? -1 : 1));
		files.set(`${folder}llms.txt`, printIndex(own, locale, home));
		files.set(`${folder}llms-full.txt`, own.map(({ markdown }) => markdown).join("\n---\n\n"));
	}
	return files;
}

function printIndex(pages: readonly MarkdownPage[], locale: Locale, home: string): string {
	const words = wordsIn(locale);
	const titles: Readonly<Record<string, string>> = {
		docs: words.docs.title,
		tasks: words.tasks.title,
		providers: words.providers.title,
		errors: words.errors.title,
	};
	const partOf = ({ url }: MarkdownPage): string => url.slice(home.length).split("/", 1)[0] ?? "";
	const parts = Object.entries(titles).map(([part, title]) => ({
		title,
		pages: pages.filter((page) => partOf(page) === part),
	}));
	const others = pages.filter((page) => titles[partOf(page)] === undefined);
	return [
		`# ${SITE_NAME}`,
		`> ${words.site.description}`,
		printList(others),
		...parts.map((part) => `## ${part.title}\n\n${printList(part.pages)}`),
	].join("\n\n");
}

function printList(pages: readonly MarkdownPage[]): string {
	return pages
		.map(({ title, url, description }) => `- [${title}](${toMarkdownUrl(url)}): ${description}`)
		.join("\n");
}

function toMarkdownUrl(url: string): string {
	return `${url}index.md`;
}
