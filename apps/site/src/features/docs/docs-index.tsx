import { ArrowRight } from "lucide-react";
import { wordsIn } from "../../../messages/words.ts";
import { listReferencePages } from "../../facts/reference-pages.ts";
import type { Locale } from "../../lib/locale.ts";
import { type Route, toHref } from "../../lib/paths.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { Heading } from "../../ui/heading.tsx";
import { Lead } from "../../ui/lead.tsx";
import { ReadingFrame } from "../../ui/reading-frame.tsx";
import { RowName, Rows, RowText } from "../../ui/rows.tsx";
import { SectionLead } from "../../ui/section-lead.tsx";
import { type DocLink, nameInSection, type OutlineSection } from "./doc-outline.ts";
import { toDocSide } from "./doc-side-outline.ts";
import styles from "./docs-index.module.css";

/** The start of the documentation: where to begin, the sections with their pages, and what is looked up beside them. */
export function DocsIndex({
	outline,
	texts,
	locale,
}: TextProps & { readonly outline: readonly OutlineSection[] }) {
	const words = wordsIn(locale);
	const first = outline[0]?.pages[0];
	return (
		<ReadingFrame
			isWide
			locale={locale}
			side={toDocSide(outline, "/docs/", locale)}
			lead={
				<>
					<Breadcrumbs
						crumbs={[{ title: words.site.start, href: toHref("/", locale) }]}
						current={{ title: words.docs.title, route: "/docs/" }}
						locale={locale}
					/>
					<Lead title={words.docs.title}>{words.docs.lead}</Lead>
				</>
			}
		>
			<p className={styles.start}>
				{first && (
					<a href={toHref(first.route, locale)}>
						{words.docs.begin}
						<ArrowRight aria-hidden="true" focusable="false" />
					</a>
				)}
			</p>
			{outline.map((section) => (
				<SectionPages key={section.id} {...{ section, texts, locale }} />
			))}
			<LibraryPages texts={texts} locale={locale} />
		</ReadingFrame>
	);
}

interface TextProps {
	/** What a page holds, in a sentence. */
	readonly texts: ReadonlyMap<Route, string>;
	readonly locale: Locale;
}

/** One section of the documentation with its pages. */
function SectionPages({
	section: { id, pages },
	texts,
	locale,
}: TextProps & { readonly section: OutlineSection }) {
	const { title, text } = wordsIn(locale).docs.sections[id];
	return (
		<section>
			<Heading level={2} id={id} title={title} locale={locale} />
			<SectionLead>{text}</SectionLead>
			<Rows>
				{pages.map(({ route, title: page }) => (
					<PageRow key={route} title={nameInSection(page, locale)} {...{ route, texts, locale }} />
				))}
			</Rows>
		</section>
	);
}

/** The library's own documentation, and what is looked up beside it. */
function LibraryPages({ texts, locale }: TextProps) {
	const words = wordsIn(locale);
	return (
		<section>
			<Heading level={2} id="see-also" title={words.docs.libraryTitle} locale={locale} />
			<SectionLead>{words.docs.libraryText}</SectionLead>
			<Rows>
				<PageRow
					route="/docs/transformers/"
					title={words.home.ways.transformers.title}
					{...{ texts, locale }}
				/>
				{listReferencePages(locale)
					.filter(({ route }) => route === "/errors/" || route === "/glossary/")
					.map(({ route, title, text }) => (
						<PageRow
							key={route}
							route={route}
							title={title}
							texts={new Map([[route, text]])}
							locale={locale}
						/>
					))}
			</Rows>
		</section>
	);
}

function PageRow({ route, title, texts, locale }: DocLink & TextProps) {
	return (
		<li>
			<RowName href={toHref(route, locale)}>{title}</RowName>
			<RowText>{texts.get(route)}</RowText>
		</li>
	);
}
