import type { ReactNode } from "react";
import styles from "./section-lead.module.css";

/** The sentence below a heading that introduces the next list. */
export function SectionLead({ children }: { readonly children: ReactNode }) {
	return <p className={styles.lead}>{children}</p>;
}
