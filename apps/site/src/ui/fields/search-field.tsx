import { Search } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./search-field.module.css";

/** The line that words to search for are typed into: an icon, the field, and what follows it. */
export function SearchField({
	className,
	id,
	label,
	listId,
	children,
}: {
	/** Style of the line. */
	readonly className: string | undefined;
	/** Id of the field, where it has a label beside it. */
	readonly id?: string;
	/** Name of the field, where none does. */
	readonly label?: string;
	/** Id of the results, where the keys move through them from the field. */
	readonly listId?: string;
	/** Content after the field, such as its button. */
	readonly children: ReactNode;
}) {
	return (
		<div className={`${styles.line} ${className}`}>
			<Search aria-hidden="true" focusable="false" />
			<input
				id={id}
				type="search"
				name="q"
				aria-label={label}
				placeholder={label}
				{...(listId && toComboBox(listId))}
				autoComplete="off"
				autoCapitalize="off"
				spellCheck={false}
				enterKeyHint={listId ? "go" : "search"}
			/>
			{children}
		</div>
	);
}

function toComboBox(listId: string) {
	return {
		role: "combobox",
		"aria-expanded": false,
		"aria-autocomplete": "list",
		"aria-controls": listId,
	} as const;
}
