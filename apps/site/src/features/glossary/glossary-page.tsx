import { GLOSSARY } from "../../../content/glossary/index.ts";
import { wordsIn } from "../../../messages/words.ts";
import { findReferenceNeighbours, listReferenceCrumbs } from "../../facts/pages/reference-pages.ts";
import { toReferenceSide } from "../../facts/pages/reference-side.ts";
import { fill } from "../../lib/fill.ts";
import type { Locale } from "../../lib/locale.ts";
import { toFileHref } from "../../lib/urls/file-href.ts";
import { Breadcrumbs } from "../../ui/page/breadcrumbs.tsx";
import { TextField } from "../../ui/fields/fields.tsx";
import { FilterBar, FilterNone } from "../../ui/fields/filter-bar.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Lead } from "../../ui/text/lead.tsx";
import { Pager } from "../../ui/page/pager.tsx";
import { ReadingFrame } from "../../ui/page/reading-frame.tsx";
import styles from "./glossary-page.module.css";
import { groupByLetter, type LetterGroup } from "./letter-groups.ts";
import { TermEntry } from "./term-entry.tsx";

/** The glossary: every term by its first letter. The page's script adds a filter. */
export function GlossaryPage({ locale }: { readonly locale: Locale }) {
	const { glossary: words } = wordsIn(locale);
	const groups = groupByLetter(GLOSSARY, locale);
	const total = GLOSSARY.length;
	return (
		<ReadingFrame
			isWide
			locale={locale}
			side={toReferenceSide("/glossary/", locale)}
			lead={
				<>
					<Breadcrumbs
						crumbs={listReferenceCrumbs(locale)}
						current={{ title: words.title, route: "/glossary/" }}
						locale={locale}
					/>
					<Lead title={words.title}>{words.lead}</Lead>
				</>
			}
		>
			<div className={styles.glossary} data-glossary={toFileHref(`/glossary/${locale}-names.json`)}>
				<FilterBar words={words} total={total}>
					<TextField name="q" label={words.filterText} />
				</FilterBar>
				<LetterBar groups={groups} locale={locale} />
				{groups
					.filter(({ terms }) => terms.length > 0)
					.map((group) => (
						<LetterSection key={group.id} group={group} locale={locale} />
					))}
				<FilterNone text={words.none} />
			</div>
			<Pager {...findReferenceNeighbours("/glossary/", locale)} locale={locale} />
		</ReadingFrame>
	);
}

function LetterBar({ groups, locale }: { readonly groups: readonly LetterGroup[]; readonly locale: Locale }) {
	return (
		<nav className={styles.letters} aria-label={wordsIn(locale).glossary.letters}>
			<ol role="list">
				{groups.map(({ id, letter, terms }) => (
					<li key={id}>{terms.length > 0 ? <a href={`#${id}`}>{letter}</a> : <span>{letter}</span>}</li>
				))}
			</ol>
		</nav>
	);
}

function LetterSection({ group, locale }: { readonly group: LetterGroup; readonly locale: Locale }) {
	const title = fill(wordsIn(locale).glossary.letter, { letter: group.letter });
	return (
		<section className={styles.section} data-letter={group.id}>
			<Heading level={2} id={group.id} title={title} locale={locale}>
				{group.letter}
			</Heading>
			<dl className={styles.terms} data-terms="">
				{group.terms.map((term) => (
					<TermEntry key={term.id} term={term} locale={locale} />
				))}
			</dl>
		</section>
	);
}
