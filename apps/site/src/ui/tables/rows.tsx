import type { ReactNode } from "react";
import styles from "./rows.module.css";

/** A list of things with their names on the left and their descriptions on the right; narrow screens show one below the other. */
export function RowList({ children }: { readonly children: ReactNode }) {
	return (
		<ul role="list" className={styles.rows}>
			{children}
		</ul>
	);
}

/** Name of the row's thing, as a link to its page. */
export function RowName({ href, children }: { readonly href: string; readonly children: ReactNode }) {
	return (
		<a className={styles.name} href={href}>
			{children}
		</a>
	);
}

/** Description of the row's thing. */
export function RowText({ children }: { readonly children: ReactNode }) {
	return <span className={styles.text}>{children}</span>;
}
