import type { ReactNode } from "react";
import styles from "./working-frame.module.css";

/** The frame of a page that is worked with: the whole width, without lists beside it. */
export function WorkingFrame({ lead, children }: { readonly lead: ReactNode; readonly children: ReactNode }) {
	return (
		<div className={styles.frame}>
			<div className={styles.lead}>{lead}</div>
			{children}
		</div>
	);
}
