import { CopyCodeButton, type CopyWords } from "./copy-code-button.tsx";
import styles from "./command-line.module.css";

/** A command in one line with a button that copies it; long ones wrap. */
export function CommandLine({ command, words }: { readonly command: string; readonly words: CopyWords }) {
	return (
		<div className={styles.line} data-code-block="">
			<code translate="no">{command}</code>
			<CopyCodeButton words={words} title={words.copy} />
		</div>
	);
}
