import type { ReactNode } from "react";
import styles from "./note.module.css";

/** An aside that readers may skip, set off from the running text. */
export function Note({ label, children }: { readonly label: string; readonly children: ReactNode }) {
	return (
		<div role="note" aria-label={label} className={styles.note}>
			{children}
		</div>
	);
}
