import { wordsIn } from "../../../messages/words.ts";
import type { Locale } from "../../lib/locale.ts";
import type { TurkishMark } from "./model-words.ts";
import styles from "./turkish-filter.module.css";

/**
 * Hides the rows beside it whose `data-turkish` is not `yes`; nothing where that would hide all of them or none. The page's
 * script makes it work, and it is not there without scripts.
 */
export function TurkishFilter({
	rows,
	message,
	locale,
}: {
	/** What the rows say of Turkish, those without text left out. */
	readonly rows: readonly TurkishMark[];
	/** How many of them are shown, with `{shown}` and `{total}`. */
	readonly message: string;
	readonly locale: Locale;
}) {
	if (!rows.includes("yes") || rows.every((row) => row === "yes")) return undefined;
	return (
		<p className={styles.filter} data-turkish-filter="">
			<label>
				<input type="checkbox" autoComplete="off" disabled /> {wordsIn(locale).modelFacts.knowsTurkish}
			</label>
			<output data-message={message} />
		</p>
	);
}
