import { wordsIn } from "../../../messages/words.ts";
import type { Locale } from "../../lib/locale.ts";
import type { Crumb } from "./breadcrumbs.tsx";
import styles from "./pager.module.css";

/** Links to the page before and the page after; a missing one leaves its side empty. */
export function Pager({
	previous,
	next,
	locale,
}: {
	readonly previous: Crumb | undefined;
	readonly next: Crumb | undefined;
	readonly locale: Locale;
}) {
	const words = wordsIn(locale).site;
	if (!previous && !next) return undefined;
	return (
		<nav className={styles.pager} aria-label={words.pager}>
			{previous && (
				<a href={previous.href} rel="prev">
					<span>{words.previous}</span>
					{previous.title}
				</a>
			)}
			{next && (
				<a href={next.href} rel="next" className={styles.next}>
					<span>{words.next}</span>
					{next.title}
				</a>
			)}
		</nav>
	);
}
