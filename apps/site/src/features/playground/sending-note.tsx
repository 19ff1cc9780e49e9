import { fill } from "../../lib/fill.ts";
import { toSizeWords } from "./file-words.ts";
import styles from "./playground.module.css";
import { usePlayground } from "./playground-context.ts";
import type { Run } from "./use-run.ts";

/** Bytes from which sending takes long enough to be worth a word. */
const WORTH_TELLING = 250_000;

/** What is being sent, for as long as no answer has begun. How far it has come, no page can tell. */
export function SendingNote({ run: { status, sendingBytes = 0 } }: { readonly run: Run }) {
	const { locale, words } = usePlayground();
	if (status !== "running" || sendingBytes < WORTH_TELLING) return undefined;
	return (
		<p className={styles.status} data-sending={sendingBytes}>
			{fill(words.sending, { size: toSizeWords(sendingBytes, locale) })}
		</p>
	);
}
