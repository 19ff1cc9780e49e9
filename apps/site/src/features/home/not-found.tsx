import { wordsIn } from "../../../messages/words.ts";
import { listOtherLocales, type Locale } from "../../lib/locale.ts";
import { toHref } from "../../lib/urls/paths.ts";
import { Lead } from "../../ui/text/lead.tsx";
import { Prose } from "../../ui/text/prose.tsx";
import { ReadingFrame } from "../../ui/page/reading-frame.tsx";
import { SearchBox } from "../../ui/fields/search-box.tsx";
import { Dial } from "./dial.tsx";
import styles from "./not-found.module.css";

/** The content shown at a URL without a page: in one language with a search, then briefly in the others. */
export function NotFound({ locale }: { readonly locale: Locale }) {
	const { notFound, search } = wordsIn(locale);
	return (
		<ReadingFrame
			locale={locale}
			isWide
			lead={
				<div className={styles.ways}>
					<div>
						<Lead title={notFound.title}>{notFound.text}</Lead>
						<SearchBox locale={locale} label={search.label} button={search.button} />
					</div>
					<Dial locale={locale} isSmall />
				</div>
			}
		>
			{listOtherLocales(locale).map((other) => (
				<NotFoundIn key={other} locale={other} />
			))}
		</ReadingFrame>
	);
}

function NotFoundIn({ locale }: { readonly locale: Locale }) {
	const { notFound, site } = wordsIn(locale);
	return (
		<div className={styles.other} lang={locale}>
			<h2>{notFound.title}</h2>
			<Prose>
				<p>
					{notFound.text} <a href={toHref("/", locale)}>{site.home}</a>
				</p>
			</Prose>
		</div>
	);
}
