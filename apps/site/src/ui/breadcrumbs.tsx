import { wordsIn } from "../../messages/words.ts";
import type { Locale } from "../lib/locale.ts";
import styles from "./breadcrumbs.module.css";

/** One step on the way to a page. */
export interface Crumb {
	readonly title: string;
	readonly href: string;
}

/** The way from the start of a section to the page; the page itself, which has the title below, is left out. */
export function Breadcrumbs({
	crumbs,
	locale,
}: {
	readonly crumbs: readonly Crumb[];
	readonly locale: Locale;
}) {
	return (
		<nav className={styles.crumbs} aria-label={wordsIn(locale).site.breadcrumbs}>
			<ol role="list">
				{crumbs.map(({ title, href }) => (
					<li key={href}>
						<a href={href}>{title}</a>
					</li>
				))}
			</ol>
		</nav>
	);
}
