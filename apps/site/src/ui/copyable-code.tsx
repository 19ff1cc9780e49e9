import { Copy } from "lucide-react";
import type { ReactNode } from "react";
import type { Messages } from "../../messages/words.ts";
import styles from "./code-block.module.css";

/** Words of the frame around code. */
export type CopyWords = Messages["code"];

/** A frame around code with a button that copies it. Long lines scroll; the keyboard can reach and scroll them too. */
export function CopyableCode({
	label,
	words,
	children,
}: {
	/** Label of the code for screen readers: `Python, requests`. */
	readonly label: string;
	readonly words: CopyWords;
	readonly children: ReactNode;
}) {
	return (
		<div className={styles.block} data-code-block="">
			<button
				type="button"
				className={styles.copy}
				data-copy-code={words.copy}
				data-copied={words.copied}
				data-failed={words.copyFailed}
				data-needs-script=""
			>
				<Copy aria-hidden="true" focusable="false" />
				<span aria-live="polite">{words.copy}</span>
			</button>
			<section tabIndex={0} aria-label={`${words.block}: ${label}`}>
				<pre>
					<code translate="no">{children}</code>
				</pre>
			</section>
		</div>
	);
}
