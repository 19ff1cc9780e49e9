import styles from "./tick.module.css";

/** Colours a mark may have. */
export type TickColor = "orange" | "blue" | "green" | "yellow" | "indigo" | "red";

/** A short upright stroke in one of the catalogue's colours, like a mark on a compass dial. Decoration. */
export function Tick({ color }: { readonly color: TickColor }) {
	return <span className={`${styles.tick} ${styles[color]}`} aria-hidden="true" />;
}
