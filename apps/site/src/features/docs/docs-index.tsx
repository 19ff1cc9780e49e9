import { ArrowRight } from "lucide-react";
import { wordsIn } from "../../../messages/words.ts";
import type { Locale } from "../../lib/locale.ts";
import { toHref } from "../../lib/paths.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { Heading } from "../../ui/heading.tsx";
import { Lead } from "../../ui/lead.tsx";
import { WorkingFrame } from "../../ui/working-frame.tsx";
import { type DocLink, nameInSection, type OutlineSection } from "./doc-outline.ts";
import styles from "./docs-index.module.css";

/** The start of the documentation: where to begin, the sections with their pages, and what is looked up beside them. */
export function DocsIndex({
	outline,
	locale,
}: {
	readonly outline: readonly OutlineSection[];
	readonly locale: Locale;
}) {
	const words = wordsIn(locale);
	const first = outline[0]?.pages[0];
	return (
		<WorkingFrame
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
				<SectionPages key={section.id} section={section} locale={locale} />
			))}
			<LibraryPages locale={locale} />
		</WorkingFrame>
	);
}

/** One section of the documentation with its pages. */
function SectionPages({
	section: { id, pages },
	locale,
}: {
	readonly section: OutlineSection;
	readonly locale: Locale;
}) {
	const { title, text } = wordsIn(locale).docs.sections[id];
	return (
		<section className={styles.section}>
			<div>
				<Heading level={2} id={id} title={title} locale={locale} />
				<p>{text}</p>
			</div>
			<ul role="list" className={pages.length > 6 ? styles.long : undefined}>
				{pages.map(({ route, title: page }) => (
					<PageLink key={route} locale={locale} route={route} title={nameInSection(page, locale)} />
				))}
			</ul>
		</section>
	);
}

/** The library's own documentation, and what is looked up beside it. */
function LibraryPages({ locale }: { readonly locale: Locale }) {
	const words = wordsIn(locale);
	return (
		<section className={styles.section}>
			<div>
				<Heading level={2} id="see-also" title={words.docs.libraryTitle} locale={locale} />
				<p>{words.docs.libraryText}</p>
			</div>
			<ul role="list">
				<PageLink route="/docs/transformers/" title={words.home.ways.transformers.title} locale={locale} />
				<PageLink route="/errors/" title={words.errors.title} locale={locale} />
				<PageLink route="/glossary/" title={words.glossary.title} locale={locale} />
			</ul>
		</section>
	);
}

function PageLink({ route, title, locale }: DocLink & { readonly locale: Locale }) {
	return (
		<li>
			<a href={toHref(route, locale)}>{title}</a>
		</li>
	);
}
