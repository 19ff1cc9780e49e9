import { type Locale, toLocale } from "../../lib/locale.ts";
import { findOfflinePage, readTitle, toSiteCacheName } from "../../lib/kept/kept-files.ts";
import { toFileHref } from "../../lib/urls/file-href.ts";
import { compareIn } from "../../locales/forms.ts";

/** Lists the kept pages of the page's language, by title; the section stays away while there is none. */
export function enhanceKeptPages(page: Document): void {
	const scope = new URL(toFileHref("/"), page.location.href).href;
	for (const section of page.querySelectorAll<HTMLElement>("[data-kept-pages]"))
		void listKeptPages(section, toLocale(page.documentElement.lang), scope);
}

async function listKeptPages(section: HTMLElement, locale: Locale, scope: string): Promise<void> {
	const list = section.querySelector("ul");
	if (!list || !("caches" in globalThis)) return;
	const pages = (await readKeptPages(scope)).filter(
		({ url }) => findOfflinePage(url, scope) === findOfflinePage(new URL(location.href), scope),
	);
	const compare = compareIn(locale);
	for (const { url, title } of pages.toSorted((left, right) => compare(left.title, right.title))) {
		const link = document.createElement("a");
		link.href = url.pathname;
		link.textContent = title;
		const item = document.createElement("li");
		item.append(link);
		list.append(item);
	}
	section.hidden = pages.length === 0;
}

interface KeptPage {
	readonly url: URL;
	readonly title: string;
}

async function readKeptPages(scope: string): Promise<readonly KeptPage[]> {
	const cache = await caches.open(toSiteCacheName("pages", scope));
	const pages = await Promise.all(
		(await cache.keys()).map(async (request) => {
			const html = await (await cache.match(request))?.text();
			return { url: new URL(request.url), title: readTitle(html ?? "") };
		}),
	);
	return pages.filter(({ title }) => title !== "");
}
