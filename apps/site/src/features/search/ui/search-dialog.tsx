import { X } from "lucide-react";
import { wordsIn } from "../../../../messages/words.ts";
import type { Locale } from "../../../lib/locale.ts";
import { toFileHref } from "../../../lib/urls/file-href.ts";
import { toHref } from "../../../lib/urls/paths.ts";
import { SearchField } from "../../../ui/fields/search-field.tsx";
import { VisuallyHidden } from "../../../ui/text/visually-hidden.tsx";
import { NoResults } from "./no-results.tsx";
import results from "./results.module.css";
import styles from "./search-dialog.module.css";

/**
 * The search that opens above any page: a field, and results that the arrow keys move through. Needs the page's script;
 * the search page is there without one.
 */
export function SearchDialog({ locale }: { readonly locale: Locale }) {
	const words = wordsIn(locale).search;
	return (
		<dialog
			className={styles.dialog}
			aria-label={words.title}
			data-search-dialog=""
			data-index={toFileHref(`/search/${locale}.json`)}
			data-failed={words.failed}
		>
			<form method="get" action={toHref("/search/", locale)}>
				<SearchField className={styles.line} label={words.label} listId="search-results">
					<button type="button" data-close="">
						<X aria-hidden="true" focusable="false" />
						<VisuallyHidden>{words.close}</VisuallyHidden>
					</button>
				</SearchField>
			</form>
			<div className={styles.body}>
				<output className={styles.status} data-status="" />
				<p className={styles.hint} data-hint="">
					{words.hint}
				</p>
				<div className={styles.noResults} data-no-results="" hidden>
					<NoResults locale={locale} />
				</div>
				<div
					id="search-results"
					// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- results are links with several parts, in groups
					role="listbox"
					aria-label={words.results}
					className={results.results}
					data-results=""
					hidden
				/>
			</div>
			<p className={styles.keys}>
				<span>
					<kbd>↑</kbd> <kbd>↓</kbd> {words.keys.choose}
				</span>
				<span>
					<kbd>Enter</kbd> {words.keys.open}
				</span>
				<span>
					<kbd>Esc</kbd> {words.keys.close}
				</span>
			</p>
		</dialog>
	);
}
