import type { Messages } from "../../../../messages/words.ts";
import { QuietButton } from "../../../ui/controls/quiet-button.tsx";
import styles from "./parts.module.css";

/** The place of a part that could not be loaded or drawn, with a way to try again. */
export function LostPart({
	words,
	onRetry,
}: {
	readonly words: Messages["playground"];
	readonly onRetry: () => void;
}) {
	return (
		<p role="alert" className={styles.problem}>
			{words.lostPart}{" "}
			<QuietButton compact onClick={onRetry}>
				{words.chat.retry}
			</QuietButton>
		</p>
	);
}
