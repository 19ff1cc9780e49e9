import styles from "./mark-cell.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** A cell of a table: a dot for yes, a dash for no, each with a text for screen readers. */
export function MarkCell({ isOn, text }: { readonly isOn: boolean; readonly text: string }) {
	return (
		<td className={isOn ? styles.yes : styles.no} data-on={isOn ? "" : undefined}>
			<VisuallyHidden>{text}</VisuallyHidden>
		</td>
	);
}
