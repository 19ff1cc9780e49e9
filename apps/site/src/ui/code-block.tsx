import { Copy } from "lucide-react";
import { wordsIn } from "../../messages/words.ts";
import type { CodeLine, CodeToken, HighlightedCode } from "../lib/highlight.ts";
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
			<section tabIndex={0} aria-label={`${words.block}: ${label}`}>
				<pre>
					<code translate="no">
						{code.map((line) => (
							<Line key={line.number} line={line} isLast={line.number === code.length} />
						))}
					</code>
				</pre>
			</section>
		</div>
	);
}

function Line({ line, isLast }: { readonly line: CodeLine; readonly isLast: boolean }) {
	return (
		<>
			{line.tokens.map((token) => (
				<Token key={token.start} token={token} />
			))}
			{isLast ? "" : "\n"}
		</>
	);
}

function Token({ token: { text, kind } }: { readonly token: CodeToken }) {
	return kind ? <span className={styles[kind]}>{text}</span> : text;
}
