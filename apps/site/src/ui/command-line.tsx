import { Copy } from "lucide-react";
import type { CopyWords } from "./copyable-code.tsx";
import styles from "./command-line.module.css";

/** A command in one line with a button that copies it; long ones wrap. */
export function CommandLine({ command, words }: { readonly command: string; readonly words: CopyWords }) {
	return (
		<div className={styles.line} data-code-block="">
			<code translate="no">{command}</code>
			<button
				type="button"
				title={words.copy}
				data-copy-code={words.copy}
				data-copied={words.copied}
				data-failed={words.copyFailed}
				data-needs-script=""
			>
				<Copy aria-hidden="true" focusable="false" />
				<span aria-live="polite">{words.copy}</span>
			</button>
		</div>
	);
}
