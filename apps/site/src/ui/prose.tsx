import type { ReactNode } from "react";
import styles from "./prose.module.css";

/** Running text: measure of line, distance between paragraphs, lists. */
export function Prose({ children }: { readonly children: ReactNode }) {
	return <div className={styles.prose}>{children}</div>;
}

/** The same for text that the site's own build has rendered; wide screens set it in two columns. */
export function BuiltProse({
	html,
	hasAside = false,
}: {
	readonly html: string;
	/** True where the one figure is beside the text, which then keeps to the first column. */
	readonly hasAside?: boolean;
}) {
	return (
		<div
			className={`${styles.prose} ${hasAside ? styles.aside : styles.columns}`}
			dangerouslySetInnerHTML={{ __html: html }}
		/>
	);
}
