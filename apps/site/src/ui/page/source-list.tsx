import type { Source } from "../../../content/sources/source.ts";
import { wordsIn } from "../../../messages/words.ts";
import { toAnchor } from "../../lib/urls/anchors.ts";
import { toDateWords } from "../../lib/words/date-words.ts";
import type { Locale } from "../../lib/locale.ts";
import { ExternalLink } from "../text/external-link.tsx";
import type { PageEnding } from "./page-endings.tsx";
import { SectionLead } from "../text/section-lead.tsx";
import styles from "./source-list.module.css";

/** The section of sources at the end of a page; none for a page without any. */
export function listSourceEndings(
	sources: readonly Source[] | undefined,
	locale: Locale,
): readonly PageEnding[] {
	if (!sources?.length) return [];
	const { title } = wordsIn(locale).sources;
	return [{ id: toAnchor(title), title, content: <SourceList sources={sources} locale={locale} /> }];
}

/** What the page's claims rest on: title, host, and the day on which it was last looked up. */
export function SourceList({
	sources,
	locale,
}: {
	readonly sources: readonly Source[];
	readonly locale: Locale;
}) {
	return (
		<>
			<SectionLead>{wordsIn(locale).sources.lead}</SectionLead>
			<ol className={styles.list} role="list">
				{sources.map(({ id, title, url, seen }) => (
					<li key={id}>
						<ExternalLink href={url} locale={locale}>
							<span lang="en">{title}</span>
						</ExternalLink>
						<span className={styles.facts}>
							{" "}
							<span translate="no">{new URL(url).hostname}</span>,{" "}
							<time dateTime={seen}>{toDateWords(seen, locale)}</time>
						</span>
					</li>
				))}
			</ol>
		</>
	);
}
