import { wordsIn } from "../../../messages/words.ts";
import { toDateWords } from "../../lib/words/date-words.ts";
import type { Locale } from "../../lib/locale.ts";
import { toHref } from "../../lib/urls/paths.ts";
import { toRepositoryUrl } from "../../lib/urls/site.ts";
import { Badge } from "../../ui/text/badge.tsx";
import { Breadcrumbs } from "../../ui/page/breadcrumbs.tsx";
import { ExternalLink } from "../../ui/text/external-link.tsx";
import { Fact, FactRows } from "../../ui/tables/fact-rows.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Lead } from "../../ui/text/lead.tsx";
import { findReferenceNeighbours, listReferenceCrumbs } from "../../facts/pages/reference-pages.ts";
import { toReferenceSide } from "../../facts/pages/reference-side.ts";
import { Pager } from "../../ui/page/pager.tsx";
import { ReadingFrame } from "../../ui/page/reading-frame.tsx";
import { SectionLead } from "../../ui/text/section-lead.tsx";
import { WordsWithCode } from "../../ui/text/words-with-code.tsx";
import { DATA_SOURCES, type FactSource } from "./source-facts.ts";

/** Every part of the data: what it is, where it was read or how it was measured, when, its licence, what is uncertain. */
export function AboutDataPage({ locale }: { readonly locale: Locale }) {
	const { aboutData: words, changes } = wordsIn(locale);
	return (
		<ReadingFrame
			locale={locale}
			side={toReferenceSide("/about-the-data/", locale)}
			sections={DATA_SOURCES.map(({ id, title }) => ({ id, title: title[locale] }))}
			lead={
				<>
					<Breadcrumbs
						crumbs={listReferenceCrumbs(locale)}
						current={{ title: words.title, route: "/about-the-data/" }}
						locale={locale}
					/>
					<Lead title={words.title}>{words.lead}</Lead>
				</>
			}
		>
			<SectionLead>
				{words.changesText} <a href={toHref("/changes/", locale)}>{changes.title}</a>
			</SectionLead>
			{DATA_SOURCES.map((source) => (
				<section key={source.id}>
					<Heading level={2} id={source.id} title={source.title[locale]} locale={locale} />
					<SectionLead>
						<WordsWithCode text={source.what[locale]} />
					</SectionLead>
					<SourceFacts source={source} locale={locale} />
				</section>
			))}
			<Pager {...findReferenceNeighbours("/about-the-data/", locale)} locale={locale} />
		</ReadingFrame>
	);
}

function SourceFacts({ source, locale }: { readonly source: FactSource; readonly locale: Locale }) {
	const { aboutData: words } = wordsIn(locale);
	const { origin, from, days, licences, uncertain, refresh, path } = source;
	return (
		<FactRows>
			<Fact name={words.origin}>
				<Badge>{words.origins[origin]}</Badge>
			</Fact>
			{from.length > 0 && (
				<Fact name={words.from}>
					<ul role="list">
						{from.map(({ name, url }) => (
							<li key={name}>
								<ExternalLink href={url} locale={locale}>
									{name}
								</ExternalLink>
							</li>
						))}
					</ul>
				</Fact>
			)}
			{days.length > 0 && (
				<Fact name={origin === "measured" ? words.measuredOn : words.stateOf}>
					<Days days={days} locale={locale} />
				</Fact>
			)}
			{licences.length > 0 && <Fact name={words.licence}>{licences.join(", ")}</Fact>}
			{uncertain && (
				<Fact name={words.uncertain}>
					<WordsWithCode text={uncertain[locale]} />
				</Fact>
			)}
			<Fact name={words.refresh}>
				<WordsWithCode text={refresh[locale]} />
			</Fact>
			<Fact name={words.path}>
				<ExternalLink href={toRepositoryUrl(path)} locale={locale}>
					<code translate="no">{path}</code>
				</ExternalLink>
			</Fact>
		</FactRows>
	);
}

function Days({ days, locale }: { readonly days: readonly string[]; readonly locale: Locale }) {
	return days.map((day, index) => (
		<span key={day}>
			{index > 0 && ", "}
			<time dateTime={day}>{toDateWords(day, locale)}</time>
		</span>
	));
}
