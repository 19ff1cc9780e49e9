import type { Messages } from "../../../../messages/words.ts";
import { QuietButton } from "../../../ui/controls/quiet-button.tsx";
import styles from "./parts.module.css";
import { useOnline } from "./use-online.ts";

/** The place of a part that could not be loaded or drawn, with a way to try again. Once the device is online again, that is done by itself. */
export function LostPart({
	words,
	onRetry,
}: {
	readonly words: Messages["playground"];
	readonly onRetry: () => void;
}) {
	useOnline(onRetry);
	return (
		<p role="alert" className={styles.problem}>
			{navigator.onLine ? words.lostPart : words.lostOffline}{" "}
			<QuietButton compact onClick={onRetry}>
				{words.chat.retry}
			</QuietButton>
		</p>
	);
}
