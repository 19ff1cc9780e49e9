import { wordsIn } from "../../../messages/words.ts";
import type { Locale } from "../../lib/locale.ts";
import { BreakableName } from "../text/breakable-name.tsx";
import styles from "./page-contents.module.css";

/** A section of the page as the contents list needs it. */
export interface Section {
	readonly id: string;
	readonly title: string;
}

/**
 * The list of sections: on narrow screens it folds into one line above the text, on wide ones it is open beside it. There
 * it follows the text in the page, so that the keyboard need not walk through it first.
 */
export function PageContents({
	sections,
	locale,
	isOpen = false,
}: {
	readonly sections: readonly Section[];
	readonly locale: Locale;
	/** True for the list of wide screens. */
	readonly isOpen?: boolean;
}) {
	if (sections.length < 2) return undefined;
	const title = wordsIn(locale).site.contents;
	const list = (
		<ol role="list">
			{sections.map((section) => (
				<li key={section.id}>
					<a href={`#${section.id}`}>
						{section.title.includes(" ") ? section.title : <BreakableName name={section.title} />}
					</a>
				</li>
			))}
		</ol>
	);
	return (
		<nav className={styles.contents} aria-label={title} data-page-contents="">
			{isOpen ? (
				<>
					<p>{title}</p>
					{list}
				</>
			) : (
				<details>
					<summary>{title}</summary>
					{list}
				</details>
			)}
		</nav>
	);
}
