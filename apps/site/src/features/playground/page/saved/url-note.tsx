import { useLoadedWords } from "./saved-words.ts";
import styles from "./saved.module.css";

/** The page's URL does not hold the form, so that a copy of it does not either. */
export function UrlNote() {
	const words = useLoadedWords();
	return (
		<output>
			{words && (
				<span className={styles.received} data-not-in-url="">
					{words.sharing.notInUrl}
				</span>
			)}
		</output>
	);
}
