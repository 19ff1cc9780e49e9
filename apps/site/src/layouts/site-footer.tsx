import { wordsIn } from "../../messages/words.ts";
import type { Locale } from "../lib/locale.ts";
import { FOOT_PAGES } from "../lib/urls/navigation.ts";
import { toHref } from "../lib/urls/paths.ts";
import { REPOSITORY_URL, SITE_NAME } from "../lib/urls/site.ts";
import { ExternalLink } from "../ui/text/external-link.tsx";
import { UpdateLink } from "../ui/text/update-link.tsx";
import styles from "./site-footer.module.css";

/** The end of every page: the link to its source, and a statement about the site. */
export function SiteFooter({
	locale,
	source,
}: {
	readonly locale: Locale;
	readonly source: string | undefined;
}) {
	const words = wordsIn(locale).site;
	return (
		<footer className={styles.footer}>
			<div className={styles.inner}>
				<p className={styles.note}>
					<strong>{SITE_NAME}</strong> {words.footer}
				</p>
				<ul role="list">
					{FOOT_PAGES.map(({ route, words: wordsOf }) => (
						<li key={route}>
							<a href={toHref(route, locale)}>{wordsOf(wordsIn(locale)).title}</a>
						</li>
					))}
					<li>
						<UpdateLink source={source} locale={locale} />
					</li>
					<li>
						<ExternalLink href={REPOSITORY_URL} locale={locale}>
							{words.sourceCode}
						</ExternalLink>
					</li>
				</ul>
			</div>
		</footer>
	);
}
