import type { ReactNode } from "react";
import styles from "./visually-hidden.module.css";

/** Text for screen readers and for copied tables; takes no room on the page. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
	return <span className={styles.hidden}>{children}</span>;
}
