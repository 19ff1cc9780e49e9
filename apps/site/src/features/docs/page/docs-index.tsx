import {
	ArrowRight,
	Blocks,
	BookOpen,
	Braces,
	GraduationCap,
	Lightbulb,
	type LucideIcon,
	Play,
	Wrench,
} from "lucide-react";
import { wordsIn } from "../../../../messages/words.ts";
import { listReferencePages } from "../../../facts/pages/reference-pages.ts";
import type { Locale } from "../../../lib/locale.ts";
import { type Route, toHref } from "../../../lib/urls/paths.ts";
import { nameInSection } from "../../../lib/words/name-in-section.ts";
import { Breadcrumbs } from "../../../ui/page/breadcrumbs.tsx";
import { Heading, type HeadingProps } from "../../../ui/text/heading.tsx";
import { Lead } from "../../../ui/text/lead.tsx";
import { Pager } from "../../../ui/page/pager.tsx";
import { ReadingFrame } from "../../../ui/page/reading-frame.tsx";
import { SectionLead } from "../../../ui/text/section-lead.tsx";
import type { DocLink, OutlineSection } from "../tree/doc-outline.ts";
import { toDocSide } from "../tree/doc-side-outline.ts";
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
			<Pager
				previous={undefined}
				next={first && { title: first.title, href: toHref(first.route, locale) }}
				locale={locale}
			/>
		</ReadingFrame>
	);
}

/** A sign for each section. */
const SIGNS: Readonly<Record<OutlineSection["id"], LucideIcon>> = {
	"getting-started": Play,
	tutorials: GraduationCap,
	"how-to": Wrench,
	concepts: Lightbulb,
	transformers: Blocks,
	api: Braces,
};

/** The heading of a section behind its sign. */
function SignedHeading({
	sign: Sign,
	...heading
}: Omit<HeadingProps, "level" | "children"> & { readonly sign: LucideIcon }) {
	return (
		<Heading level={2} {...heading}>
			<Sign className={styles.sign} aria-hidden="true" focusable="false" />
			{heading.title}
		</Heading>
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
			<SignedHeading sign={SIGNS[id]} id={id} title={title} locale={locale} />
			<SectionLead>{text}</SectionLead>
			<ul role="list" className={styles.pages}>
				{pages.map(({ route, title: page }) => (
					<PageItem key={route} title={nameInSection(page, locale)} {...{ route, texts, locale }} />
				))}
			</ul>
		</section>
	);
}

/** The library's own documentation, and what is looked up beside it. */
function LibraryPages({ texts, locale }: TextProps) {
	const words = wordsIn(locale);
	return (
		<section>
			<SignedHeading sign={BookOpen} id="see-also" title={words.docs.libraryTitle} locale={locale} />
			<SectionLead>{words.docs.libraryText}</SectionLead>
			<ul role="list" className={styles.pages}>
				<PageItem
					route="/docs/transformers/"
					title={words.home.ways.transformers.title}
					{...{ texts, locale }}
				/>
				{listReferencePages(locale)
					.filter(({ route }) => route === "/errors/" || route === "/glossary/")
					.map(({ route, title, text }) => (
						<PageItem
							key={route}
							route={route}
							title={title}
							texts={new Map([[route, text]])}
							locale={locale}
						/>
					))}
			</ul>
		</section>
	);
}

function PageItem({ route, title, texts, locale }: DocLink & TextProps) {
	return (
		<li>
			<a href={toHref(route, locale)}>{title}</a>
			<p>{texts.get(route)}</p>
		</li>
	);
}
