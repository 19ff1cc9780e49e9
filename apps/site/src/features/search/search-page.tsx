import { wordsIn } from "../../../messages/words.ts";
import type { Locale } from "../../lib/locale.ts";
import { toFileHref } from "../../lib/paths.ts";
import { Heading } from "../../ui/heading.tsx";
import { Lead } from "../../ui/lead.tsx";
import { ReadingFrame } from "../../ui/reading-frame.tsx";
import { SearchBox } from "../../ui/search-box.tsx";
import { SEARCH_KINDS, type SearchEntry } from "./search-entry.ts";
import styles from "./search-page.module.css";

/** The search: a box, results put in by the page's script, and below them everything that can be found. */
export function SearchPage({
	entries,
	locale,
}: {
	readonly entries: readonly SearchEntry[];
	readonly locale: Locale;
}) {
	const words = wordsIn(locale).search;
	return (
		<ReadingFrame locale={locale} sections={[]} lead={<Lead title={words.title}>{words.lead}</Lead>}>
			<div
				data-search=""
				data-index={toFileHref(`/search/${locale}.json`)}
				data-locale={locale}
				data-count={words.count}
				data-none={words.none}
				data-failed={words.failed}
				{...Object.fromEntries(SEARCH_KINDS.map((kind) => [`data-kind-${kind}`, words.kind[kind]]))}
			>
				<SearchBox locale={locale} label={words.label} button={words.button} />
				<p className={styles.status} data-without-script="">
					{words.withoutScript}
				</p>
				<output className={styles.status} data-status="" />
				<ol role="list" className={styles.results} data-results="" />
				<div className={styles.everything} data-everything="">
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
	return SEARCH_KINDS.map((kind) => (
		<section key={kind}>
			<Heading level={2} id={kind} title={words.kinds[kind]} locale={locale} />
			<ul role="list" className={styles.list}>
				{entries
					.filter((entry) => entry.kind === kind)
					.map(({ href, title }) => (
						<li key={title}>
							<a href={href}>{title}</a>
						</li>
					))}
			</ul>
		</section>
	));
}
