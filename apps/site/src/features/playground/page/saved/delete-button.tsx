import { Button } from "../../../../ui/controls/button.tsx";
import { focusOn } from "../../parts/focus.ts";
import { leaveItem } from "../../parts/leave-item.ts";
import { useSavedWords } from "./saved-words.ts";

/** Deletes the item of a list that it is in, and gives the focus away before it goes with that: where it is the only item, to the dialog's first button. */
export function DeleteButton({
	name,
	onDelete,
}: {
	/** What it deletes, in words. */
	readonly name: string;
	readonly onDelete: () => void;
}) {
	const words = useSavedWords();
	return (
		<Button
			aria-label={name}
			onClick={({ currentTarget }) => {
				if (!leaveItem(currentTarget)) focusOn("button", currentTarget.closest("dialog"));
				onDelete();
			}}
		>
			{words.delete}
		</Button>
	);
}
