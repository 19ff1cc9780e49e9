import { Search } from "lucide-react";
import type { Locale } from "../lib/locale.ts";
import { toHref } from "../lib/paths.ts";
import styles from "./search-box.module.css";

/** The search box: leads to the search page with the words in its address, with and without a script. */
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
				<div className={styles.line}>
					<Search aria-hidden="true" focusable="false" />
					<input
						id="search-words"
						type="search"
						name="q"
						autoComplete="off"
						autoCapitalize="off"
						spellCheck={false}
						enterKeyHint="search"
					/>
					<button type="submit">{button}</button>
				</div>
			</form>
		</search>
	);
}
