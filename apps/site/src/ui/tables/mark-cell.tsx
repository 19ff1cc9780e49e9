import "./mark-cell.css";
import { VisuallyHidden } from "../text/visually-hidden.tsx";

/** A cell of a table: a dot for yes, a dash for no, each with a text for screen readers. Hundreds are on a page: an attribute alone keeps them short. */
export function MarkCell({ isOn, text }: { readonly isOn: boolean; readonly text: string }) {
	return (
		<td data-mark={isOn ? "yes" : "no"}>
			<VisuallyHidden>{text}</VisuallyHidden>
		</td>
	);
}
