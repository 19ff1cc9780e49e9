import { Button } from "../../../../ui/controls/button.tsx";
import { focusOn } from "../../parts/focus.ts";
import { useSavedWords } from "./saved-words.ts";

/** Shows more of the list before it. Where it goes with that, the item that has been the last so far has the focus: the new ones follow it. */
export function MoreButton({
	isLast,
	onMore,
}: {
	/** The next items are all that there are. */
	readonly isLast: boolean;
	readonly onMore: () => void;
}) {
	const words = useSavedWords();
	return (
		<Button
			onClick={({ currentTarget }) => {
				if (isLast) focusOn("button", currentTarget.previousElementSibling?.lastElementChild ?? null);
				onMore();
			}}
		>
			{words.more}
		</Button>
	);
}
