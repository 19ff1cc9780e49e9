import type { Locale } from "../../lib/locale.ts";
import { toHref } from "../../lib/urls/paths.ts";
import { SearchField } from "./search-field.tsx";
import styles from "./search-box.module.css";

/** The search box: leads to the search page with the words in its URL, with and without a script. */
export function SearchBox({
	locale,
	label,
	button,
}: {
	readonly locale: Locale;
	readonly label: string;
	readonly button: string;
}) {
	return (
		<search className={styles.box}>
			<form method="get" action={toHref("/search/", locale)}>
				<label htmlFor="search-words">{label}</label>
				<SearchField className={styles.line} id="search-words">
					<button type="submit">{button}</button>
				</SearchField>
			</form>
		</search>
	);
}
