import colors from "./task-colors.module.css";
import styles from "./tick.module.css";

/** Colours a mark may have: those of the catalogue, and that of the text beside it. */
export type TickColor = "orange" | "blue" | "green" | "yellow" | "indigo" | "red" | "plain";

/** A short upright stroke in a colour, like a mark on a compass dial. Decoration. */
export function Tick({ color }: { readonly color: TickColor }) {
	return <span className={`${styles.tick} ${colors[color]}`} aria-hidden="true" />;
}
