import type { ReactNode } from "react";
import styles from "./badge.module.css";

/** A short remark beside a name. */
export function Badge({ title, children }: { readonly title?: string; readonly children: ReactNode }) {
	return (
		<span className={styles.badge} title={title}>
			{children}
		</span>
	);
}
