import { Button } from "../../../../ui/controls/button.tsx";
import { useSavedWords } from "./saved-words.ts";

/** Gives what is kept a star, or takes it back. */
export function StarButton({
	name,
	isStarred = false,
	onStar,
}: {
	/** What is starred, for readers who do not see what the button is beside. */
	readonly name: string;
	readonly isStarred: boolean | undefined;
	readonly onStar: () => void;
}) {
	const words = useSavedWords();
	return (
		<Button aria-pressed={isStarred} aria-label={name} onClick={onStar}>
			<span aria-hidden="true">{isStarred ? "★" : "☆"}</span> {words.star}
		</Button>
	);
}
