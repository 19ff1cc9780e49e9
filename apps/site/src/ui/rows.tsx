import type { ReactNode } from "react";
import styles from "./rows.module.css";

/** A list of things with their names on the left and what is said of them on the right; narrow screens show one below the other. */
export function Rows({ children }: { readonly children: ReactNode }) {
	return (
		<ul role="list" className={styles.rows}>
			{children}
		</ul>
	);
}

/** What a row is about, as a link to its page. */
export function RowName({ href, children }: { readonly href: string; readonly children: ReactNode }) {
	return (
		<a className={styles.name} href={href}>
			{children}
		</a>
	);
}

/** What is said of the thing a row is about. */
export function RowText({ children }: { readonly children: ReactNode }) {
	return <span className={styles.text}>{children}</span>;
}
