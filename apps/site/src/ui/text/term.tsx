import type { ReactNode } from "react";
import { GLOSSARY } from "../../../content/glossary/index.ts";
import { wordsIn } from "../../../messages/words.ts";
import type { Locale } from "../../lib/locale.ts";
import { LANGUAGES } from "../../locales/index.ts";
import { toTermHref } from "../../lib/urls/term-url.ts";
import styles from "./term.module.css";

/**
 * A word of a text with its definition. A press, Enter or a tap opens it without a script; the page's script opens it under
 * the pointer too. Escape or a press elsewhere closes it.
 */
export function Term({
	id,
	locale,
	children,
}: {
	/** Id in the glossary. Only one use of a term on a page may be marked. */
	readonly id: string;
	readonly locale: Locale;
	/** The word as the text has it. */
	readonly children?: ReactNode;
}) {
	const term = GLOSSARY.find((one) => one.id === id);
	if (!term) throw new Error(`The glossary has no term ${id}.`);
	const second = LANGUAGES[locale].secondLocale;
	const noteId = `term-${id}`;
	return (
		<span className={styles.term} data-term="">
			<button type="button" className={styles.word} popoverTarget={noteId} popoverTargetAction="show">
				{children}
			</button>
			<span popover="auto" id={noteId} className={styles.note}>
				<span className={styles.names}>
					<strong>{term[locale].term}</strong> <span lang={second}>{term[second].term}</span>
				</span>
				<span className={styles.definition}>{term[locale].definition}</span>
				<a href={toTermHref(term, locale)}>{wordsIn(locale).glossary.more}</a>
			</span>
		</span>
	);
}
