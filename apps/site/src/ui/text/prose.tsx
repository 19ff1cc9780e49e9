import type { ReactNode } from "react";
import styles from "./prose.module.css";

/** Running text: measure of line, distance between paragraphs, lists. */
export function Prose({ children }: { readonly children: ReactNode }) {
	return <div className={styles.prose}>{children}</div>;
}

/** The same for text that the site's own build has rendered. */
export function BuiltProse({
	html,
	look,
}: {
	readonly html: string;
	/** Two columns on wide screens, or the text in the first and its one figure in the second. */
	readonly look: "columns" | "aside";
}) {
	return <div className={`${styles.prose} ${styles[look]}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
