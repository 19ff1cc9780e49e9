import type { ReactNode } from "react";
import styles from "./prose.module.css";

/** Running text: measure of line, distance between paragraphs, lists. */
export function Prose({ children }: { readonly children: ReactNode }) {
	return <div className={styles.prose}>{children}</div>;
}
