import { useLoadedWords } from "./saved-words.ts";
import styles from "./saved.module.css";

/** The last run is not in the history, because the browser gives no more room. */
export function FullNote() {
	const words = useLoadedWords();
	return (
		<div role="alert">
			{words && (
				<p className={styles.received} data-full="">
					{words.runNotKept}
				</p>
			)}
		</div>
	);
}
