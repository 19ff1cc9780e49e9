import { fill } from "../../../lib/fill.ts";
import { toSizeWords } from "../../../lib/words/size-words.ts";
import styles from "./answer.module.css";
import { usePlayground } from "../parts/playground-context.ts";
import type { RunState } from "../run/state/run-state.ts";

/** Body size in bytes from which the upload is shown. */
const SHOWN_FROM_BYTES = 250_000;

/** Size of the body being sent, until the response begins. Pages cannot measure the progress of an upload. */
export function SendingNote({ run: { status, sendingBytes = 0 } }: { readonly run: RunState }) {
	const { locale, words } = usePlayground();
	if (status !== "running" || sendingBytes < SHOWN_FROM_BYTES) return undefined;
	return (
		<p className={styles.status} data-sending={sendingBytes}>
			{fill(words.sending, { size: toSizeWords(sendingBytes, locale) })}
		</p>
	);
}
