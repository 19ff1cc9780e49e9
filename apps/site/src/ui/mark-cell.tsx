import styles from "./mark-cell.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** A cell of a table that says yes with a dot, no with a dash, and either in words for screen readers. */
export function MarkCell({ isOn, text }: { readonly isOn: boolean; readonly text: string }) {
	return (
		<td className={isOn ? styles.yes : styles.no} data-on={isOn ? "" : undefined}>
			<VisuallyHidden>{text}</VisuallyHidden>
		</td>
	);
}
