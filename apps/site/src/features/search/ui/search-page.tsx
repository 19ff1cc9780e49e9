import type { ReactNode } from "react";
import { wordsIn } from "../../../../messages/words.ts";
import type { Locale } from "../../../lib/locale.ts";
import { toFileHref } from "../../../lib/urls/file-href.ts";
import { compareIn } from "../../../locales/forms.ts";
import { Fold } from "../../../ui/controls/fold.tsx";
import { Lead } from "../../../ui/text/lead.tsx";
import { ReadingFrame } from "../../../ui/page/reading-frame.tsx";
import { SearchBox } from "../../../ui/fields/search-box.tsx";
import { NoResults } from "./no-results.tsx";
import results from "./results.module.css";
import { SEARCH_KINDS, type SearchEntry, type SearchKind } from "../entry/search-entry.ts";
import styles from "./search-page.module.css";

/** Kinds that are not listed whole: parts of pages that are themselves listed. */
const PARTS: readonly SearchKind[] = ["section", "api"];

/** The search: a box, results put in by the page's script, and below them everything that can be found. */
export function SearchPage({
	entries,
	locale,
	children,
}: {
	readonly entries: readonly SearchEntry[];
	readonly locale: Locale;
	/** Another way on, shown where nothing is found. */
	readonly children?: ReactNode;
}) {
	const words = wordsIn(locale).search;
	return (
		<ReadingFrame locale={locale} isWide lead={<Lead title={words.title}>{words.lead}</Lead>}>
			<div data-search="" data-index={toFileHref(`/search/${locale}.json`)} data-failed={words.failed}>
				<SearchBox locale={locale} label={words.label} button={words.button} />
				<p className={styles.status} data-without-script="">
					{words.withoutScript}
				</p>
				<output className={styles.status} data-status="" />
				<div data-no-results="" hidden>
					<NoResults locale={locale} />
					{children}
				</div>
				<div className={`${results.results} ${styles.results}`} data-results="" />
				<div data-everything="">
					<Everything entries={entries} locale={locale} />
				</div>
			</div>
		</ReadingFrame>
	);
}

function Everything({
	entries,
	locale,
}: {
	readonly entries: readonly SearchEntry[];
	readonly locale: Locale;
}) {
	const words = wordsIn(locale).search;
	const kinds = SEARCH_KINDS.filter(
		(kind) => !PARTS.includes(kind) && entries.some((entry) => entry.kind === kind),
	);
	const byTitle = compareIn(locale);
	return (
		<>
			<h2 className={styles.title}>{words.everything}</h2>
			{kinds.map((kind) => {
				const own = entries.filter((entry) => entry.kind === kind);
				return (
					<Fold key={kind} id={kind} title={words.kinds[kind]} note={own.length}>
						<ul role="list" className={styles.list}>
							{own
								.toSorted((a, b) => byTitle(a.title, b.title))
								.map(({ href, title }) => (
									<li key={href}>
										<a href={href}>{title}</a>
									</li>
								))}
						</ul>
					</Fold>
				);
			})}
		</>
	);
}
