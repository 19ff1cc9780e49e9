import { Copy } from "lucide-react";
import type { Messages } from "../../../messages/words.ts";
import styles from "./tool-button.module.css";

/** Words of the frame around code. */
export type CopyWords = Messages["code"];

/** The button that copies the code of its `data-code-block`. */
export function CopyCodeButton({
	words,
	title,
}: {
	readonly words: CopyWords;
	/** What the button does, for one that shows its icon alone. */
	readonly title?: string;
}) {
	return (
		<button
			type="button"
			className={styles.tool}
			title={title}
			data-copy-code={words.copy}
			data-copied={words.copied}
			data-failed={words.copyFailed}
			data-needs-script=""
		>
			<Copy aria-hidden="true" focusable="false" />
			<span aria-live="polite">{words.copy}</span>
		</button>
	);
}
