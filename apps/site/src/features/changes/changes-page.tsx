import type { KnownProvider } from "../../facts/providers/known-providers.ts";
import { wordsIn } from "../../../messages/words.ts";
import { toAnchor } from "../../lib/urls/anchors.ts";
import { fill } from "../../lib/fill.ts";
import { toDateWords } from "../../lib/words/date-words.ts";
import type { Locale } from "../../lib/locale.ts";
import { toFileHref } from "../../lib/urls/file-href.ts";
import { toHref } from "../../lib/urls/paths.ts";
import { FEED_FILE } from "../../lib/urls/site.ts";
import { Breadcrumbs } from "../../ui/page/breadcrumbs.tsx";
import { Fact, FactRows } from "../../ui/tables/fact-rows.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Lead, LeadLine } from "../../ui/text/lead.tsx";
import { findReferenceNeighbours, listReferenceCrumbs } from "../../facts/pages/reference-pages.ts";
import { toReferenceSide } from "../../facts/pages/reference-side.ts";
import { Pager } from "../../ui/page/pager.tsx";
import { ReadingFrame } from "../../ui/page/reading-frame.tsx";
import { SectionLead } from "../../ui/text/section-lead.tsx";
import type { DataArea, Change, ChangeKind } from "../../facts/changes/change.ts";
import type { ChangeDay } from "../../facts/changes/change-log.ts";
import styles from "./changes-page.module.css";

/** A part of the data by name, with its page where it has one. */
export interface ChangedItem {
	readonly title: string;
	readonly href?: string;
}

/** A change for the page: all its parts by name, or only their number when there are many. */
export interface ShownChange {
	readonly area: DataArea;
	readonly kind: ChangeKind;
	readonly count: number;
	/** Page of the area. */
	readonly href: string;
	/** Empty when there are too many to read. */
	readonly items: readonly ChangedItem[];
}

const MOST_NAMES = 24;

/** A change as the page shows it. `nameItem` returns name and page of a part; `href` is the page of the area. */
export function toShownChange(
	{ area, kind, ids }: Change,
	href: string,
	nameItem: (area: DataArea, id: string) => ChangedItem,
): ShownChange {
	const items = ids.length > MOST_NAMES ? [] : ids.map((id) => nameItem(area, id));
	return { area, kind, count: ids.length, href, items };
}

/** The changelog of the data by day, and the last known state of every provider. */
export function ChangesPage({
	days,
	providers,
	locale,
}: {
	readonly days: readonly (Omit<ChangeDay, "changes"> & { readonly changes: readonly ShownChange[] })[];
	readonly providers: readonly KnownProvider[];
	readonly locale: Locale;
}) {
	const { changes: words } = wordsIn(locale);
	const statesId = toAnchor(words.providerStates);
	const sections = days.map(({ date }) => ({ id: date, title: toDateWords(date, locale) }));
	return (
		<ReadingFrame
			locale={locale}
			side={toReferenceSide("/changes/", locale)}
			sections={[...sections, { id: statesId, title: words.providerStates }]}
			lead={
				<>
					<Breadcrumbs
						crumbs={listReferenceCrumbs(locale)}
						current={{ title: words.title, route: "/changes/" }}
						locale={locale}
					/>
					<Lead title={words.title}>{words.lead}</Lead>
					<LeadLine>
						<a href={`${toHref("/", locale)}${FEED_FILE}`} type="application/atom+xml">
							{words.feed}
						</a>

						<a href={toFileHref("/api/changes.json")} type="application/json">
							{words.json}
						</a>
					</LeadLine>
				</>
			}
		>
			{days.map(({ date, note, changes }) => (
				<section key={date}>
					<Heading level={2} id={date} title={toDateWords(date, locale)} locale={locale} />
					{note && <SectionLead>{note[locale]}</SectionLead>}
					<FactRows>
						{changes.map((change) => (
							<ChangeRow key={`${change.area} ${change.kind}`} change={change} locale={locale} />
						))}
					</FactRows>
				</section>
			))}
			<section>
				<Heading level={2} id={statesId} title={words.providerStates} locale={locale} />
				<SectionLead>{words.providerStatesText}</SectionLead>
				<ProviderStates providers={providers} locale={locale} />
			</section>
			<Pager {...findReferenceNeighbours("/changes/", locale)} locale={locale} />
		</ReadingFrame>
	);
}

function ChangeRow({ change, locale }: { readonly change: ShownChange; readonly locale: Locale }) {
	const { areas, kinds } = wordsIn(locale).changes;
	const { area, kind, count, href, items } = change;
	return (
		<Fact name={<a href={href}>{areas[area]}</a>}>
			{fill(kinds[kind], { count })}
			{items.length > 0 && (
				<ul className={styles.items}>
					{items.map((item) => (
						<li key={item.title}>{item.href ? <a href={item.href}>{item.title}</a> : item.title}</li>
					))}
				</ul>
			)}
		</Fact>
	);
}

function ProviderStates({
	providers,
	locale,
}: {
	readonly providers: readonly KnownProvider[];
	readonly locale: Locale;
}) {
	const words = wordsIn(locale).providers;
	const states = new Map<string, KnownProvider[]>();
	for (const provider of providers) {
		const { status, date } = provider.lifecycle;
		const state = `${words.status[status]}, ${fill(words.asOf, { date: toDateWords(date, locale) })}`;
		states.set(state, [...(states.get(state) ?? []), provider]);
	}
	return (
		<FactRows>
			{[...states].map(([state, own]) => (
				<Fact key={state} name={state}>
					{own.map(({ id, name }, index) => (
						<span key={id}>
							{index > 0 && ", "}
							<a href={toHref(`/providers/${id}/`, locale)}>{name}</a>
						</span>
					))}
				</Fact>
			))}
		</FactRows>
	);
}
