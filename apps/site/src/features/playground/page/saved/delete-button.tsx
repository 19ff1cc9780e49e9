import { Button } from "../../../../ui/controls/button.tsx";
import { useSavedWords } from "./saved-words.ts";

/** Deletes the item of a list that it is in, and gives the focus away before it goes with that. */
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
				leaveItem(currentTarget);
				onDelete();
			}}
		>
			{words.delete}
		</Button>
	);
}

/** The button in the same place of the next item has the focus, else of the one before; without another item the dialog's first. */
function leaveItem(button: HTMLButtonElement): void {
	const item = button.closest("li");
	const place = [...(item?.querySelectorAll("button") ?? [])].indexOf(button);
	const beside = item?.nextElementSibling ?? item?.previousElementSibling;
	const next = beside?.querySelectorAll("button")[place] ?? button.closest("dialog")?.querySelector("button");
	next?.focus();
}
