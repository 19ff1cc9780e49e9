import type { ReactNode } from "react";
import type { Source } from "../../../../content/sources/source.ts";
import { wordsIn } from "../../../../messages/words.ts";
import type { Locale } from "../../../lib/locale.ts";
import { type Route, toHref } from "../../../lib/urls/paths.ts";
import { Breadcrumbs } from "../../../ui/page/breadcrumbs.tsx";
import { Lead } from "../../../ui/text/lead.tsx";
import type { Section } from "../../../ui/page/page-contents.tsx";
import { type PageEnding, PageEndings } from "../../../ui/page/page-endings.tsx";
import { Pager } from "../../../ui/page/pager.tsx";
import { Prose } from "../../../ui/text/prose.tsx";
import { ReadingFrame } from "../../../ui/page/reading-frame.tsx";
import { listSourceEndings } from "../../../ui/page/source-list.tsx";
import { WordsWithCode } from "../../../ui/text/words-with-code.tsx";
import { type DocLink, findDocPlace, findLibraryStart, type OutlineSection } from "../tree/doc-outline.ts";
import { toDocSide } from "../tree/doc-side-outline.ts";
import { LIBRARY_INDEX } from "../tree/doc-tree.ts";

/**
 * A page of the documentation: breadcrumbs, title, first paragraph, sections, text, models, sources. All
 * pages have the list of the others beside them and their neighbours below; the one outside the tree is the index of the
 * library, which leads to the first of its guides.
 */
export function DocPage({
	locale,
	route,
	outline,
	title,
	lead,
	sections,
	models,
	sources,
	children,
}: {
	readonly locale: Locale;
	readonly route: Route;
	readonly outline: readonly OutlineSection[];
	readonly title: string;
	readonly lead: string;
	readonly sections: readonly Section[];
	/** The section with the models that the page names, where it names any. */
	readonly models?: readonly PageEnding[];
	/** What the page's claims rest on; none for a page that makes no claims about the work of others. */
	readonly sources?: readonly Source[];
	readonly children?: ReactNode;
}) {
	const place = findDocPlace(outline, route);
	const endings = [...(models ?? []), ...listSourceEndings(sources, locale)];
	const start = { title: wordsIn(locale).docs.title, href: toHref("/docs/", locale) };
	const toCrumb = (link: DocLink | undefined) =>
		link && { title: link.title, href: toHref(link.route, locale) };
	return (
		<ReadingFrame
			locale={locale}
			side={toDocSide(outline, route, locale)}
			sections={[...sections, ...endings]}
			lead={
				<>
					<Breadcrumbs
						crumbs={listCrumbs(place, route, locale)}
						current={{ title: title, route: route }}
						locale={locale}
					/>
					<Lead title={title}>
						<WordsWithCode text={lead} />
					</Lead>
				</>
			}
		>
			<Prose>{children}</Prose>
			<PageEndings endings={endings} locale={locale} />
			<Pager
				previous={toCrumb(place?.previous) ?? (place && start)}
				next={toCrumb(place ? place.next : findLibraryStart(outline))}
				locale={locale}
			/>
		</ReadingFrame>
	);
}

function listCrumbs(place: ReturnType<typeof findDocPlace>, route: Route, locale: Locale) {
	const words = wordsIn(locale);
	const docs = toHref("/docs/", locale);
	const crumbs = [
		{ title: words.site.start, href: toHref("/", locale) },
		{ title: words.docs.title, href: docs },
	];
	if (!place) return crumbs;
	const { section, page } = place;
	const around = { title: page.title, href: toHref(page.route, locale) };
	return [
		...crumbs,
		{
			title: words.docs.sections[section].title,
			href: section === "transformers" ? toHref(LIBRARY_INDEX, locale) : `${docs}#${section}`,
		},
		...(page.route === route ? [] : [around]),
	];
}
