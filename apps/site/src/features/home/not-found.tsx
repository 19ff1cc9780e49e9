import { wordsIn } from "../../../messages/words.ts";
import { findTwinLocale, type Locale } from "../../lib/locale.ts";
import { toHref } from "../../lib/paths.ts";
import { Lead } from "../../ui/lead.tsx";
import { Prose } from "../../ui/prose.tsx";
import { ReadingFrame } from "../../ui/reading-frame.tsx";
import { SearchBox } from "../../ui/search-box.tsx";
import styles from "./not-found.module.css";

/** What a reader sees at an address without a page: in one language with a search, then briefly in the other. */
export function NotFound({ locale }: { readonly locale: Locale }) {
	const { notFound, search } = wordsIn(locale);
	const twin = findTwinLocale(locale);
	const twinWords = wordsIn(twin);
	return (
		<ReadingFrame locale={locale} sections={[]} lead={<Lead title={notFound.title}>{notFound.text}</Lead>}>
			<SearchBox locale={locale} label={search.label} button={search.button} />
			<div className={styles.twin} lang={twin}>
				<h2>{twinWords.notFound.title}</h2>
				<Prose>
					<p>
						{twinWords.notFound.text} <a href={toHref("/", twin)}>{twinWords.site.home}</a>
					</p>
				</Prose>
			</div>
		</ReadingFrame>
	);
}
