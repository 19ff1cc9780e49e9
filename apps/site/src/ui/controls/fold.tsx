import type { ReactNode } from "react";
import styles from "./fold.module.css";

/** Content that a reader opens when it is needed, under a line that says what and how much there is. */
export function Fold({
	id,
	title,
	note,
	children,
}: {
	/** Anchor of the content; following a link to it opens it. */
	readonly id?: string;
	readonly title: string;
	/** A number or a word behind the title. */
	readonly note?: string | number | undefined;
	readonly children: ReactNode;
}) {
	return (
		<details className={styles.fold}>
			<summary>
				<span id={id && `${id}-title`}>{title}</span>
				{note !== undefined && <span className={styles.note}> {note}</span>}
			</summary>
			<div id={id} className={styles.inside}>
				{children}
			</div>
		</details>
	);
}
