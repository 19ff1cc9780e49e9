import type { ReactNode } from "react";
import type { Source } from "../../../content/sources/source.ts";
import { wordsIn } from "../../../messages/words.ts";
import type { Locale } from "../../lib/locale.ts";
import { type Route, toHref } from "../../lib/paths.ts";
import { toAnchor } from "../../lib/anchors.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { Heading } from "../../ui/heading.tsx";
import { Lead } from "../../ui/lead.tsx";
import type { Section } from "../../ui/page-contents.tsx";
import { Pager } from "../../ui/pager.tsx";
import { Prose } from "../../ui/prose.tsx";
import { ReadingFrame } from "../../ui/reading-frame.tsx";
import { SourceList } from "../../ui/source-list.tsx";
import { WordsWithCode } from "../../ui/words-with-code.tsx";
import { type DocLink, findDocPlace, type OutlineSection } from "./doc-outline.ts";
import { DocSideList } from "./doc-side-list.tsx";

/**
 * A page of the documentation: breadcrumbs, title, first paragraph, sections, text, sources. A page of the tree also has the list of all
 * pages beside it and its neighbours below; a page outside it has neither.
 */
export function DocPage({
	locale,
	route,
	outline,
	title,
	lead,
	sections,
	sources,
	children,
}: {
	readonly locale: Locale;
	readonly route: Route;
	readonly outline: readonly OutlineSection[];
	readonly title: string;
	readonly lead: string;
	readonly sections: readonly Section[];
	/** What the page's claims rest on; none for a page that makes no claims about the work of others. */
	readonly sources?: readonly Source[];
	readonly children?: ReactNode;
}) {
	const words = wordsIn(locale);
	const docs = toHref("/docs/", locale);
	const place = findDocPlace(outline, route);
	const section = place && {
		title: words.docs.sections[place.section].title,
		href: `${docs}#${place.section}`,
	};
	const around = place &&
		place.page.route !== route && { title: place.page.title, href: toHref(place.page.route, locale) };
	const ending = { id: toAnchor(words.sources.title), title: words.sources.title };
	const toCrumb = (link: DocLink | undefined) =>
		link && { title: link.title, href: toHref(link.route, locale) };
	return (
		<ReadingFrame
			locale={locale}
			sections={sources ? [...sections, ending] : sections}
			side={place && <DocSideList outline={outline} current={route} locale={locale} />}
			lead={
				<>
					<Breadcrumbs
						crumbs={[
							{ title: words.site.start, href: toHref("/", locale) },
							{ title: words.docs.title, href: docs },
							...(section ? [section] : []),
							...(around ? [around] : []),
						]}
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
			{sources && <Sources sources={sources} section={ending} locale={locale} />}
			<Pager previous={toCrumb(place?.previous)} next={toCrumb(place?.next)} locale={locale} />
		</ReadingFrame>
	);
}

function Sources({
	sources,
	section,
	locale,
}: {
	readonly sources: readonly Source[];
	readonly section: Section;
	readonly locale: Locale;
}) {
	return (
		<section>
			<Heading level={2} id={section.id} title={section.title} locale={locale} />
			<SourceList sources={sources} locale={locale} />
		</section>
	);
}
