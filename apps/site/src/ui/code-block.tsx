import { Copy } from "lucide-react";
import { wordsIn } from "../../messages/words.ts";
import type { CodeToken, HighlightedCode } from "../lib/highlight.ts";
import type { Locale } from "../lib/locale.ts";
import styles from "./code-block.module.css";

/** Highlighted code with a button that copies it. Long lines scroll; the keyboard can reach and scroll them too. */
export function CodeBlock({
	code,
	label,
	locale,
}: {
	readonly code: HighlightedCode;
	/** What the code is, for screen readers: `Python, requests`. */
	readonly label: string;
	readonly locale: Locale;
}) {
	const words = wordsIn(locale).code;
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
			<pre tabIndex={0} role="region" aria-label={`${words.block}: ${label}`}>
				<code translate="no">
					{code.map((line, index) => (
						<Line key={index} tokens={line} isLast={index === code.length - 1} />
					))}
				</code>
			</pre>
		</div>
	);
}

function Line({ tokens, isLast }: { readonly tokens: readonly CodeToken[]; readonly isLast: boolean }) {
	return (
		<>
			{tokens.map(({ text, kind }, index) =>
				kind ? (
					<span key={index} className={styles[kind]}>
						{text}
					</span>
				) : (
					text
				),
			)}
			{isLast ? "" : "\n"}
		</>
	);
}
