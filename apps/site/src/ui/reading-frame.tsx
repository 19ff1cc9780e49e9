import type { ReactNode } from "react";
import type { Locale } from "../lib/locale.ts";
import { PageContents, type Section } from "./page-contents.tsx";
import styles from "./reading-frame.module.css";

/**
 * The frame of a page that is read: text in the middle, sections of the page on the right, and, where there is one, a
 * list of sibling pages on the left. Narrow screens show one column.
 */
export function ReadingFrame({
	locale,
	sections,
	side,
	lead,
	children,
}: {
	readonly locale: Locale;
	/** Sections of the page, for the contents list. */
	readonly sections: readonly Section[];
	/** List of sibling pages. */
	readonly side?: ReactNode;
	/** Content before the contents list on narrow screens: breadcrumbs, title, first paragraph. */
	readonly lead: ReactNode;
	readonly children: ReactNode;
}) {
	return (
		<div className={side ? `${styles.frame} ${styles.withSide}` : styles.frame}>
			{side && <div className={styles.side}>{side}</div>}
			<div className={styles.lead}>{lead}</div>
			<div className={styles.contents}>
				<PageContents sections={sections} locale={locale} />
			</div>
			<article className={styles.text}>{children}</article>
		</div>
	);
}
